import type { ItemRead, ReviewSort } from "@taanka/api-client";
import { reviewSorts } from "@taanka/api-client/contract";
import { messageOf, reviewsQuery, shownReview, starsOf, useMayReview } from "@taanka/store";
import {
  Button,
  Columns,
  ErrorState,
  Inline,
  ReviewList,
  ReviewSummary,
  Stack,
  Text,
} from "@taanka/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lazyDialog } from "../../app/lazyDialog";
import { useTexts } from "../../texts";
import type { ReviewDraft } from "./ReviewDialog";
import { useSignInFirst } from "./useBuy";

const ReviewDialog = lazyDialog(() => import("./ReviewDialog"));

interface WriteReviewProps {
  item: ItemRead;
  /** Who has not received it is told so elsewhere. */
  buyersAlone?: boolean;
  /** Whether the shopper has just reviewed it, which the shop takes once. */
  written: boolean;
  onWrite: () => void;
}

function WriteReview({ item, buyersAlone = false, written, onWrite }: WriteReviewProps) {
  const mayReview = useMayReview(item._id);
  const signedInOr = useSignInFirst();
  const texts = useTexts().reviews;
  if (!mayReview && buyersAlone) return null;
  if (written || !mayReview) {
    return (
      <Text size="sm" tone="muted">
        {written ? texts.written : texts.buyersOnly}
      </Text>
    );
  }
  return (
    <Inline>
      <Button
        tone="secondary"
        aria-haspopup="dialog"
        onClick={() => signedInOr(texts.loginToWrite) && onWrite()}
      >
        {texts.write}
      </Button>
    </Inline>
  );
}

/** What buyers think of a product: at a glance, one by one, and the way to say so oneself. */
export default function Reviews({ item, ...draft }: ReviewDraft & { item: ItemRead }) {
  const [sort, setSort] = useState<ReviewSort>("newest");
  const [writing, setWriting] = useState(false);
  const [reviewed, setReviewed] = useState<string>();
  const written = reviewed === item._id;
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(reviewsQuery(item._id, sort));
  const { reviews: texts, common } = useTexts();
  if (error && !data) {
    return (
      <ErrorState title={texts.failed} retrying={isFetching} onRetry={() => void refetch()}>
        {messageOf(error, common.unexpectedError)}
      </ErrorState>
    );
  }
  const first = data?.pages[0];
  const reviews = data?.pages.flatMap((page) => page.reviews ?? []) ?? [];
  const write = { item, written, onWrite: () => setWriting(true) };
  const list = (
    <ReviewList
      reviews={reviews.map(shownReview)}
      total={first?.totalReviews ?? reviews.length}
      headingLevel={2}
      sort={sort}
      sorts={reviewSorts}
      onSortChange={(next) => setSort(reviewSorts.find((known) => known === next) ?? sort)}
      onLoadMore={hasNextPage ? () => void fetchNextPage() : undefined}
      loading={isPending || isFetching}
      messages={{ emptyMore: texts.whoWritesFirst }}
      emptyAction={<WriteReview {...write} buyersAlone />}
    />
  );
  return (
    <>
      {first && reviews.length > 0 ? (
        <Columns split="1/2" sticky="start">
          <Stack gap="6">
            <ReviewSummary counts={starsOf(first)} average={first.average ?? undefined} />
            <WriteReview {...write} />
          </Stack>
          {list}
        </Columns>
      ) : (
        list
      )}
      {writing && (
        <ReviewDialog
          {...draft}
          item={item}
          onSent={() => {
            setReviewed(item._id);
            draft.onDraftChange({});
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
