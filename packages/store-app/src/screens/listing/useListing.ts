import type { ActiveFilter, SortOrder } from "@taanka/api-client";
import { DEFAULT_PAGE_SIZE } from "@taanka/api-client/contract";
import { useQueries } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";
import { type ListingKind, listingQuery } from "../../data/listing";
import { useSession } from "../../session/SessionProvider";

/** What the history's entry keeps of a listing, so that Back and a reload bring all of it again. */
const entrySchema = v.object({
  shownPages: v.object({
    /** Which list it was: another sort order or filter begins anew. */
    of: v.string(),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  }),
});

/** How many pages of a list are shown; kept in the history's entry. */
function useShownPages(identity: string) {
  const location = useLocation();
  const navigate = useNavigate();
  // The server's page has one, whatever the browser remembers.
  const { known } = useSession();
  const entry = v.safeParse(entrySchema, location.state);
  const kept = entry.success ? entry.output.shownPages : undefined;
  const show = (count: number) =>
    navigate(location, { replace: true, state: { shownPages: { of: identity, count } } });
  return [known && kept?.of === identity ? kept.count : 1, show] as const;
}

/** Which list is shown, from which of its pages on. */
export interface ListingArrangement {
  of: ListingKind;
  sortBy: SortOrder | undefined;
  filters: readonly ActiveFilter[];
  firstPage: number;
}

/** The pages of a listing that are shown so far, as one list. */
export function useListing({ of, sortBy, filters, firstPage }: ListingArrangement) {
  const identity = JSON.stringify([of, sortBy, filters, firstPage]);
  const [pages, show] = useShownPages(identity);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      listingQuery({ of, page: firstPage + index, sortBy, filters }),
    ),
  });
  const [first, ...more] = answers;
  const cards = answers.flatMap(({ data }) => data?.cards ?? []);
  const retry = () => {
    for (const { error, refetch } of answers) if (error) void refetch();
  };
  const moreError = more.find(({ error }) => error)?.error;
  return {
    identity,
    cards,
    filtered: filters.length > 0,
    /** Products on all pages together; unknown until the first answer. */
    total: first?.data?.total,
    /** Products of this list up to the last one on the screen. */
    shown: (firstPage - 1) * DEFAULT_PAGE_SIZE + cards.length,
    /** The page after the last one on the screen. */
    nextPage: firstPage + pages,
    error: first?.error,
    /** Why the last products that were asked for are not there. */
    moreError,
    /** The list on the screen is being loaded or replaced. */
    busy: first?.isPending === true || first?.isPlaceholderData === true,
    loadingMore: more.some(({ isFetching }) => isFetching),
    loadMore: () => (moreError ? retry() : show(pages + 1)),
    retry,
  };
}
