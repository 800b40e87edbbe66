export const texts = {
  listing: "All products",
  products: "Products",
  cart: "Cart",
  subtotal: "Subtotal",
  empty: "Your cart is empty",
  back: "See all products",
  add: "Add to cart",
  added: "It is in your cart.",
  gone: "A product that is not sold any more was taken out of your cart.",
  chooseSize: "Please choose a size.",
  failed: "This could not be loaded. Please try again.",
  notFound: "There is no page at this address",
};

/** The kit speaks English by itself. */
export const messages = undefined;
