export {
  addressesQuery,
  addressRefusal,
  toAddressChange,
  toAddressInput,
  toPostal,
  useAddresses,
  useDeliveryAddress,
  useEditAddress,
  useMakeDefaultAddress,
  useRemoveAddress,
  useSaveAddress,
} from "./account/addresses";
export { useNewAddressDraft } from "./account/newAddress";
export {
  applicationRefusal,
  type PartnerDraft,
  partnerCopies,
  useApplication,
} from "./account/partner";
export { formatPhone } from "./account/phone";
export { cartQuery, useAddToCart, useCart, useCartPieces } from "./cart/cart";
export { type CartCoupon, takeCouponBack, useCartCoupon } from "./cart/cartCoupons";
export {
  useChangeQuantity,
  useIsChanging,
  usePutBack,
  useRemoveFromCart,
} from "./cart/cartLineChanges";
export {
  cartLines,
  chosenLines,
  isSoldOut,
  isTooMany,
  type PriceRules,
  type ProductHref,
  piecesOf,
  type ShopCartLine,
  totalsOf,
} from "./cart/cartLines";
export {
  appliedKey,
  type CouponGoods,
  type CouponHandlers,
  totalWithCoupon,
  useCoupon,
  useCouponOffers,
} from "./cart/coupons";
export {
  forgetLeftOut,
  GuestCartFull,
  TooManyOfOne,
  useGuestLines,
  useLeftOut,
} from "./cart/guestCart";
export { type GuestLine, guestCartLines, guestSavedLines } from "./cart/guestLines";
export { useMoveToCart, useRemoveSaved, useSaved, useSaveForLater } from "./cart/saved";
export {
  type Card,
  type CardContent,
  type CardWords,
  cardContent,
  cardLabel,
  cardSizes,
  defaultRating,
  toCard,
  usualColor,
} from "./catalogue/card";
export { type HeaderCategory, navigationQuery } from "./catalogue/categories";
export {
  bannersQuery,
  type ShownBanner,
  type ShownSection,
  sectionCardsQuery,
  sectionsQuery,
} from "./catalogue/home";
export { itemDetailsQuery, itemQuery, listedItem } from "./catalogue/items";
export {
  facetsQuery,
  type ListingKind,
  type ListingPage,
  type ListingRequest,
  listingQuery,
  listings,
} from "./catalogue/listing";
export { pageOf, sortOf, withPage, withSort } from "./catalogue/listingAddress";
export { activeFilters, type Filters, filtersOf, withFilters } from "./catalogue/listingFilters";
export { noteViewed, recentlyViewed, recentQuery } from "./catalogue/recentlyViewed";
export { alikeOfItem, alikeQuery, latestQuery, relatedCounts } from "./catalogue/related";
export {
  searchedCardsQuery,
  suggested,
  suggestionsQuery,
  topViewedQuery,
  trendingQuery,
} from "./catalogue/search";
export { searchTerm } from "./catalogue/searchTerm";
export {
  type CheckoutChoice,
  chooseForCheckout,
  forgetCheckout,
  readCheckoutChoice,
  type TriedPurchase,
  useCheckoutChoice,
} from "./checkout/checkout";
export { CheckoutChanged } from "./checkout/useCartConsistencyCheck";
export {
  type CartSelection,
  type CartSettings,
  selectLine,
  useCartSelection,
} from "./checkout/useCartSelection";
export { type CheckoutItems, useCheckoutItems } from "./checkout/useCheckoutItems";
export { usePaymentMethod } from "./checkout/usePaymentMethod";
export {
  isSamePurchase,
  type PlaceOrderOptions,
  type Purchase,
  usePlaceOrder,
} from "./checkout/usePlaceOrder";
export { useTotalSeen } from "./checkout/useTotalSeen";
export {
  isCartChanged,
  isMalformed,
  isNotFound,
  isOutcomeUnknown,
  isSessionChanged,
  messageOf,
  type Refusal,
  reasonBelow,
  refusalOf,
  retryAfterOf,
  screenMessageOf,
  statusOf,
} from "./errors";
export type {
  AddressFormValues,
  Color,
  OrderedLine,
  Picture,
  PostalAddress,
  ReturnRequest,
  Size,
} from "./kitProps";
export { nextTask } from "./nextTask";
export { type OrderAmounts, orderAmounts, taxPercentOf } from "./orders/orderAmounts";
export {
  awaitsPayment,
  endedUnpaid,
  isCancellable,
  isCancelled,
  isRefundable,
  isReturnable,
  leftToReturn,
  orderProgress,
  paymentFailed,
  shownStatus,
} from "./orders/orderStatus";
export {
  orderedLines,
  orderQuery,
  ordersQuery,
  useCancelOrder,
  useOrder,
  useOrders,
  useReturn,
} from "./orders/orders";
export { type Choice, useChoice } from "./product/choice";
export { colorInAddress, noColor } from "./product/colors";
export { type PictureAddresses, pictureAddresses } from "./product/pictures";
export { pincodeQuery, useIsUndeliverable } from "./product/pincode";
export { usePincodeStates } from "./product/pincodeStates";
export { orderedPrice, sellingPrice } from "./product/price";
export {
  colorOptions,
  defaultSizes,
  galleryPictures,
  isLowStock,
  shownVariant,
  sizeOptions,
  variantsOf,
} from "./product/product";
export {
  reviewsQuery,
  shownReview,
  starsOf,
  useMayReview,
  useWriteReview,
} from "./product/reviews";
export { sizeChartQuery, sizesToBegin } from "./product/sizeChart";
export { useFreshOnArrival } from "./queries/accountFreshness";
export { apiOf, type BackEnd, connect } from "./queries/api";
export { type PageQueries, type PageQuery, pageQuery } from "./queries/pageQuery";
export {
  accountKey,
  createQueryClient,
  keepAnswer,
  readAgain,
  staleTimes,
} from "./queries/queryClient";
export type { QueryState } from "./queries/queryState";
export type { StoreQuery } from "./queries/storeQuery";
export { listingParameters } from "./readable";
export {
  accountProblem,
  type OtpDelivery,
  type ProfileChange,
  type SignInDetails,
  sendCode,
  useProfile,
  useSignIn,
  useUpdateProfile,
} from "./session/auth";
export { SessionProvider, type SessionValue, useSession } from "./session/SessionProvider";
export { codeSentTo, noteCode } from "./session/sentCode";
export { useAccountQuery } from "./session/useAccountQuery";
export { useCodeDelivery } from "./session/useCodeDelivery";
export {
  browsingHistoryKeys,
  clearBrowsingHistory,
  localStorageItem,
  type StorageItem,
  sessionStorageItem,
  useStorageItem,
} from "./storage/browserStorage";
export { type OfflineCopy, offlineCopy } from "./storage/offlineCopy";
export { useMoveToWishlist } from "./wishlist/wishFromCart";
export {
  type AskedWish,
  useToggleWish,
  useWishAfterSignIn,
  useWishlist,
  useWishlistHearts,
  type Wish,
  type WishlistHandlers,
  type WishlistHearts,
  wishlistQuery,
} from "./wishlist/wishlist";
