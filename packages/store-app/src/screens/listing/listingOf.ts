import { type SortOrder, sortOrders } from "@taanka/api-client/contract";
import type { RouteMatch } from "../../app/routing";
import type { ListingKind } from "../../data/items";

/** The kind of listing that an address asks for: by its parameter, else by the query `q`, else all. */
export function listingOf({ pathname, params, search }: RouteMatch): ListingKind {
  const { sectionName, categoryId, subcategoryId, brandId, campaignId } = params;
  if (/^\/mostly-?bought$/.test(pathname)) return { kind: "section", id: "MostBought" };
  if (sectionName) return { kind: "section", id: sectionName };
  if (categoryId) return { kind: "category", id: categoryId };
  if (subcategoryId) return { kind: "subcategory", id: subcategoryId };
  if (brandId) return { kind: "brand", id: brandId };
  if (campaignId) return { kind: "campaign", id: campaignId };
  const query = search.get("q")?.trim();
  return query ? { kind: "search", query } : { kind: "all" };
}

/** The listing's one address, whichever of its paths led here. */
export function canonicalOf(of: ListingKind): string | undefined {
  switch (of.kind) {
    case "all":
      return "/view-all";
    case "section":
      return `/view-all/${encodeURIComponent(of.id)}`;
    case "search":
      return undefined;
    default:
      return `/${of.kind === "brand" || of.kind === "campaign" ? "view-all/" : ""}${of.kind}/${encodeURIComponent(of.id)}`;
  }
}

/** Name of the address's parameter that holds the sort order. */
const sortParameter = "sort";

/** The order that the address asks for; none, or an unknown one, is the newest first. */
export function sortOf(search: URLSearchParams): SortOrder | undefined {
  const asked = search.get(sortParameter);
  return sortOrders.find((order) => order === asked && order !== "latestAddition");
}

/** The address's parameters with another order, and everything else as it was. */
export function withSort(search: URLSearchParams, order: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (order) next.set(sortParameter, order);
  else next.delete(sortParameter);
  return next;
}
