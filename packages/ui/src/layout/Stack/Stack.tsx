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
import * as css from "./Stack.css";

export interface StackProps extends ComponentProps<"div"> {
  /**
   * Space between the children.
   * @default "4"
   */
  gap?: Responsive<Space>;
  /**
   * Across the stack; `stretch` fills its width.
   * @default "stretch"
   */
  align?: "start" | "center" | "end" | "stretch";
  /** Along the stack, where it is taller than its children. */
  justify?: "start" | "center" | "end" | "between";
  /**
   * A hairline between the children, with the gap on both its sides.
   * @default false
   */
  divided?: boolean;
  /**
   * The element that is written.
   * @default "div"
   */
  as?: LayoutElement;
}

/** Children one below the other at even distances. */
export function Stack({
  gap = "4",
  align,
  justify,
  divided = false,
  as = "div",
  className,
  style,
  ...rest
}: StackProps) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={cx(
        css.stack,
        gapClass,
        align && alignClass[align],
        justify && justifyClass[justify],
        divided && css.divided,
        className,
      )}
      style={{ ...responsiveVars("gap", gap, spaceVar), ...style }}
    />
  );
}
