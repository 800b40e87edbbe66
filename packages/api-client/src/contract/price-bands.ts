const bands = [
  [500, "Under 500"],
  [1000, "500-1000"],
  [1500, "1000-1500"],
  [2000, "1500-2000"],
  [Number.POSITIVE_INFINITY, "Above 2000"],
] as const;

/** Value of the `PriceRange` filter that a price in rupees belongs to: `500-1000` begins at 500. */
export const priceBand = (price: number): string =>
  bands.find(([below]) => price < below)?.[1] ?? "";

/** Values of the `PriceRange` filter, cheapest first. */
export const priceBands: readonly string[] = bands.map(([, label]) => label);
