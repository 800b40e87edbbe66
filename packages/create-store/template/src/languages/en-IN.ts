export const texts = {
  tagline: "Made by hand, sent to your door.",
  listing: "New this week",
  products: "Products",
  cart: "Cart",
  empty: "Your cart is empty",
  back: "See what is new",
  add: "Add to cart",
  added: "It is in your cart.",
  chooseSize: "Please choose a size.",
  failed: "This could not be loaded. Please try again.",
  notFound: "There is no page at this address",
};

/** The kit speaks English by itself. */
export const messages = undefined;
