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
   * @default the provider's `shopName`
   */
  children?: ReactNode;
  /**
   * `large` where it has room around it, as in a footer; `medium` in a header.
   * @default "medium"
   */
  size?: "medium" | "large";
}

/** A word of so many letters has room in any phone's header at full size. */
const short = 6;

const isLong = (name: string) => name.split(/\s+/).some((word) => [...word].length > short);

/**
 * The brand's word mark in the display face over a running stitch, leading home. A logo is named by
 * the provider's `shopName`; with neither name nor logo nothing is rendered. In a phone's header a long
 * name is set smaller and on two lines.
 */
export function BrandMark({
  href = "/",
  children,
  size = "medium",
  className,
  ...rest
}: BrandMarkProps) {
  const { linkComponent: Anchor, shopName } = useTheme();
  const mark = children ?? shopName;
  if (!mark) return null;
  return (
    <Anchor
      aria-label={typeof mark === "string" ? undefined : shopName}
      {...rest}
      href={href}
      className={cx(brandMark, className)}
      data-size={size}
      data-long={(typeof mark === "string" && isLong(mark)) || undefined}
    >
      <span className={word} translate="no">
        {mark}
      </span>
    </Anchor>
  );
}
