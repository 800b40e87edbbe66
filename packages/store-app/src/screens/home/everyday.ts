import type { Item } from "@taanka/api-client";

/** Cards that a tab is filled up to when it has fewer than `scarce` products. */
const filledTo = 6;
const scarce = 3;

/** Tabs of the section: the distinct subcategories of its products, in their order. */
export function tabsOf(items: readonly Item[]): string[] {
  return [...new Set(items.flatMap(({ subCategoryId }) => subCategoryId?.name || []))];
}

/** A product in one place of a repeated list. */
export interface PlacedItem {
  key: string;
  item: Item;
}

/** The products of one tab; a short list repeats until about six cards are reached. */
export function cardsOf(items: readonly Item[], tab: string): PlacedItem[] {
  const own = items.filter(({ subCategoryId }) => subCategoryId?.name === tab);
  const rounds = own.length > 0 && own.length < scarce ? Math.ceil(filledTo / own.length) : 1;
  return Array.from({ length: rounds }, (_, round) =>
    own.map((item) => ({ key: `${item._id}-${round}`, item })),
  ).flat();
}
