"use client";

import type { ComponentProps } from "react";
import { Stitch } from "../../layout/Divider";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { type PageLoaderMessages, pageLoaderMessages } from "./messages";
import * as css from "./PageLoader.css";

export interface PageLoaderProps extends ComponentProps<"div"> {
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PageLoaderMessages>;
}

/**
 * Holds a page's place while its content loads, and says so: `children` is the text ("Loading
 * products..."). Where the shape of what comes is known, `Skeleton` is better.
 */
export function PageLoader({ messages, className, children, ...rest }: PageLoaderProps) {
  const text = useMessages("pageLoader", pageLoaderMessages, messages);
  return (
    <div role="status" {...rest} className={cx(css.loader, className)}>
      <div className={css.line}>
        <Stitch className={css.thread} />
      </div>
      <p className={bare}>{children ?? text.loading}</p>
    </div>
  );
}
