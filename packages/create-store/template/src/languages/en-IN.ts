export const texts = {
  listing: "All products",
  products: "Products",
  cart: "Cart",
  subtotal: "Subtotal",
  empty: "Your cart is empty",
  back: "See all products",
  add: "Add to cart",
  added: "It is in your cart.",
  most: "Your cart already holds as many of this as you can order.",
  full: "Your cart is full. Take something out of it first.",
  soldOut: "Sold out",
  colorSoldOut: "This colour is sold out.",
  gone: "A product that is not sold any more was taken out of your cart.",
  chooseSize: "Please choose a size.",
  failed: "This could not be loaded. Please try again.",
  notFound: "There is no page at this address",
};

/** The kit speaks English by itself. */
export const messages = undefined;
