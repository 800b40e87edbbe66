export interface ListingFrameMessages {
  /** `{count}` is the number of products in the list. */
  count: string;
  /** Heading of the list, heard only, so that the cards' headings have one above them. */
  products: string;
}

export const listingFrameMessages: ListingFrameMessages = {
  count: "Showing {count} products",
  products: "Products",
};
