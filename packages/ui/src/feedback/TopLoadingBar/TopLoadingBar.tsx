"use client";

import type { ComponentProps } from "react";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { type TopLoadingBarMessages, topLoadingBarMessages } from "./messages";
import { bar } from "./TopLoadingBar.css";

export interface TopLoadingBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** A page is on its way. Shown at once, faint at first, so that quick changes pass without a flash. */
  active: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<TopLoadingBarMessages>;
}

/** A thread along the top edge of the window while the next page loads. Render it once. */
export function TopLoadingBar({ active, messages, className, ...rest }: TopLoadingBarProps) {
  const text = useMessages("topLoadingBar", topLoadingBarMessages, messages);
  const spoken = active
    ? { role: "progressbar", "aria-label": text.label }
    : { "aria-hidden": true as const };
  return (
    <div
      {...rest}
      {...spoken}
      data-state={active ? "active" : "idle"}
      className={cx(bar, className)}
    />
  );
}
