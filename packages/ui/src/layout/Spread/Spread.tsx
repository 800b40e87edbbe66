import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { align as alignClass, gap as gapClass } from "../flow.css";
import {
  type LayoutElement,
  type Responsive,
  responsiveVars,
  type Space,
  spaceVar,
} from "../responsive";
import { spread } from "./Spread.css";

export interface SpreadProps extends ComponentProps<"div"> {
  /**
   * Least space between the two, also when they wrap.
   * @default "4"
   */
  gap?: Responsive<Space>;
  /**
   * How the two stand to each other when one is higher.
   * @default "center"
   */
  align?: "start" | "center" | "end" | "baseline";
  /**
   * The element that is written.
   * @default "div"
   */
  as?: LayoutElement;
}

/** Two children at the two ends of a line: a heading and its “View more”, a label and its amount. */
export function Spread({
  gap = "4",
  align = "center",
  as = "div",
  className,
  style,
  ...rest
}: SpreadProps) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={cx(spread, gapClass, alignClass[align], className)}
      style={{ ...responsiveVars("gap", gap, spaceVar), ...style }}
    />
  );
}
