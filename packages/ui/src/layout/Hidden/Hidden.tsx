import type { ComponentProps } from "react";
import type { Breakpoint } from "../../tokens/scales";
import { cx } from "../../utils/cx";
import type { LayoutElement } from "../responsive";
import * as css from "./Hidden.css";

export interface HiddenProps extends ComponentProps<"div"> {
  /** Hides at this breakpoint and wider. */
  above?: Breakpoint;
  /** Hides on anything narrower than this breakpoint. */
  below?: Breakpoint;
  /**
   * The element that is written.
   * @default "div"
   */
  as?: LayoutElement;
}

/** Leaves its children out of the page, and out of reach of a screen reader, at some widths. */
export function Hidden({ above, below, as = "div", className, ...rest }: HiddenProps) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={cx(above && css.hiddenFrom[above], below && css.hiddenBelow[below], className)}
    />
  );
}

export interface VisibleProps extends ComponentProps<"div"> {
  /** Shows at this breakpoint and wider. */
  above?: Breakpoint;
  /** Shows on anything narrower than this breakpoint. */
  below?: Breakpoint;
  /**
   * The element that is written.
   * @default "div"
   */
  as?: LayoutElement;
}

/** Shows its children at some widths only: the opposite of `Hidden`. */
export function Visible({ above, below, ...rest }: VisibleProps) {
  return <Hidden {...rest} above={below} below={above} />;
}
