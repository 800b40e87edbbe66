export type { AddressesClient } from "./client/addresses";
export * from "./client/api-error";
export type { AuthClient } from "./client/auth";
export type { BannersClient } from "./client/banners";
export type { BrandsClient } from "./client/brands";
export type { CallOptions } from "./client/caller";
export type { CampaignsClient } from "./client/campaigns";
export type { CartClient } from "./client/cart";
export type { CatalogueClient } from "./client/catalogue";
export type { CategoriesClient } from "./client/categories";
export type { CouponsClient } from "./client/coupons";
export type { FiltersClient } from "./client/filters";
export type { StoreFetch } from "./client/http";
export type { ItemsClient } from "./client/items";
export type { OrderCreateOptions, OrdersClient } from "./client/orders";
export type { PartnersClient } from "./client/partners";
export type { PincodesClient } from "./client/pincodes";
export type { ReviewsClient, ReviewsRequest } from "./client/reviews";
export type { SearchClient } from "./client/search";
export type { SectionItemsRequest, SectionsClient } from "./client/sections";
export type { SizeChartsClient } from "./client/size-charts";
export {
  type ClientOptions,
  createStoreClient,
  type HttpOptions,
  type StoreClient,
  type StoreClientOptions,
  type TransportOptions,
} from "./client/store-client";
export type { SubcategoriesClient } from "./client/subcategories";
export { type Translate, translated } from "./client/translate";
export type { Transport, TransportRequest } from "./client/transport";
export type { WishlistClient } from "./client/wishlist";
export type { Address } from "./contract/address";
export type { SignIn, Tokens, User } from "./contract/auth";
export type { Banner } from "./contract/banner";
export type { Brand } from "./contract/brand";
export type { Campaign } from "./contract/campaign";
export type { Cart, CartLine, MergedCart, MovedLine, UnmergedLine } from "./contract/cart";
export type { Category } from "./contract/category";
export type { CampaignBadge, Reference } from "./contract/common";
export { normalisePhone } from "./contract/common";
export * from "./contract/constants";
export type { AppliedCoupon, Coupon } from "./contract/coupon";
export type {
  Envelope,
  ErrorCode,
  FailureEnvelope,
  RequestIssue,
  SuccessEnvelope,
} from "./contract/envelope";
export type { Filter } from "./contract/filter";
export type { Facet, Item, ItemRead, Listing } from "./contract/item";
export type { ItemDetail, ItemImage, ItemSize, ItemVariant } from "./contract/item-detail";
export type { InvoiceKey, OrderCharges, OrderTotals, PricedLine } from "./contract/money";
export { invoiceRows, orderTotals, parseRupees } from "./contract/money";
export type { InvoiceRow, Order, OrderLine, TrackedOrder } from "./contract/order";
export type { PartnerApplication } from "./contract/partner";
export type { PincodeCheck } from "./contract/pincode";
export type { AddressChange, AddressInput } from "./contract/requests/address";
export type { OtpInput, PhoneInput, ProfileInput, SignupInput } from "./contract/requests/auth";
export type {
  CartAddInput,
  CartLineKey,
  CartQuantityInput,
  GuestCartInput,
} from "./contract/requests/cart";
export type { SearchRequest } from "./contract/requests/common";
export type { CouponInput } from "./contract/requests/coupon";
export type { ActiveFilter } from "./contract/requests/filter";
export type { ListingRequest } from "./contract/requests/item";
export type {
  OrderCancelInput,
  OrderInput,
  OrderTrackInput,
  ReturnExchangeInput,
  ReturnRefundInput,
} from "./contract/requests/order";
export type { PartnerInput } from "./contract/requests/partner";
export type { ReviewInput } from "./contract/requests/review";
export type { WishlistKey } from "./contract/requests/wishlist";
export type { OrderReturn } from "./contract/return";
export type { Review, Reviews } from "./contract/review";
export type { Section } from "./contract/section";
export type { SizeChart, SizeChartRow } from "./contract/size-chart";
export type { Subcategory } from "./contract/subcategory";
export type { Wishlist, WishlistEntry } from "./contract/wishlist";
export { createBrowserSession, type SessionStorageArea } from "./session/browser";
export { createMemorySession } from "./session/memory";
export { isSignedIn, type SessionState, SIGNED_OUT, type StoreSession } from "./session/session";
