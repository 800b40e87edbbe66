/** The wishlist and the hearts on cards. */
export const wishlist = {
  title: "Wishlist",
  description: "The pieces you have set your heart on.",
  hint: "Login to add to wishlist",
  loginFirst: "Please login to add items to wishlist",
  added: "Added to wishlist",
  removed: "Removed from wishlist",
  updateFailed: "Failed to update wishlist. Please try again.",
  removeFailed: "Failed to remove from wishlist",
  failed: "Error loading wishlist",
  loadFailed: "Failed to load wishlist",
  tryAgain: "Try again",
  empty: "Nothing on your wishlist yet.",
  confirm: {
    title: "Remove from wishlist?",
    text: (product: string) => `${product} leaves your wishlist.`,
    action: "Remove",
  },
};
