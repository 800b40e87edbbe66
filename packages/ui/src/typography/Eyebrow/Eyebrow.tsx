import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { tone as toneClass } from "../Text/Text.css";
import { eyebrow } from "./Eyebrow.css";

export interface EyebrowProps extends ComponentProps<"p"> {
  /**
   * Its colour; `onPicture` only over a picture with its own scrim.
   * @default "muted"
   */
  tone?: "ink" | "muted" | "accent" | "sale" | "onPicture" | "inherit";
  /**
   * The element that is written.
   * @default "p"
   */
  as?: "p" | "span" | "div" | "dt";
}

/** The small capitals above a heading: a campaign, a category. Never a heading itself. */
export function Eyebrow({ tone = "muted", as = "p", className, ...rest }: EyebrowProps) {
  const Element = as as "p";
  return <Element {...rest} className={cx(eyebrow, toneClass[tone], className)} />;
}
