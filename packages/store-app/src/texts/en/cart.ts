/** The cart. */
export const cart = {
  title: "Cart",
  description: "The pieces you are about to buy.",
  steps: { cart: "Cart", payment: "Payment" },
  failed: "Failed to load cart",
  couponInvalid: "Invalid coupon code",
  tooMany: "One of the selected items has fewer pieces left. Please lower its quantity.",
  moveToWishlist: "Move to wishlist",
  moved: (product: string) => `${product} moved to your wishlist`,
  moveFailed: "Failed to add to wishlist",
  saved: {
    action: "Save for later",
    done: (product: string) => `${product} is saved for later`,
    failed: "Failed to save for later",
    title: "Saved for later",
    moveToCart: "Move to cart",
    moved: (product: string) => `${product} is in your cart`,
    removed: (product: string) => `${product} was removed`,
    removeFailed: "Failed to remove what is saved for later",
    loadFailed: "Failed to load what is saved for later",
  },
  awaited: (order: string) =>
    `Order ${order} holds what was in your cart and waits for its payment.`,
  putBack: "Put it back into the cart",
  backInCart: "What you chose is back in your cart.",
  backFailed: "It could not be put back. Please try again.",
  empty: "Your cart is empty.",
  mostOfOne: (product: string, most: number) =>
    most > 0 ? `You can have at most ${most} of ${product}` : `${product} is out of stock`,
  guest: {
    delivery: "Sign in to say where it goes and how you pay. What you chose stays in your cart.",
    signIn: "Sign in",
    waiting: "What you chose before you signed in is not in your cart yet.",
    tryAgain: "Try again",
    leftOut: "Not everything could be taken over into your cart",
    missing: "One piece is not sold any more.",
    soldOut: (product: string) => `${product} is out of stock.`,
    limited: (product: string, wanted: number, held: number) =>
      `${product}: ${held} instead of ${wanted}, more cannot be had.`,
    full: (product: string) => `${product} did not fit: your cart is full.`,
  },
  added: "Added to cart",
  addedAlready: (sizes: string) => `Already in your cart: ${sizes}`,
  view: "View cart",
  addFailed: "Failed to add to cart",
  addItemFailed: "Failed to add item to cart",
  quantityFailed: "Failed to update cart item quantity",
  removeFailed: "Failed to remove item from cart",
  proceed: "Proceed to payment",
  /** Of lines that nobody can buy now. */
  staysBehind: (items: number) =>
    items === 1
      ? "One item has sold out. It stays in your cart and is not ordered."
      : `${items} items have sold out. They stay in your cart and are not ordered.`,
  selectOne: "Please select at least one item",
  addressMissing: "Please add a delivery address before proceeding to payment",
};
