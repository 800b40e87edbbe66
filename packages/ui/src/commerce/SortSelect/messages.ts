export interface SortSelectMessages {
  label: string;
  /** The first choice, which sorts as the newest first does. */
  unsorted: string;
  priceLowToHigh: string;
  priceHighToLow: string;
  newest: string;
  popular: string;
}

export const sortSelectMessages: SortSelectMessages = {
  label: "Sort by",
  unsorted: "Select Sorting Options",
  priceLowToHigh: "Price: Low to High",
  priceHighToLow: "Price: High to Low",
  newest: "Newest First",
  popular: "Most Popular",
};
