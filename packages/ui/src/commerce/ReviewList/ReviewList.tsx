"use client";

import type { ComponentProps, ReactNode } from "react";
import { Select } from "../../controls/Select";
import { EmptyState } from "../../feedback/EmptyState";
import { Skeleton } from "../../feedback/Skeleton";
import { LoadMore } from "../../navigation/Pagination";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { type ReviewListMessages, reviewListMessages } from "./messages";
import { type Review, ReviewCard, type ReviewCardProps } from "./ReviewCard";
import * as css from "./ReviewList.css";

/** Orders of a list of reviews. */
export type ReviewSort = "newest" | "helpful" | "highest" | "lowest";

const everySort: readonly ReviewSort[] = ["newest", "helpful", "highest", "lowest"];

export interface ReviewListProps
  extends Omit<ComponentProps<"section">, "children">,
    Pick<ReviewCardProps, "headingLevel"> {
  /** Reviews in the order in which they are shown. */
  reviews: readonly Review[];
  /** How many there are in all. With `onLoadMore` a button brings the next ones. */
  total?: number;
  /** Called when the reader wants the next ones. */
  onLoadMore?: () => void;
  /** The order of `reviews`. Shown for a choice with `onSortChange`. */
  sort?: ReviewSort;
  /** Called with the chosen order. */
  onSortChange?: (sort: ReviewSort) => void;
  /**
   * The orders that the shop can answer.
   * @default ["newest", "helpful", "highest", "lowest"]
   */
  sorts?: readonly ReviewSort[];
  /** Called when the reader finds a review helpful or takes that back. */
  onHelpfulChange?: (id: string, helpful: boolean) => void;
  /**
   * Reviews are on their way: the first ones, others in another order, or more.
   * @default false
   */
  loading?: boolean;
  /** Stands where there is no review: a button to write one. */
  emptyAction?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ReviewListMessages>;
}

function LoadingReviews({ label }: { label: string }) {
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {label}
      </span>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} shape="text" lines={3} />
      ))}
    </>
  );
}

/** Reviews of a product, one below the other: their order, their number and the way to more. */
export function ReviewList({
  reviews,
  total,
  onLoadMore,
  sort,
  onSortChange,
  sorts = everySort,
  onHelpfulChange,
  loading = false,
  emptyAction,
  headingLevel,
  messages,
  className,
  ...rest
}: ReviewListProps) {
  const text = useMessages("reviewList", reviewListMessages, messages);
  const empty = reviews.length === 0;
  return (
    <section aria-label={text.label} {...rest} className={cx(css.root, className)}>
      {onSortChange && !empty && (
        <div className={css.head}>
          <Select
            className={css.sort}
            size="small"
            label={text.sort}
            hideLabel
            options={sorts.map((value) => ({ value, label: text[value] }))}
            value={sort}
            onValueChange={(value) => {
              const chosen = sorts.find((known) => known === value);
              if (chosen) onSortChange(chosen);
            }}
          />
        </div>
      )}
      {empty && loading && <LoadingReviews label={text.loading} />}
      {empty && !loading && (
        <EmptyState drawing="star" title={text.empty} level="none" action={emptyAction}>
          {text.emptyMore}
        </EmptyState>
      )}
      {!empty && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are removed
        <ul role="list" className={css.list} aria-busy={loading || undefined}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard
                review={review}
                headingLevel={headingLevel}
                onHelpfulChange={
                  onHelpfulChange && ((helpful) => onHelpfulChange(review.id, helpful))
                }
              />
            </li>
          ))}
        </ul>
      )}
      {!empty && onLoadMore && (
        <LoadMore
          shown={reviews.length}
          total={total ?? reviews.length}
          loading={loading}
          onLoadMore={onLoadMore}
        />
      )}
    </section>
  );
}
