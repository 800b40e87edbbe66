/** Orders of a wishlist, as an address names them. */
export const wishSorts = [
  "priceLowToHigh",
  "priceHighToLow",
  "newest",
  "oldest",
  "nameAToZ",
  "nameZToA",
] as const;

/** One of {@link wishSorts}. */
export type WishSort = (typeof wishSorts)[number];

/** The order that an address asks for; undefined for the list's own. */
export const wishSortOf = (name: string | null): WishSort | undefined =>
  wishSorts.find((sort) => sort === name);
