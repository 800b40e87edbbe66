import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { root, tones } from "./Badge.css";

export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * `sale` for a discount, `label` for a word about the product on its picture (“POPULAR”),
   * `accent` for a campaign; `positive`, `caution` and `critical` for the state of an order or stock.
   * @default "label"
   */
  tone?: "sale" | "label" | "accent" | "positive" | "caution" | "critical";
}

/** A short word or number about a thing: its discount, its campaign, its state. Not clickable. */
export function Badge({ tone = "label", className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(root, tones[tone], className)} />;
}
