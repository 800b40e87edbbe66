import type { ActiveFilter, SortOrder } from "@taanka/api-client";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { type ListingKind, listingQuery } from "../../data/listing";

/** The pages of a listing that are shown so far, as one list. */
export function useListing(
  of: ListingKind,
  sortBy: SortOrder | undefined,
  filters: readonly ActiveFilter[],
) {
  const identity = JSON.stringify([of, sortBy, filters]);
  const [shown, setShown] = useState({ identity, pages: 1 });
  const pages = shown.identity === identity ? shown.pages : 1;
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      listingQuery({ of, page: index + 1, sortBy, filters }),
    ),
  });
  const last = answers[answers.length - 1];
  return {
    cards: answers.flatMap(({ data }) => data?.cards ?? []),
    /** Products on all pages together; unknown until the first answer. */
    total: answers[0]?.data?.total,
    error: answers.find(({ error }) => error)?.error,
    /** The list on the screen is being loaded or replaced. */
    busy:
      answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData) &&
      pages === 1,
    loadingMore: pages > 1 && last?.isFetching === true,
    loadMore: () => setShown({ identity, pages: pages + 1 }),
    retry: () => {
      for (const { error, refetch } of answers) if (error) void refetch();
    },
  };
}
