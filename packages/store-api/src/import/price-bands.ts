const PRICE_BANDS = [
  [500, "Under 500"],
  [1000, "500-1000"],
  [1500, "1000-1500"],
  [2000, "1500-2000"],
] as const;

/** The price filter that a price belongs to. */
export function priceBand(price: number): string {
  return PRICE_BANDS.find(([below]) => price < below)?.[1] ?? "Above 2000";
}

/** The price filter's values, cheapest first. */
export const PRICE_BAND_LABELS = [...PRICE_BANDS.map(([, label]) => label), "Above 2000"];
