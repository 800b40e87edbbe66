import {
  type ActiveFilter,
  ApiError,
  type Facet,
  itemsClient,
  type Listing,
  type SortOrder,
  sectionsClient,
} from "@taanka/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { type Card, toCard } from "./card";
import { staleTimes } from "./queryClient";
import { searchedFor } from "./searchWords";

/** What a listing shows: everything, or what one of the kinds names. */
export type ListingKind =
  | { kind: "all" }
  | { kind: "section" | "category" | "subcategory" | "brand" | "campaign"; id: string }
  | { kind: "search"; query: string };

/** Which products of a listing are asked for. */
export interface ListingRequest {
  of: ListingKind;
  filters?: readonly ActiveFilter[];
  sortBy?: SortOrder | undefined;
  page?: number;
  limit?: number | undefined;
}

/** One page of a listing. */
export interface ListingPage {
  cards: Card[];
  /** Products on all pages together. */
  total: number;
  /** What the list can be filtered by. The page's data leaves it out: only its form without script shows it. */
  facets?: Facet[] | undefined;
}

async function scope(of: ListingKind) {
  switch (of.kind) {
    case "category":
      return { categoryId: of.id };
    case "subcategory":
      return { subCategoryId: of.id };
    case "brand":
      return { brandId: of.id };
    case "campaign":
      return { campaignId: of.id };
    case "search":
      return { keyword: await searchedFor(of.query) };
    default:
      return {};
  }
}

async function read({ of, filters = [], ...rest }: ListingRequest, signal: AbortSignal) {
  const request = { filters: [...filters], ...rest };
  return of.kind === "section"
    ? api(sectionsClient).items(of.id, request, { signal })
    : api(itemsClient).list({ ...request, ...(await scope(of)) }, { signal });
}

/** The same list, which JSON leaves out. */
const unsent = <Entry>(list: readonly Entry[]): Entry[] =>
  Object.defineProperty([...list], "toJSON", { value: () => undefined });

const toPage = ({ items, totalItems, facets }: Listing): ListingPage => ({
  cards: items.map(toCard),
  total: totalItems,
  facets: facets ? unsent(facets) : undefined,
});

/** First part of the key of every page of a listing. */
export const listings = ["listing"] as const;

/**
 * One page of a listing; 404 for a later one that has no products. While filters or sort change, the
 * last answer stays on the screen.
 */
export function listingQuery({ of, filters = [], sortBy, page = 1, limit }: ListingRequest) {
  return queryOptions({
    queryKey: [...listings, of, { filters, sortBy, page, limit }],
    staleTime: staleTimes.listing,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ListingPage> => {
      const answer = toPage(await read({ of, filters, sortBy, page, limit }, signal));
      if (page > 1 && answer.cards.length === 0) throw new ApiError("", { status: 404 });
      return answer;
    },
  });
}

/** What a listing can be filtered by, counted under the filters in force. */
export const facetsQuery = (of: ListingKind, filters: readonly ActiveFilter[]) =>
  queryOptions({
    queryKey: ["facets", of, filters],
    staleTime: staleTimes.listing,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Facet[]> =>
      (await read({ of, filters, page: 1, limit: 1 }, signal)).facets ?? [],
  });
