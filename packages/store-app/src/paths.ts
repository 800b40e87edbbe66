import { generatePath } from "react-router-dom";

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
  faq: "/faq",
  trackOrder: "/track-order",
} as const;

/** Parameters that the pages read from an address's query string. */
export const searchParameters = {
  query: "q",
  sort: "sort",
  filter: "filter",
  color: "color",
  page: "page",
} as const;

const withSearch = (path: string, name: string, value: string | undefined) =>
  value === undefined ? path : `${path}?${new URLSearchParams({ [name]: value })}`;

/** The address of every page. Nothing else in the storefront writes one. */
export const paths = {
  ...patterns,
  section: (sectionName: string) => generatePath(patterns.section, { sectionName }),
  category: (categoryId: string) => generatePath(patterns.category, { categoryId }),
  subcategory: (subcategoryId: string) => generatePath(patterns.subcategory, { subcategoryId }),
  brand: (brandId: string) => generatePath(patterns.brand, { brandId }),
  campaign: (campaignId: string) => generatePath(patterns.campaign, { campaignId }),
  /** Where a form sends what shall be searched for. */
  searchPage: patterns.search,
  search: (query: string) => withSearch(patterns.search, searchParameters.query, query),
  /** @param color opens the product in this colour */
  product: (id: string, color?: string) =>
    withSearch(generatePath(patterns.product, { id }), searchParameters.color, color),
  order: (orderId: string) => generatePath(patterns.order, { orderId }),
  cancelOrder: (orderId: string) => generatePath(patterns.cancelOrder, { orderId }),
  returnOrder: (orderId: string) => generatePath(patterns.returnOrder, { orderId }),
  invoice: (orderId: string) => generatePath(patterns.invoice, { orderId }),
  editAddress: (addressId: string) => generatePath(patterns.editAddress, { addressId }),
} as const;

/** Pictures that are files of the storefront, there when the API is not. */
export const pictureFiles = {
  sample: (name: string) => `/samples/${name}.webp`,
  promo: (name: string) => `/promos/${name}.webp`,
} as const;
