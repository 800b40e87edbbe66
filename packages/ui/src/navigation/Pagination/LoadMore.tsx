"use client";

import type { ComponentProps } from "react";
import { Button } from "../../controls/Button";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { formatCount } from "../../utils/formatCount";
import { type LoadMoreMessages, loadMoreMessages } from "./messages";
import { loadMore, progressText } from "./Pagination.css";

export interface LoadMoreProps extends ComponentProps<"div"> {
  /** Products in the list now. */
  shown: number;
  /** Products there are. At `shown` the button goes. */
  total: number;
  onLoadMore: () => void;
  /** @default false */
  loading?: boolean;
  messages?: Partial<LoadMoreMessages>;
}

/** Goes on with a long list on the same page, and says how far it is. */
export function LoadMore({
  shown,
  total,
  onLoadMore,
  loading = false,
  messages,
  className,
  ...rest
}: LoadMoreProps) {
  const text = useMessages("loadMore", loadMoreMessages, messages);
  const { locale } = useTheme();
  return (
    <div {...rest} className={cx(loadMore, className)}>
      <p role="status" className={progressText}>
        {fill(text.progress, {
          shown: formatCount(shown, locale),
          total: formatCount(total, locale),
        })}
      </p>
      {shown < total && (
        <Button tone="secondary" loading={loading} onClick={onLoadMore}>
          {text.loadMore}
        </Button>
      )}
    </div>
  );
}
