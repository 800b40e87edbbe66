import { type ListingKind, searchTerm } from "@taanka/store";
import type { PageAddress } from "@taanka/store/react-router";
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
