import { type SortOrder, sortOrders } from "@taanka/api-client/contract";
import { listingParameters } from "../readable";

/** The page of the listing that the address begins with. */
export function pageOf(search: URLSearchParams): number {
  const asked = search.get(listingParameters.page) ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** The address's parameters with another page, and everything else as it was. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set(listingParameters.page, String(page));
  else next.delete(listingParameters.page);
  return next;
}

/**
 * The order that the address asks for. Where it names none, or one that there is not, a section has its
 * own, and everything else stands the newest first.
 */
export function sortOf(search: URLSearchParams): SortOrder | undefined {
  const asked = search.get(listingParameters.sort);
  return sortOrders.find((order) => order === asked);
}

/** The address's parameters with another order, and everything else as it was. */
export function withSort(search: URLSearchParams, order: string): URLSearchParams {
  const next = withPage(search, 1);
  if (order) next.set(listingParameters.sort, order);
  else next.delete(listingParameters.sort);
  return next;
}
