import type { WishlistEntry } from "@taanka/api-client";
import { priceBand } from "@taanka/api-client/contract";
import { sellingPrice } from "@taanka/store";
import type { FilterSelection } from "@taanka/ui";
import type { WishSort } from "./sorts";

/** The values that a wish has for a filter. */
export function valuesOf({ itemId: item }: WishlistEntry, key: string): string[] {
  if (key === "PriceRange") return [priceBand(sellingPrice(item))];
  const facts = (item.filters ?? []).filter((fact) => fact.key === key);
  return [...new Set(facts.map(({ value }) => value))];
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
