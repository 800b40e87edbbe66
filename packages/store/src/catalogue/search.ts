import { searchClient } from "@taanka/api-client";
import { keepPreviousData } from "@tanstack/react-query";
import { apiOf, searchWordsOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { listingQuery } from "./listing";

/** How many of a kind the search panel shows. */
export const suggested = { terms: 5, categories: 4, products: 4, chips: 6 } as const;

/** Words to search for that begin like what was typed. */
export const suggestionsQuery = (typed: string): StoreQuery<string[]> =>
  storeQuery({
    queryKey: ["suggestions", typed],
    staleTime: staleTimes.listing,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }): Promise<string[]> =>
      apiOf(client)(searchClient).suggestions(
        await searchWordsOf(client, typed),
        suggested.terms + 1,
        { signal },
      ),
  });

/** The first products that a search would find. */
export const searchedCardsQuery = (typed: string) =>
  listingQuery({ of: { kind: "search", query: typed }, limit: suggested.products });

/** What shoppers search for these days. */
export const trendingQuery = (): StoreQuery<string[]> =>
  storeQuery({
    queryKey: ["trending"],
    staleTime: staleTimes.catalogue,
    queryFn: ({ client, signal }): Promise<string[]> =>
      apiOf(client)(searchClient).trending(suggested.chips, { signal }),
  });

/** Names of what shoppers look at these days. */
export const topViewedQuery = (): StoreQuery<string[]> =>
  storeQuery({
    queryKey: ["top-viewed"],
    staleTime: staleTimes.catalogue,
    queryFn: async ({ client, signal }): Promise<string[]> =>
      (await apiOf(client)(searchClient).topViewed(suggested.chips, { signal })).map(
        ({ name }) => name,
      ),
  });
