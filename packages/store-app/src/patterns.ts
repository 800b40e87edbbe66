import { listingParameters } from "@taanka/store/readable";

/** The pattern of every page, as the route table matches it. */
export const patterns = {
  home: "/",
  viewAll: "/view-all",
  search: "/view-all/search",
  section: "/view-all/:sectionName",
  viewAllCategory: "/view-all/category/:categoryId",
  viewAllSubcategory: "/view-all/subcategory/:subcategoryId",
  brand: "/view-all/brand/:brandId",
  campaign: "/view-all/campaign/:campaignId",
  mostlyBought: "/mostly-bought",
  mostlyBoughtAlias: "/mostlybought",
  category: "/category/:categoryId",
  subcategory: "/subcategory/:subcategoryId",
  product: "/product/:id",
  login: "/login",
  register: "/register",
  otp: "/otp",
  wishlist: "/wishlist",
  cart: "/cart",
  payment: "/payment",
  orderConfirmation: "/order-confirmation",
  orderHistory: "/orderhistory",
  orderHistoryAlias: "/order-history",
  orders: "/orders",
  order: "/orders/:orderId",
  cancelOrder: "/orders/:orderId/cancel",
  returnOrder: "/orders/:orderId/return",
  invoice: "/orders/:orderId/invoice",
  profile: "/profile",
  profileEdit: "/profile/edit",
  savedAddress: "/savedaddress",
  editAddress: "/edit-address/:addressId",
  partner: "/partner",
  bankDetails: "/saved-bank-details",
  checkout: "/checkout",
  tbyb: "/tbyb",
  settings: "/settings",
  helpCenter: "/helpcenter",
  tryBefore: "/try-before",
  terms: "/terms",
  privacy: "/privacy",
  returns: "/returns",
  shipping: "/shipping",
  faq: "/faq",
  trackOrder: "/track-order",
  offline: "/offline",
} as const;

/** Parameters that the pages read from an address's query string. */
export const searchParameters = {
  ...listingParameters,
  color: "color",
  order: "order",
} as const;

/** Of the page that says that there is no network: which page was wanted. */
export const wantedParameter = "to";
