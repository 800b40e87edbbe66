"use client";

import { Popover as Primitive } from "radix-ui";
import { type ComponentProps, type ReactElement, type ReactNode, useId } from "react";
import { IconButton } from "../../controls/IconButton";
import { CloseIcon } from "../../icons/actions";
import { useMessages, usePortalContainer, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { staysOpenForToasts } from "../../utils/toastRegion";
import { floating } from "../Floating/Floating.css";
import { OverlayBoundary } from "../Panel/OverlayBoundary";
import { type PopoverMessages, popoverMessages } from "./messages";
import * as styles from "./Popover.css";

export interface PopoverProps extends Omit<ComponentProps<"div">, "title"> {
  /** The control that opens it. */
  trigger: ReactElement;
  /** Names the popover; shown as its heading beside the close button. */
  title: ReactNode;
  /** Open or not, when the parent decides. */
  open?: boolean;
  /**
   * Whether it is open at the start, where the shop does not hold it itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with whether it is open. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Side of the trigger it prefers; it turns over where there is no room.
   * @default "bottom"
   */
  side?: "top" | "bottom" | "start" | "end";
  /**
   * Edge of the trigger that the popover's own edge stands at, or its middle.
   * @default "start"
   */
  align?: "start" | "center" | "end";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PopoverMessages>;
}

/** A small plate beside its trigger for a detail that need not interrupt: a tax note, a filter. */
export function Popover({
  trigger,
  title,
  open,
  defaultOpen,
  onOpenChange,
  side = "bottom",
  align = "start",
  messages,
  className,
  children,
  ...rest
}: PopoverProps) {
  const text = useMessages("popover", popoverMessages, messages);
  const { dir } = useTheme();
  const portalContainer = usePortalContainer();
  const titleId = useId();
  const startSide = dir === "rtl" ? "right" : "left";
  const endSide = dir === "rtl" ? "left" : "right";
  const physical = side === "start" ? startSide : side === "end" ? endSide : side;
  return (
    <Primitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      {portalContainer !== null && (
        <Primitive.Portal container={portalContainer}>
          <Primitive.Content
            onInteractOutside={staysOpenForToasts}
            {...rest}
            className={cx(floating, styles.popover, className)}
            aria-labelledby={titleId}
            side={physical}
            align={align}
            sideOffset={8}
            collisionPadding={16}
          >
            <div className={styles.header}>
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              <Primitive.Close asChild>
                <IconButton size="small" label={text.close}>
                  <CloseIcon size={16} />
                </IconButton>
              </Primitive.Close>
            </div>
            <OverlayBoundary>
              <div className={styles.body}>{children}</div>
            </OverlayBoundary>
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}
