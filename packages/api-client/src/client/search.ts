import type { Item } from "../contract/item";
import { searchCalls } from "../contract/search";
import type { Caller, CallOptions } from "./caller";
import { listUnder } from "./loose";

/** What helps a shopper to find something. */
export interface SearchClient {
  /**
   * Words to search for that begin like what was typed. `GET /search/suggestions`
   * @param limit at most 20; 8 by default.
   * @throws ApiError 400 for more than 100 characters.
   */
  suggestions(keyword: string, limit?: number, options?: CallOptions): Promise<string[]>;
  /**
   * What shoppers search for these days, most first. `GET /search/trending`
   * @param limit at most 20; 6 by default.
   * @throws ApiError
   */
  trending(limit?: number, options?: CallOptions): Promise<string[]>;
  /**
   * Products that shoppers look at these days, most first. `GET /search/top-viewed`
   * @param limit at most 50; 6 by default.
   * @throws ApiError
   */
  topViewed(limit?: number, options?: CallOptions): Promise<Item[]>;
}

/** Makes a {@link SearchClient}. */
export function searchClient(call: Caller): SearchClient {
  return {
    suggestions(keyword: string, limit?: number, options?: CallOptions) {
      const shape = listUnder("suggestions");
      return call(searchCalls.suggestions, { query: { keyword, limit } }, options, shape);
    },
    trending(limit?: number, options?: CallOptions) {
      return call(searchCalls.trending, { query: { limit } }, options, listUnder("trending"));
    },
    topViewed(limit?: number, options?: CallOptions) {
      return call(searchCalls.topViewed, { query: { limit } }, options, listUnder("items"));
    },
  };
}
