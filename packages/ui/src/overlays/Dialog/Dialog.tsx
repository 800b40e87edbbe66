"use client";

import * as Primitive from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { Panel, type PanelProps } from "../Panel";
import { rising } from "../Panel/Panel.css";
import { usePushAway } from "../Panel/usePushAway";
import { dialog } from "./Dialog.css";
import { type DialogMessages, dialogMessages } from "./messages";

export interface DialogProps extends PanelProps {
  /**
   * Width from 480 px of viewport up: 416, 576 or 960 px. On phones a dialog is a sheet along the
   * lower edge.
   * @default "medium"
   */
  size?: "small" | "medium" | "large";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<DialogMessages>;
}

/**
 * Interrupts the page for something short that belongs to it: a size chart, an address form. The
 * sheet that it is on phones can be pushed away with a finger. Native props and the ref go to the
 * dialog's element.
 */
export function Dialog({ size = "medium", messages, className, ...rest }: DialogProps) {
  const text = useMessages("dialog", dialogMessages, messages);
  return (
    <Panel
      {...rest}
      {...usePushAway("sheet", rest)}
      className={cx(rising, dialog, className)}
      data-size={size}
      closeLabel={text.close}
    />
  );
}

export interface DialogCloseProps extends ComponentProps<"button"> {
  /**
   * Puts the behaviour on the only child, such as a `Button`, instead of a button of its own.
   * @default true
   */
  asChild?: boolean;
}

/** Closes the `Dialog` or `Drawer` it stands in: wrap a `Button` with it. */
export function DialogClose({ asChild = true, ...rest }: DialogCloseProps) {
  return <Primitive.Close asChild={asChild} {...rest} />;
}
