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
import * as css from "./Columns.css";

export interface ColumnsProps extends ComponentProps<"div"> {
  /**
   * Shares of the width that the two children take.
   * @default "1/1"
   */
  split?: "1/1" | "1/2" | "2/1" | "2/3" | "3/2" | "1/3" | "3/1";
  /**
   * Breakpoint from which they stand side by side; below it they stand one under the other.
   * @default "lg"
   */
  from?: "md" | "lg";
  /**
   * Space between them, side by side and one under the other.
   * @default { base: "6", lg: "12" }
   */
  gap?: Responsive<Space>;
  /**
   * How areas of unequal height stand beside each other.
   * @default "stretch"
   */
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  /** Keeps one child in view below the header while the other scrolls past. */
  sticky?: "start" | "end";
  /**
   * The element that is written.
   * @default "div"
   */
  as?: LayoutElement;
}

const defaultGap = { base: "6", lg: "12" } as const;

/** `1/2` as tracks that nothing in them widens. */
const tracks = (split: string) => split.replace(/\d/g, "minmax(0, $&fr)").replace("/", " ");

/** Two areas of unequal weight: gallery and buy column, cart lines and price summary. */
export function Columns({
  split = "1/1",
  from = "lg",
  gap = defaultGap,
  align = "stretch",
  sticky,
  as = "div",
  className,
  style,
  ...rest
}: ColumnsProps) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={cx(
        css.columns,
        gapClass,
        css.from[from],
        alignClass[align],
        sticky && css.kept[sticky][from],
        className,
      )}
      style={{
        ...responsiveVars("gap", gap, spaceVar),
        ...{ [css.tracksProperty]: tracks(split) },
        ...style,
      }}
    />
  );
}
