import type { SortOrder } from "../contract/constants";
import type { ReadonlyDeep } from "../contract/endpoint";
import type { Listing } from "../contract/item";
import type { ActiveFilter } from "../contract/requests/filter";
import { type Section, sectionCalls } from "../contract/section";
import type { Caller, CallOptions } from "./caller";
import { listing, listUnder, oneUnder } from "./loose";

/** Which of a section's products to read. */
export interface SectionItemsRequest {
  filters?: ReadonlyDeep<ActiveFilter[]>;
  sortBy?: SortOrder;
  /** From 1. */
  page?: number;
  /** Products a page, at most 100. */
  limit?: number;
}

/** Curated sections of the home page. */
export interface SectionsClient {
  /**
   * All sections without their products. `GET /homepage-sections/`
   * @throws ApiError
   */
  list(options?: CallOptions): Promise<Section[]>;
  /**
   * One section without its products. `GET /homepage-sections/{sectionName}`
   * @throws ApiError 404 when there is none.
   */
  read(sectionName: string, options?: CallOptions): Promise<Section>;
  /**
   * A page of a section's products. `GET /homepage-sections/{sectionName}/items`
   * @throws ApiError 404 when there is no such section; else 'Failed to load products'.
   */
  items(
    sectionName: string,
    request?: SectionItemsRequest,
    options?: CallOptions,
  ): Promise<Listing>;
}

/** Makes a {@link SectionsClient}. */
export function sectionsClient(call: Caller): SectionsClient {
  return {
    list(options?: CallOptions) {
      return call(sectionCalls.list, {}, options, listUnder("sections"));
    },
    read(sectionName: string, options?: CallOptions) {
      return call(sectionCalls.read, { params: { sectionName } }, options, oneUnder("section"));
    },
    items(
      sectionName: string,
      { filters, ...rest }: SectionItemsRequest = {},
      options?: CallOptions,
    ) {
      const query = { ...rest, filters: filters?.length ? JSON.stringify(filters) : undefined };
      return call(sectionCalls.items, { params: { sectionName }, query }, options, listing);
    },
  };
}
