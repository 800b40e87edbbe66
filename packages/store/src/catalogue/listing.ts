import {
  type ActiveFilter,
  ApiError,
  type Facet,
  itemsClient,
  type Listing,
  type SortOrder,
  sectionsClient,
} from "@taanka/api-client";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { apiOf, searchWordsOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { type Card, toCard } from "./card";

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

async function scope(client: QueryClient, of: ListingKind) {
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
      return { keyword: await searchWordsOf(client, of.query) };
    default:
      return {};
  }
}

async function read(
  client: QueryClient,
  { of, filters = [], ...rest }: ListingRequest,
  signal: AbortSignal,
) {
  const request = { filters: [...filters], ...rest };
  return of.kind === "section"
    ? apiOf(client)(sectionsClient).items(of.id, request, { signal })
    : apiOf(client)(itemsClient).list({ ...request, ...(await scope(client, of)) }, { signal });
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
export function listingQuery({
  of,
  filters = [],
  sortBy,
  page = 1,
  limit,
}: ListingRequest): StoreQuery<ListingPage> {
  return storeQuery({
    queryKey: [...listings, of, { filters, sortBy, page, limit }],
    staleTime: staleTimes.listing,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }): Promise<ListingPage> => {
      const answer = toPage(await read(client, { of, filters, sortBy, page, limit }, signal));
      if (page > 1 && answer.cards.length === 0) throw new ApiError("", { status: 404 });
      return answer;
    },
  });
}

/** What a listing can be filtered by, counted under the filters in force. */
export const facetsQuery = (
  of: ListingKind,
  filters: readonly ActiveFilter[],
): StoreQuery<Facet[]> =>
  storeQuery({
    queryKey: ["facets", of, filters],
    staleTime: staleTimes.listing,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }): Promise<Facet[]> =>
      (await read(client, { of, filters, page: 1, limit: 1 }, signal)).facets ?? [],
  });
