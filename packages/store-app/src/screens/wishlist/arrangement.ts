import type { WishlistEntry } from "@taanka/api-client";
import { priceBand, priceBands } from "@taanka/api-client/contract";
import type { FilterGroup, FilterSelection } from "@taanka/ui";
import { sellingPrice } from "../../data/price";
import { groupsOf } from "../listing/filterGroups";
import type { WishSort } from "./sorts";

/** What a wishlist can be filtered by, in the order of the panel. */
const filterKeys = ["Color", "PriceRange", "Pattern", "Fabric", "Occasion", "Border"];

/** The values that a wish has for a filter. */
function valuesOf({ itemId: item }: WishlistEntry, key: string): string[] {
  if (key === "PriceRange") return [priceBand(sellingPrice(item))];
  const facts = (item.filters ?? []).filter((fact) => fact.key === key);
  return [...new Set(facts.map(({ value }) => value))];
}

/**
 * What the panel offers: the values that the wishes have, with their counts; prices cheapest first,
 * everything else by name.
 * @param say what filters and their values are called in the language of the page
 */
export function wishFilters(
  entries: readonly WishlistEntry[],
  say: (word: string) => string,
): FilterGroup[] {
  const facets = filterKeys.map((key) => {
    const counts = new Map<string, number>();
    for (const value of entries.flatMap((entry) => valuesOf(entry, key))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values =
      key === "PriceRange"
        ? priceBands.filter((label) => counts.has(label))
        : [...counts.keys()].sort((a, b) => a.localeCompare(b));
    return { key, values: values.map((value) => ({ value, count: counts.get(value) ?? 0 })) };
  });
  return groupsOf(facets, say);
}

const priceOf = ({ itemId }: WishlistEntry) => sellingPrice(itemId);
const byName = (a: WishlistEntry, b: WishlistEntry) => a.itemId.name.localeCompare(b.itemId.name);
/** Ids grow with time; where wishes have none, those of the products do. */
const idOf = ({ _id, itemId }: WishlistEntry) => _id ?? itemId._id;
const byAge = (a: WishlistEntry, b: WishlistEntry) =>
  idOf(a).localeCompare(idOf(b), "en", { numeric: true });

const comparisons: Record<WishSort, (a: WishlistEntry, b: WishlistEntry) => number> = {
  priceLowToHigh: (a, b) => priceOf(a) - priceOf(b),
  priceHighToLow: (a, b) => priceOf(b) - priceOf(a),
  newest: (a, b) => byAge(b, a),
  oldest: byAge,
  nameAToZ: byName,
  nameZToA: (a, b) => byName(b, a),
};

/** The wishes that have one of the chosen values of every filter, in the chosen order. */
export function arrangeWishes(
  entries: readonly WishlistEntry[],
  selection: FilterSelection,
  sort: WishSort | undefined,
): WishlistEntry[] {
  const chosen = Object.entries(selection);
  const kept = entries.filter((entry) =>
    chosen.every(([key, wanted]) => valuesOf(entry, key).some((value) => wanted.includes(value))),
  );
  return sort ? kept.sort(comparisons[sort]) : kept;
}
