/** A product of the section, as far as its place is concerned. */
interface Piece {
  id: string;
  subcategory?: string | undefined;
}

/** Cards that a tab is filled up to when it has fewer than `scarce` products. */
const filledTo = 6;
const scarce = 3;

/**
 * The products with a tab for each. Those that the shop sorts no more finely stand under their categories,
 * unless it does not name these either and others have a tab.
 *
 * @param fallback for a product without a category too
 */
export const withTabs = <T extends Piece & { category?: string | undefined }>(
  cards: readonly T[],
  fallback: string,
): T[] =>
  cards.map((card) => {
    const others = cards.some(({ subcategory }) => subcategory) ? undefined : fallback;
    const tab = card.subcategory ?? card.category ?? others;
    return tab === undefined ? card : { ...card, subcategory: tab };
  });

/** Tabs of the section: the distinct subcategories of its products, in their order. */
export function tabsOf(cards: readonly Piece[]): string[] {
  return [...new Set(cards.flatMap(({ subcategory }) => subcategory ?? []))];
}

/** A product in one place of a repeated list. */
export interface PlacedCard<T> {
  key: string;
  card: T;
}

/** The products of one tab; a short list repeats until about six cards are reached. */
export function cardsOf<T extends Piece>(cards: readonly T[], tab: string): PlacedCard<T>[] {
  const own = cards.filter(({ subcategory }) => subcategory === tab);
  const rounds = own.length > 0 && own.length < scarce ? Math.ceil(filledTo / own.length) : 1;
  return Array.from({ length: rounds }, (_, round) =>
    own.map((card) => ({ key: `${card.id}-${round}`, card })),
  ).flat();
}
