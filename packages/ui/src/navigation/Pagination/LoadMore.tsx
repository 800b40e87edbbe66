"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Button, ButtonLink } from "../../controls/Button";
import { busyMark, content } from "../../controls/Button/Button.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { formatCount } from "../../utils/formatCount";
import { failure, loadMore, progressText } from "./LoadMore.css";
import { type LoadMoreMessages, loadMoreMessages } from "./messages";

export interface LoadMoreProps extends Omit<ComponentProps<"div">, "children"> {
  /** Products in the list now. */
  shown: number;
  /** Products there are. At `shown` the button goes. */
  total: number;
  /** Called when the reader wants more. */
  onLoadMore: () => void;
  /** Page with the next products: the button is a link then, which search engines follow too. */
  href?: string;
  /** Why the last try brought nothing; the button stays for another one. */
  error?: ReactNode;
  /**
   * More are on their way.
   * @default false
   */
  loading?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<LoadMoreMessages>;
}

/** Goes on with a long list on the same page, and says how far it is. */
export function LoadMore({
  shown,
  total,
  onLoadMore,
  href,
  error,
  loading = false,
  messages,
  className,
  ...rest
}: LoadMoreProps) {
  const text = useMessages("loadMore", loadMoreMessages, messages);
  const { locale } = useTheme();
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!loading) onLoadMore();
  };
  return (
    <div {...rest} className={cx(loadMore, className)}>
      <p role="status" className={progressText}>
        {fill(text.progress, {
          shown: formatCount(shown, locale),
          total: formatCount(total, locale),
        })}
      </p>
      {error && !loading && (
        <p role="alert" className={failure}>
          {error}
        </p>
      )}
      {shown < total && !href && (
        <Button tone="secondary" loading={loading} onClick={onLoadMore}>
          {text.loadMore}
        </Button>
      )}
      {shown < total && href && (
        <ButtonLink
          tone="secondary"
          href={href}
          rel="next"
          aria-busy={loading || undefined}
          onClick={load}
        >
          <span className={content}>{text.loadMore}</span>
          {loading && <span className={busyMark} />}
        </ButtonLink>
      )}
    </div>
  );
}
