/** A price filter of the shop: the label that shoppers see and the rupees it covers. */
export interface PriceBand {
  label: string;
  /** Lowest price of the band, in rupees. */
  from: number;
  /** The band ends below this price. */
  below: number;
}

/** The five price filters, cheapest first. They leave no gap and do not overlap. */
export const PRICE_BANDS: readonly PriceBand[] = [
  { label: "Under 500", from: 0, below: 500 },
  { label: "500-1000", from: 500, below: 1000 },
  { label: "1000-1500", from: 1000, below: 1500 },
  { label: "1500-2000", from: 1500, below: 2000 },
  { label: "Above 2000", from: 2000, below: Number.POSITIVE_INFINITY },
];

/**
 * The label of the price filter that a price belongs to.
 * @param price rupees, 0 or more
 * @throws RangeError for a negative price or none
 */
export function priceBand(price: number): string {
  const band = PRICE_BANDS.find(({ from, below }) => price >= from && price < below);
  if (!band) throw new RangeError(`No price band holds ${price}.`);
  return band.label;
}
