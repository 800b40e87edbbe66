import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { gap as gapClass } from "../flow.css";
import {
  type LayoutElement,
  type Responsive,
  responsiveVars,
  type Space,
  spaceVar,
} from "../responsive";
import { grid, rows } from "./Grid.css";

export interface GridProps extends ComponentProps<"div"> {
  /**
   * Number of equal columns, from each breakpoint up: `{ base: 2, lg: 3 }`.
   * @default 2
   */
  columns?: Responsive<1 | 2 | 3 | 4 | 5 | 6>;
  /**
   * Space between columns, and between rows unless `rowGap` says otherwise.
   * @default "4"
   */
  gap?: Responsive<Space>;
  /** Space between rows alone. Left out it is that of `gap`. */
  rowGap?: Responsive<Space>;
  /**
   * The element that is written.
   * @default "div"
   */
  as?: LayoutElement;
}

/** Children in equal columns; rows as many as they need. */
export function Grid({
  columns = 2,
  gap = "4",
  rowGap,
  as = "div",
  className,
  style,
  ...rest
}: GridProps) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={cx(grid, gapClass, rowGap !== undefined && rows, className)}
      style={{
        ...responsiveVars("columns", columns),
        ...responsiveVars("gap", gap, spaceVar),
        ...responsiveVars("row-gap", rowGap, spaceVar),
        ...style,
      }}
    />
  );
}
