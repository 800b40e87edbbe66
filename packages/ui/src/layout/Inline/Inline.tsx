import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { align as alignClass, gap as gapClass, justify as justifyClass } from "../flow.css";
import {
  type LayoutElement,
  type Responsive,
  responsiveVars,
  type Space,
  spaceVar,
} from "../responsive";
import * as css from "./Inline.css";

export interface InlineProps extends ComponentProps<"div"> {
  /**
   * Space between the children, and between lines when they wrap.
   * @default "3"
   */
  gap?: Responsive<Space>;
  /**
   * How children of unequal height stand in their line.
   * @default "center"
   */
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  /**
   * Where they stand along the line; `between` spreads them over its width.
   * @default "start"
   */
  justify?: "start" | "center" | "end" | "between";
  /**
   * Goes on in a new line when the children don't fit.
   * @default true
   */
  wrap?: boolean;
  /**
   * The element that is written.
   * @default "div"
   */
  as?: LayoutElement;
}

/** Children side by side at even distances: buttons, chips, badges. */
export function Inline({
  gap = "3",
  align = "center",
  justify,
  wrap = true,
  as = "div",
  className,
  style,
  ...rest
}: InlineProps) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={cx(
        css.inline,
        wrap && css.wrapping,
        gapClass,
        alignClass[align],
        justify && justifyClass[justify],
        className,
      )}
      style={{ ...responsiveVars("gap", gap, spaceVar), ...style }}
    />
  );
}
