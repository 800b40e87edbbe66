import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import * as css from "./Text.css";

/** Colour roles that text may take; each reaches 4.5:1 on every surface. */
export type TextTone = keyof typeof css.tone;

export interface TextProps extends ComponentProps<"p"> {
  /**
   * 12, 14, 16, 18 or 22 px.
   * @default "md"
   */
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  /**
   * `onPicture` only over a picture with its own scrim.
   * @default "ink"
   */
  tone?: TextTone;
  /**
   * How heavy the letters are.
   * @default "regular"
   */
  weight?: "regular" | "medium" | "semibold";
  /**
   * Edge that its lines stand at.
   * @default "start"
   */
  align?: "start" | "center" | "end";
  /** Cuts the text off after so many lines, with an ellipsis. */
  lines?: 1 | 2 | 3 | 4;
  /**
   * Figures of one width, for amounts that stand below each other.
   * @default false
   */
  numeric?: boolean;
  /**
   * The element that is written.
   * @default "p"
   */
  as?:
    | "p"
    | "span"
    | "div"
    | "strong"
    | "em"
    | "small"
    | "time"
    | "address"
    | "li"
    | "dt"
    | "dd"
    | "figcaption";
}

/** Running text in the brand's text face. */
export function Text({
  size = "md",
  tone = "ink",
  weight,
  align,
  lines,
  numeric = false,
  as = "p",
  className,
  ...rest
}: TextProps) {
  const Element = as as "p";
  return (
    <Element
      {...rest}
      className={cx(
        css.size[size],
        css.tone[tone],
        weight && css.weight[weight],
        align && css.align[align],
        lines && css.lines[lines],
        numeric && css.numeric,
        className,
      )}
    />
  );
}
