/** Time-out of a request, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Products on one page of a listing when the caller names no limit. */
export const DEFAULT_PAGE_SIZE = 50;
/** The most products that one page of a listing may hold. */
export const MAX_PAGE_SIZE = 100;
/** The last page of a list that can be asked for. */
export const LAST_PAGE = 100_000;
/** The most pieces that a request may ask for on one line; the stock may allow fewer. */
export const MAX_LINE_QUANTITY = 100;
/** The colour that a product without a colour to tell has in requests and answers. */
export const NO_COLOR = "default";
/** The most characters of a size's name. */
export const MAX_SIZE_LENGTH = 100;
/** The most lines of a cart that is kept on a visitor's device until they sign in. */
export const MAX_GUEST_LINES = 30;
/** The most characters of what is searched for. */
export const MAX_SEARCH_LENGTH = 100;
/** Digits of a one-time code. */
export const OTP_LENGTH = 6;
/** Seconds before a one-time code may be sent again. */
export const OTP_RESEND_SECONDS = 60;

/** Orders in which a listing can be asked for. `latestAddition` is the default. */
export const sortOrders = [
  "latestAddition",
  "priceLowToHigh",
  "priceHighToLow",
  "popularity",
] as const;
/** One of {@link sortOrders}. */
export type SortOrder = (typeof sortOrders)[number];

/** Orders in which a product's reviews can be asked for. `newest` is the default. */
export const reviewSorts = ["newest", "highest", "lowest"] as const;
/** One of {@link reviewSorts}. */
export type ReviewSort = (typeof reviewSorts)[number];

/** Ways to pay as the order call names them: prepaid is `Online`, cash on delivery `COD`. */
export const paymentMethods = ["Online", "COD"] as const;
/** One of {@link paymentMethods}. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** States that an order passes through; the last two follow a cancellation. */
export const orderStatuses = [
  "Order Placed",
  "Ready to Dispatch",
  "Dispatched",
  "Delivered",
  "Cancelled",
  "Refund Processed",
] as const;
/** One of {@link orderStatuses}. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Reasons that a shopper may give for cancelling: the key that is sent and the label shown. */
export const cancelReasons = {
  changed_mind: "I changed my mind",
  found_cheaper: "Found a better price elsewhere",
  delay: "Delivery taking too long",
  other: "Other",
} as const;
/** A key of {@link cancelReasons}. */
export type CancelReason = keyof typeof cancelReasons;

/** The most characters of a cancellation's reason, its key and the colon included. */
export const MAX_CANCEL_REASON_LENGTH = 10_000;
/** The most characters of what is said about a return. */
export const MAX_RETURN_DESCRIPTION_LENGTH = 5000;

/** Days after delivery within which pieces of an order may be returned or exchanged. */
export const RETURN_WINDOW_DAYS = 7;

/** Keys of {@link returnReasons}. */
export const returnReasonKeys = [
  "size",
  "damaged",
  "not_as_described",
  "wrong_item",
  "quality",
  "other",
] as const;
/** One of {@link returnReasonKeys}. */
export type ReturnReason = (typeof returnReasonKeys)[number];

/** Reasons that a shopper may give for a return: the key that is sent and the label shown. */
export const returnReasons: Readonly<Record<ReturnReason, string>> = {
  size: "Size does not fit",
  damaged: "Damaged or defective",
  not_as_described: "Not as described",
  wrong_item: "Wrong item delivered",
  quality: "Quality not as expected",
  other: "Other",
};

/** States of a return: a request ends completed (paid back, or exchanged) or rejected. */
export const returnStatuses = ["Requested", "Completed", "Rejected"] as const;
/** One of {@link returnStatuses}. */
export type ReturnStatus = (typeof returnStatuses)[number];

/** The most bytes that an uploaded picture may have. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/**
 * Widths, in px, that a picture of the API can be asked for as `?w=`. 800 is asked for by pages that were
 * kept before there was 750.
 */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 750, 800, 960, 1280, 1920] as const;
/** One of {@link PICTURE_WIDTHS}. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Kinds of pictures that may be uploaded; the content decides, not the name. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
