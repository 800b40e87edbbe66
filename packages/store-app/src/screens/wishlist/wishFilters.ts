import type { WishlistEntry } from "@taanka/api-client";
import { priceBands } from "@taanka/api-client/contract";
import type { FilterGroup } from "@taanka/ui";
import { filterKeys, groupsOf } from "../listing/filterGroups";
import { valuesOf } from "./arrangement";

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
