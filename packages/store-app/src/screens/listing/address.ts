import { type SortOrder, sortOrders } from "@taanka/api-client/contract";
import type { ListingKind } from "@taanka/store";
import type { PageAddress } from "@taanka/store/react-router";
import { searchTerm } from "../../data/searchWords";
import { paths, patterns, searchParameters } from "../../paths";

/** Addresses of the section that sells best, besides its own. */
const mostlyBought: readonly string[] = [patterns.mostlyBought, patterns.mostlyBoughtAlias];

/** The kind of listing that an address asks for: by its parameter, else by the query `q`, else all. */
export function listingOf({ pathname, params, search }: PageAddress): ListingKind {
  const { sectionName, categoryId, subcategoryId, brandId, campaignId } = params;
  if (mostlyBought.includes(pathname)) return { kind: "section", id: "MostBought" };
  if (sectionName) return { kind: "section", id: sectionName };
  if (categoryId) return { kind: "category", id: categoryId };
  if (subcategoryId) return { kind: "subcategory", id: subcategoryId };
  if (brandId) return { kind: "brand", id: brandId };
  if (campaignId) return { kind: "campaign", id: campaignId };
  const query = searchTerm(search.get(searchParameters.query) ?? "");
  return query ? { kind: "search", query } : { kind: "all" };
}

function pathOf(of: ListingKind): string | undefined {
  switch (of.kind) {
    case "all":
      return paths.viewAll;
    case "search":
      return undefined;
    default:
      return paths[of.kind](of.id);
  }
}

/**
 * The listing's one address, whichever of its paths led here; none for a search. Each of its pages
 * is one of its own.
 */
export function canonicalOf(of: ListingKind, page = 1): string | undefined {
  const path = pathOf(of);
  return path && paths.listPage(path, page);
}

/** The page of the listing that the address begins with. */
export function pageOf(search: URLSearchParams): number {
  const asked = search.get(searchParameters.page) ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** The address's parameters with another page, and everything else as it was. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set(searchParameters.page, String(page));
  else next.delete(searchParameters.page);
  return next;
}

/**
 * The order that the address asks for. Where it names none, or one that there is not, a section has its
 * own, and everything else stands the newest first.
 */
export function sortOf(search: URLSearchParams): SortOrder | undefined {
  const asked = search.get(searchParameters.sort);
  return sortOrders.find((order) => order === asked);
}

/** The address's parameters with another order, and everything else as it was. */
export function withSort(search: URLSearchParams, order: string): URLSearchParams {
  const next = withPage(search, 1);
  if (order) next.set(searchParameters.sort, order);
  else next.delete(searchParameters.sort);
  return next;
}
