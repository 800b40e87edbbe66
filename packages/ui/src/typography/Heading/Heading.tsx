import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { align as alignClass, lines as linesClass, tone as toneClass } from "../Text/Text.css";
import * as css from "./Heading.css";

/** A step of the scale of headings, whatever their level is. */
export type HeadingSize = "md" | "lg" | "xl" | "2xl" | "3xl" | "4xl" | "5xl";

export interface HeadingProps extends ComponentProps<"h2"> {
  /** Depth in the page's outline; one 1 a page, none skipped. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * How large it looks, apart from its depth.
   * @default 4xl, 3xl, 2xl, xl, lg, md for levels 1 to 6
   */
  size?: HeadingSize;
  /**
   * Its colour; `onPicture` only over a picture with its own scrim.
   * @default "ink"
   */
  tone?: "ink" | "muted" | "accent" | "onPicture" | "inherit";
  /**
   * Edge that its lines stand at.
   * @default "start"
   */
  align?: "start" | "center" | "end";
  /** Cuts the heading off after so many lines. */
  lines?: 1 | 2 | 3;
}

const usualSize: Record<HeadingProps["level"], HeadingSize> = {
  1: "4xl",
  2: "3xl",
  3: "2xl",
  4: "xl",
  5: "lg",
  6: "md",
};

/** A heading in the brand's display face. */
export function Heading({
  level,
  size = usualSize[level],
  tone = "ink",
  align,
  lines,
  className,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as "h2";
  return (
    <Element
      {...rest}
      className={cx(
        css.heading,
        css.size[size],
        toneClass[tone],
        align && alignClass[align],
        lines && linesClass[lines],
        className,
      )}
    />
  );
}
