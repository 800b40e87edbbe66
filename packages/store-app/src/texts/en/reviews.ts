/** Reviews of a product. */
export const reviews = {
  failed: "Failed to load reviews",
  whoWritesFirst: "Whoever buys it can write the first one.",
  write: "Write a review",
  writeAbout: (product: string) => `Review ${product}`,
  loginToWrite: "Please login to write a review",
  buyersOnly: "You can review a product once you have received it",
  written: "You have reviewed this product",
  sendFailed: "Failed to send your review. Please try again.",
  close: "Close",
};
