import { type Filter, filterCalls } from "../contract/filter";
import type { SearchRequest } from "../contract/requests/common";
import type { Caller, CallOptions } from "./caller";
import { listUnder, oneUnder } from "./loose";

/** Filters that listings offer. */
export interface FiltersClient {
  /**
   * All filters with their values. `GET /filter`
   * @throws ApiError
   */
  list(options?: CallOptions): Promise<Filter[]>;
  /**
   * Filters whose key or values hold a keyword. `GET /filter/search`
   * @throws ApiError
   */
  search(request: SearchRequest, options?: CallOptions): Promise<Filter[]>;
  /**
   * One filter. `GET /filter/{id}`
   * @throws ApiError 404 when there is none.
   */
  read(id: string, options?: CallOptions): Promise<Filter>;
}

/** Makes a {@link FiltersClient}. */
export function filtersClient(call: Caller): FiltersClient {
  return {
    list(options?: CallOptions) {
      return call(filterCalls.list, {}, options, listUnder("filters"));
    },
    search(request, options) {
      return call(filterCalls.search, { query: { ...request } }, options, listUnder("filters"));
    },
    read(id, options) {
      return call(filterCalls.read, { params: { id } }, options, oneUnder("filter"));
    },
  };
}
