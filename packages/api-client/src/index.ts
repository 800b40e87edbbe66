export { type AddressesClient, addressesClient } from "./client/addresses";
export * from "./client/api-error";
export { type AuthClient, authClient } from "./client/auth";
export { type BannersClient, bannersClient } from "./client/banners";
export { type BrandsClient, brandsClient } from "./client/brands";
export type { Caller, CallOptions, Payload } from "./client/caller";
export { type CampaignsClient, campaignsClient } from "./client/campaigns";
export { type CartClient, cartClient } from "./client/cart";
export { type CatalogueClient, catalogueClient } from "./client/catalogue";
export { type CategoriesClient, categoriesClient } from "./client/categories";
export { type CouponsClient, couponsClient } from "./client/coupons";
export { type FiltersClient, filtersClient } from "./client/filters";
export type { StoreFetch } from "./client/http";
export { type ItemsClient, itemsClient } from "./client/items";
export {
  createIdempotencyKey,
  type OrderCreateOptions,
  type OrdersClient,
  ordersClient,
} from "./client/orders";
export { type PartnersClient, partnersClient } from "./client/partners";
export { type PincodesClient, pincodesClient } from "./client/pincodes";
export { type ReviewsClient, type ReviewsRequest, reviewsClient } from "./client/reviews";
export { type SavedClient, savedClient } from "./client/saved";
export { type SearchClient, searchClient } from "./client/search";
export { type SectionItemsRequest, type SectionsClient, sectionsClient } from "./client/sections";
export { type SizeChartsClient, sizeChartsClient } from "./client/size-charts";
export {
  type ClientOptions,
  createStoreApi,
  type HttpOptions,
  type StoreApi,
  type StoreClientOptions,
  type TransportOptions,
} from "./client/store-api";
export { createStoreClient, type StoreClient } from "./client/store-client";
export { type SubcategoriesClient, subcategoriesClient } from "./client/subcategories";
export { type Translate, translated } from "./client/translate";
export type { Transport, TransportRequest } from "./client/transport";
export { type WishlistClient, wishlistClient } from "./client/wishlist";
export type { Address } from "./contract/address";
export type { SignIn, Tokens, User } from "./contract/auth";
export type { Banner } from "./contract/banner";
export type { Brand } from "./contract/brand";
export type { Campaign } from "./contract/campaign";
export type { Cart, CartLine, MergedCart, UnmergedLine } from "./contract/cart";
export type { Category } from "./contract/category";
export type { CampaignBadge, Reference } from "./contract/common";
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
export { normalisePhone } from "./contract/phone";
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
export type { MovedLine } from "./contract/saved";
export type { Section } from "./contract/section";
export type { SizeChart, SizeChartRow } from "./contract/size-chart";
export { compareSizes } from "./contract/sizes";
export type { Subcategory } from "./contract/subcategory";
export type { Wishlist, WishlistEntry } from "./contract/wishlist";
export {
  type BrowserSessionOptions,
  createBrowserSession,
  type SessionStorageArea,
} from "./session/browser";
export { createMemorySession } from "./session/memory";
export { isSignedIn, type SessionState, SIGNED_OUT, type StoreSession } from "./session/session";
