export interface ListingFrameMessages {
  /** `{count}` is the number of products in the list. */
  count: string;
  /** The same of a list that holds one. */
  countOne: string;
  /** Stands in the place of the count while the list is being loaded or changed. */
  loading: string;
  /** Heading of the list, heard only, so that the cards' headings have one above them. */
  products: string;
}

export const listingFrameMessages: ListingFrameMessages = {
  count: "Showing {count} products",
  countOne: "Showing {count} product",
  loading: "Loading products...",
  products: "Products",
};
