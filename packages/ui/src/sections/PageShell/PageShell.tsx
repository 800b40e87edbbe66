"use client";

import type { ComponentProps, ReactNode } from "react";
import { SkipLink } from "../../navigation/SkipLink";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { main, shell } from "./PageShell.css";

export interface PageShellProps extends ComponentProps<"div"> {
  /** The `SiteHeader`. Without one, the content starts at the top. */
  header?: ReactNode;
  /** The `SiteFooter`; left out on checkout pages. */
  footer?: ReactNode;
  /**
   * The content begins under the header, for a page that opens with a full-screen picture.
   * @default false
   */
  underHeader?: boolean;
}

/**
 * Every page's frame: skip link, header, the main content with the header's offset, and footer. It
 * renders the page's one `main`, around the children.
 */
export function PageShell({
  header,
  footer,
  underHeader = false,
  className,
  children,
  ...rest
}: PageShellProps) {
  return (
    <div {...rest} className={cx(shell, className)}>
      <SkipLink />
      {inElement(header)}
      <main id="main" tabIndex={-1} className={main} data-offset={Boolean(header) && !underHeader}>
        {children}
      </main>
      {inElement(footer)}
    </div>
  );
}
