/** The cart. */
export const cart = {
  title: "Cart",
  description: "The pieces you are about to buy.",
  steps: { cart: "Cart", payment: "Payment" },
  failed: "Failed to load cart",
  empty: "Your cart is empty.",
  added: "Added to cart",
  view: "View cart",
  addFailed: "Failed to add to cart",
  addItemFailed: "Failed to add item to cart",
  quantityFailed: "Failed to update cart item quantity",
  removeFailed: "Failed to remove item from cart",
  removed: (product: string) => `${product} removed`,
  undo: "Undo",
  proceed: "Proceed to payment",
  selectOne: "Please select at least one item",
  addressMissing: "Please add a delivery address before proceeding to payment",
};
