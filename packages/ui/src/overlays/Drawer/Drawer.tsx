"use client";

import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { Panel, type PanelProps } from "../Panel";
import { usePushAway } from "../Panel/usePushAway";
import { drawer } from "./Drawer.css";
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
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<DrawerMessages>;
}

/**
 * A panel from an edge for what goes along with the page: filters, the menu, the cart. A finger can
 * push it back over its edge. Native props and the ref go to the drawer's element.
 */
export function Drawer({
  side = "end",
  size = "medium",
  messages,
  className,
  ...rest
}: DrawerProps) {
  const text = useMessages("drawer", drawerMessages, messages);
  const pushed = usePushAway(side, rest);
  return (
    <Panel
      {...rest}
      {...pushed}
      className={cx(drawer, className)}
      data-side={side}
      data-size={size}
      closeLabel={text.close}
    />
  );
}
