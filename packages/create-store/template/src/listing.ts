import type { ListingRequest, SortOrder } from "@taanka/api-client";
import { MAX_SEARCH_LENGTH, sortOrders } from "@taanka/api-client/contract";
import type { FilterSelection } from "@taanka/ui";
import { useSearchParams } from "react-router-dom";

/** Products of a page. */
export const pageSize = 24;

/** Names of the address's parameters. */
const names = { category: "category", words: "q", sort: "sort", filter: "filter", page: "page" };

/** Which products the address asks for; what nobody can ask for is left out. */
export interface Listing {
  category: string | undefined;
  /** What was searched for. */
  words: string | undefined;
  sort: SortOrder | undefined;
  filters: FilterSelection;
  /** From 1. */
  page: number;
}

/** A value of a filter is one parameter: `filter=Fabric:Silk`. */
function filtersOf(search: URLSearchParams): FilterSelection {
  const chosen = new Map<string, string[]>();
  for (const entry of search.getAll(names.filter)) {
    const [key = "", ...rest] = entry.split(":");
    const value = rest.join(":");
    if (key && value) chosen.set(key, [...new Set([...(chosen.get(key) ?? []), value])]);
  }
  return Object.fromEntries(chosen);
}

export function listingOf(search: URLSearchParams): Listing {
  const page = Number(search.get(names.page) ?? 1);
  return {
    category: search.get(names.category) || undefined,
    words: search.get(names.words)?.trim().slice(0, MAX_SEARCH_LENGTH) || undefined,
    sort: sortOrders.find((order) => order === search.get(names.sort)),
    filters: filtersOf(search),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The listing as the API is asked for it. */
export const requestOf = ({ category, words, sort, filters, page }: Listing): ListingRequest => ({
  ...(category && { categoryId: category }),
  ...(words && { keyword: words }),
  ...(sort && { sortBy: sort }),
  filters: Object.entries(filters).map(([key, value]) => ({ key, value: [...value] })),
  page,
  limit: pageSize,
});

/** The parameters of a listing's address, without those that say what goes without saying. */
function parametersOf({ category, words, sort, filters, page }: Listing): URLSearchParams {
  const search = new URLSearchParams();
  if (category) search.set(names.category, category);
  if (words) search.set(names.words, words);
  if (sort) search.set(names.sort, sort);
  for (const [key, values] of Object.entries(filters)) {
    for (const value of values) search.append(names.filter, `${key}:${value}`);
  }
  if (page > 1) search.set(names.page, `${page}`);
  return search;
}

const everything = listingOf(new URLSearchParams());

/** The address of a listing: of a category, of what was searched for, of all products. */
export function listingPath(listing: Partial<Listing> = {}) {
  const search = `${parametersOf({ ...everything, ...listing })}`;
  return search ? `/?${search}` : "/";
}

/** The address of each of a listing's pages, with `{page}` where its number belongs. */
export function pagesOf(listing: Listing) {
  const search = parametersOf({ ...listing, page: 1 });
  return `/?${search}${search.size > 0 ? "&" : ""}${names.page}={page}`;
}

/** The listing that the address asks for, and a change of it, which begins at the first page. */
export function useListing() {
  const [search, setSearch] = useSearchParams();
  const listing = listingOf(search);
  const change = (what: Partial<Pick<Listing, "sort" | "filters">>) =>
    setSearch(parametersOf({ ...listing, ...what, page: 1 }), { state: { keepsPlace: true } });
  return [listing, change] as const;
}
