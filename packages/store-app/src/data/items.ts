import type {
  ActiveFilter,
  Facet,
  Item,
  ItemDetail,
  ItemRead,
  Listing,
  SortOrder,
} from "@taanka/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { keys } from "./keys";
import { freshness } from "./queryClient";

/** What a listing shows: everything, or what one of the kinds names. */
export type ListingKind =
  | { kind: "all" }
  | { kind: "section" | "category" | "subcategory" | "brand" | "campaign"; id: string }
  | { kind: "search"; query: string };

export interface ListingQuery {
  of: ListingKind;
  filters?: readonly ActiveFilter[];
  sortBy?: SortOrder;
  page?: number;
  limit?: number;
}

function scope(of: ListingKind) {
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
      return { keyword: of.query };
    default:
      return {};
  }
}

/** What cards show of a listing, and no more: it is kept for as long as the tab is open. */
function forCards(listing: Listing): Listing {
  const items = listing.items.map((item) => ({ ...item, filters: [] }));
  return { ...listing, items, facets: [] };
}

/** One page of a listing. While filters or sort change, the last answer stays on the screen. */
export function listingQuery({ of, filters = [], sortBy, page = 1, limit }: ListingQuery) {
  return queryOptions({
    queryKey: [...keys.listing, of, { filters, sortBy, page, limit }],
    staleTime: freshness.listing,
    placeholderData: keepPreviousData,
    // The document says it once, as cards; parts that come alive fetch it.
    meta: { stayOnServer: true },
    queryFn: async ({ signal }): Promise<Listing> => {
      const client = await api();
      const request = { filters: [...filters], sortBy, page, limit };
      return forCards(
        of.kind === "section"
          ? await client.sections.items(of.id, request, { signal })
          : await client.items.list({ ...request, ...scope(of) }, { signal }),
      );
    },
  });
}

/** What a listing can be filtered by, counted under the filters in force. */
export const facetsQuery = (of: ListingKind, filters: readonly ActiveFilter[]) =>
  queryOptions({
    queryKey: [...keys.filters, of, filters],
    staleTime: freshness.listing,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Facet[]> => {
      const client = await api();
      const request = { filters: [...filters], page: 1, limit: 1 };
      const listing =
        of.kind === "section"
          ? await client.sections.items(of.id, request, { signal })
          : await client.items.list({ ...request, ...scope(of) }, { signal });
      return listing.facets ?? [];
    },
  });

/** One product. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.item, id],
    staleTime: freshness.listing,
    queryFn: async ({ signal }): Promise<ItemRead> => (await api()).items.read(id, { signal }),
  });

/** The colours of a product with pictures and sizes. */
export const itemDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.itemDetail, id],
    staleTime: freshness.listing,
    queryFn: async ({ signal }): Promise<ItemDetail[]> =>
      (await api()).items.details(id, { signal }),
  });

/** Selling price in rupees: the discounted price, else the MRP. */
export function sellingPrice(item: Pick<Item, "discountedPrice" | "MRP">): number {
  return item.discountedPrice ?? item.MRP;
}
