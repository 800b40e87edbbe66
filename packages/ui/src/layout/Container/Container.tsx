import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import type { LayoutElement } from "../responsive";
import * as css from "./Container.css";

export interface ContainerProps extends ComponentProps<"div"> {
  /**
   * Greatest width of what is inside: `content` 1360 px, `medium` 960, `narrow` 672 for reading,
   * `form` 416 for sign-in and the like.
   * @default "content"
   */
  width?: "content" | "medium" | "narrow" | "form";
  /**
   * The element that is written.
   * @default "div"
   */
  as?: LayoutElement;
}

/** Centres a page's content between its gutters (16 to 40 px, growing with the viewport). */
export function Container({ width = "content", as = "div", className, ...rest }: ContainerProps) {
  const Element = as as "div";
  return <Element {...rest} className={cx(css.container, css.width[width], className)} />;
}
