"use client";

import { useCallback, useEffect, useRef } from "react";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { setRef } from "../../utils/setRef";
import { useControlled } from "../../utils/useControlled";
import { Panel, type PanelProps } from "../Panel";
import { drawer } from "./Drawer.css";
import { dragToClose } from "./dragToClose";
import { type DrawerMessages, drawerMessages } from "./messages";

export interface DrawerProps extends PanelProps {
  /**
   * The edge it comes from, along the line of text; `bottom` makes a sheet.
   * @default "end"
   */
  side?: "start" | "end" | "bottom";
  /**
   * Width of a drawer at the side: 352, 448 or 672 px, at most the whole viewport.
   * @default "medium"
   */
  size?: "small" | "medium" | "large";
  messages?: Partial<DrawerMessages>;
}

/**
 * A panel from an edge for what goes along with the page: filters, the menu, the cart. A finger can
 * push it back over its edge. Native props and the ref go to the drawer's element.
 */
export function Drawer({
  side = "end",
  size = "medium",
  open,
  defaultOpen = false,
  onOpenChange,
  messages,
  className,
  ref,
  ...rest
}: DrawerProps) {
  const text = useMessages("drawer", drawerMessages, messages);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const close = useRef(() => {});
  useEffect(() => {
    close.current = () => setOpen(false);
  });
  const content = useCallback(
    (node: HTMLDivElement) => {
      const release = setRef(ref, node);
      const stop = dragToClose(node, side, () => close.current());
      return () => {
        stop();
        release();
      };
    },
    [ref, side],
  );
  return (
    <Panel
      {...rest}
      ref={content}
      open={isOpen}
      onOpenChange={setOpen}
      className={cx(drawer, className)}
      data-side={side}
      data-size={size}
      closeLabel={text.close}
    />
  );
}
