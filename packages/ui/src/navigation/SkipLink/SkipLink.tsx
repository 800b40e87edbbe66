"use client";

import type { ComponentProps, MouseEvent } from "react";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { type SkipLinkMessages, skipLinkMessages } from "./messages";
import { skipLink } from "./SkipLink.css";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /**
   * The main content's address on the page.
   * @default "#main"
   */
  href?: string;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SkipLinkMessages>;
}

/** First focusable thing of a page: lets keyboard users pass over the header. Seen on focus only. */
export function SkipLink({
  href = "#main",
  messages,
  className,
  children,
  onClick,
  ...rest
}: SkipLinkProps) {
  const text = useMessages("skipLink", skipLinkMessages, messages);
  // Moves focus itself: a new address would be a page change to the shop's router.
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const target = document.querySelector<HTMLElement>(href);
    if (!target || event.defaultPrevented) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a {...rest} href={href} className={cx(skipLink, className)} onClick={skip}>
      {children ?? text.label}
    </a>
  );
}
