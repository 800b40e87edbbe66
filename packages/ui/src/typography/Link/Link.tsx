"use client";

import type { ReactNode } from "react";
import { type LinkComponentProps, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import * as css from "./Link.css";

export interface LinkProps extends LinkComponentProps {
  /**
   * Its colour; `inherit` takes that of the text around it.
   * @default "accent"
   */
  tone?: "accent" | "ink" | "muted" | "inherit";
  /**
   * Stands by itself, in a list or below a heading: 44 px high on touch, underlined on hover only.
   * Inside a sentence leave it off.
   * @default false
   */
  standalone?: boolean;
  /** Decorative icon before the text of a standalone link. */
  startIcon?: ReactNode;
  /** Decorative icon after the text of a standalone link. */
  endIcon?: ReactNode;
}

/** Goes to another page, through the provider's link component. */
export function Link({
  tone = "accent",
  standalone = false,
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: LinkProps) {
  const { linkComponent: Anchor } = useTheme();
  return (
    <Anchor
      {...rest}
      className={cx(css.link, css.tone[tone], standalone && css.standalone, className)}
    >
      {inElement(startIcon)}
      {inElement(children)}
      {inElement(endIcon)}
    </Anchor>
  );
}
