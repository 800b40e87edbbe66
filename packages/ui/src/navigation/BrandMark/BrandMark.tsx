"use client";

import type { ReactNode } from "react";
import { type LinkComponentProps, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { brandMark, word } from "./BrandMark.css";

export interface BrandMarkProps extends Omit<LinkComponentProps, "href"> {
  /**
   * Where the mark leads: the home page.
   * @default "/"
   */
  href?: string;
  /**
   * The brand's name as it is written, or its logo.
   * @default "TAANKA"
   */
  children?: ReactNode;
  /** @default "medium" */
  size?: "medium" | "large";
}

/** The brand's word mark in the display face over a running stitch, leading home. */
export function BrandMark({
  href = "/",
  children = "TAANKA",
  size = "medium",
  className,
  ...rest
}: BrandMarkProps) {
  const { linkComponent: Anchor } = useTheme();
  return (
    <Anchor {...rest} href={href} className={cx(brandMark, className)} data-size={size}>
      <span className={word}>{children}</span>
    </Anchor>
  );
}
