import type { ActiveFilter, SortOrder } from "@taanka/api-client";
import { DEFAULT_PAGE_SIZE } from "@taanka/api-client/contract";
import {
  isNotFound,
  type ListingKind,
  type ListingPage,
  listingQuery,
  useSession,
} from "@taanka/store";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";
import { listingTitleQuery } from "../../data/listingTitles";

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
  /** Another arrangement was chosen and is about to be shown. */
  changing?: boolean;
}

/** What was chosen when this listing was shown last; undefined before. */
function useShownFilters(filters: readonly ActiveFilter[], isShown: boolean): string | undefined {
  const [shown, note] = useState<string>();
  const chosen = JSON.stringify(filters);
  if (isShown && shown !== chosen) note(chosen);
  return shown;
}

/** All cards, each once: products that came meanwhile push others to the next page. */
const uniqueCards = (pages: readonly (ListingPage | undefined)[]) => [
  ...new Map(pages.flatMap((page) => page?.cards ?? []).map((card) => [card.id, card])).values(),
];

/** The pages of a listing that are shown so far, as one list. */
export function useListing({ of, sortBy, filters, firstPage, changing }: ListingArrangement) {
  const identity = JSON.stringify([of, sortBy, filters, firstPage]);
  const [pages, show] = useShownPages(identity);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      listingQuery({ of, page: firstPage + index, sortBy, filters }),
    ),
  });
  const [first, ...more] = answers;
  const client = useQueryClient();
  const before = (firstPage - 1) * DEFAULT_PAGE_SIZE;
  const answered = answers.filter(({ data }) => data);
  const isShown = first?.isSuccess === true && !first.isPlaceholderData;
  const shownFilters = useShownFilters(filters, isShown);
  const retry = () => {
    for (const { error, refetch } of answers) if (error) void refetch();
    const { queryKey } = listingTitleQuery(of);
    const failed = client.getQueryState(queryKey)?.status === "error";
    if (failed) void client.refetchQueries({ queryKey, exact: true });
  };
  // A page that is none any more has nothing to say.
  const moreError = more.find(({ error }) => error && !isNotFound(error))?.error;
  return {
    identity,
    cards: uniqueCards(answers.map(({ data }) => data)),
    /** Products on the pages ahead of this list. */
    before,
    /** Filters were changed, or taken away, on a list that stood here. */
    filtering: shownFilters !== undefined && shownFilters !== JSON.stringify(filters),
    /** Products on all pages together; unknown until the first answer. */
    total: first?.data?.total,
    /** What it can be filtered by; the server alone knows before the filter panel asks. */
    facets: first?.data?.facets,
    /** Products of this list up to the last one on the screen. */
    shown: answered.reduce((sum, { data }) => sum + (data?.cards.length ?? 0), before),
    /** The page after the last one on the screen. */
    nextPage: firstPage + Math.max(1, answered.length),
    error: first?.error,
    /** Why the last products that were asked for are not there. */
    moreError,
    /** The list on the screen is being loaded or replaced. */
    busy: changing || first?.isPending === true || first?.isPlaceholderData === true,
    loadingMore: more.some(({ isFetching }) => isFetching),
    loadMore: () => (moreError ? retry() : show(pages + 1)),
    retry,
  };
}
