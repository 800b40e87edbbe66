export interface PriceRangeMessages {
  /** Names the group. */
  label: string;
  lowest: string;
  highest: string;
}

export const priceRangeMessages: PriceRangeMessages = {
  label: "Price",
  lowest: "Lowest price",
  highest: "Highest price",
};
