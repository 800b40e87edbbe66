/** Query keys by resource; whatever belongs to a person is in `ownKeys`. */
export const keys = {
  navigation: ["navigation"],
  banners: ["banners"],
  sections: ["sections"],
  listing: ["listing"],
  filters: ["filters"],
  item: ["item"],
  itemDetail: ["item-detail"],
  brand: ["brand"],
  campaign: ["campaign"],
  reviews: ["reviews"],
  sizeChart: ["size-chart"],
  cart: ["cart"],
  wishlist: ["wishlist"],
  addresses: ["addresses"],
  orders: ["orders"],
  order: ["order"],
  profile: ["profile"],
} as const;

/** Forgotten at sign-out. */
export const ownKeys = [
  keys.cart,
  keys.wishlist,
  keys.addresses,
  keys.orders,
  keys.order,
  keys.profile,
];
