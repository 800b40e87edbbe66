import type { Endpoint } from "./endpoint";
import type { Endpoints } from "./endpoints";
import type { ErrorCode } from "./envelope";

/** What documentation says about a call beyond its schemas. */
export interface CallDescription {
  /** One sentence without a full stop. */
  readonly summary: string;
  /** Codes that this call refuses with, besides those of its kind; see {@link errorsOf}. */
  readonly errors?: readonly ErrorCode[];
}

const sending = ["rate_limited"] as const;
const proving = ["otp_invalid", "otp_expired", "otp_too_many_tries", "rate_limited"] as const;
const returning = ["not_found", "order_not_returnable"] as const;

/** A description of every call, by resource and name. */
export const descriptions: {
  readonly [R in keyof Endpoints]: { readonly [C in keyof Endpoints[R]]: CallDescription };
} = {
  auth: {
    sendOtp: { summary: "Sends a one-time code by text message", errors: sending },
    verifyOtp: { summary: "Proves a one-time code without spending it", errors: proving },
    signup: {
      summary: "Registers a shopper and signs them in",
      errors: [...proving, "account_exists"],
    },
    login: { summary: "Signs a shopper in", errors: [...proving, "account_not_found"] },
    resendText: { summary: "Sends a new code by text message", errors: sending },
    resendVoice: { summary: "Sends a new code by voice call", errors: sending },
    profile: { summary: "The profile of whoever is signed in" },
    updateProfile: { summary: "Changes name and email" },
    logout: { summary: "Ends the session of a refresh token" },
    refresh: {
      summary: "Exchanges a refresh token for the next pair of tokens",
      errors: ["refresh_invalid", "rate_limited"],
    },
  },
  catalogue: { revision: { summary: "Which state of the catalogue the shop shows" } },
  categories: {
    list: { summary: "All categories in the order of the menu" },
    search: { summary: "Categories whose name holds a keyword" },
    read: { summary: "One category" },
  },
  subcategories: {
    list: { summary: "All subcategories" },
    ofCategory: { summary: "The subcategories of a category" },
    read: { summary: "One subcategory" },
  },
  brands: {
    list: { summary: "All brands by name" },
    read: { summary: "One brand" },
  },
  campaigns: { read: { summary: "One campaign, running or not" } },
  banners: {
    list: { summary: "The home page's banners" },
    read: { summary: "One banner" },
  },
  sections: {
    list: { summary: "The home page's sections without their products" },
    read: { summary: "One section without its products" },
    items: { summary: "A page of a section's products" },
  },
  filters: {
    list: { summary: "All filters with their values" },
    search: { summary: "Filters whose key or values hold a keyword" },
    read: { summary: "One filter" },
  },
  items: {
    list: { summary: "A page of a listing, by kind, filters, order and keyword" },
    read: { summary: "One product" },
  },
  itemDetails: {
    ofItem: { summary: "A product's colours with their pictures and sizes" },
    read: { summary: "The same by the id of the item detail" },
  },
  wishlist: {
    read: { summary: "The wishlist of whoever is signed in" },
    add: { summary: "Adds a product in one colour", errors: ["not_found", "conflict"] },
    remove: { summary: "Removes a product in one colour", errors: ["not_found"] },
    clear: { summary: "Empties the wishlist" },
    contains: {
      summary: "Whether a product in one colour is in the wishlist",
      errors: ["not_found"],
    },
  },
  cart: {
    read: { summary: "The cart of whoever is signed in" },
    add: {
      summary: "Adds pieces of one variant",
      errors: ["not_found", "conflict", "out_of_stock", "order_limit_reached"],
    },
    remove: { summary: "Removes a line" },
    updateQuantity: {
      summary: "Changes the quantity of a line by one",
      errors: ["not_found", "conflict", "out_of_stock", "order_limit_reached"],
    },
    preview: {
      summary: "What the lines of a visitor's cart cost today; unknown ones are left out",
    },
    merge: {
      summary: "Takes the lines of a visitor's cart over; sent twice, it acts once",
      errors: ["conflict"],
    },
    saved: { summary: "What somebody has saved for later, with today's prices and stock" },
    saveForLater: {
      summary: "Moves a line of the cart to what is saved for later",
      errors: ["not_found", "conflict"],
    },
    moveToCart: {
      summary: "Moves a saved line into the cart, as many of its pieces as can be had",
      errors: ["not_found", "conflict", "out_of_stock", "order_limit_reached"],
    },
    removeSaved: { summary: "Removes what was saved for later" },
    mergeSaved: {
      summary: "Takes over what a visitor has saved for later; sent twice, it acts once",
    },
    ofUser: { summary: "Another person's cart, by id or phone number" },
  },
  addresses: {
    list: { summary: "The address book of whoever is signed in" },
    create: { summary: "Saves an address", errors: ["conflict"] },
    update: { summary: "Changes any fields of an address" },
    remove: { summary: "Deletes an address" },
  },
  orders: {
    list: { summary: "All orders of whoever is signed in, newest first" },
    read: { summary: "One order, by id or number" },
    create: {
      summary: "Places an order, or begins the payment of a prepaid one",
      errors: [
        "not_found",
        "conflict",
        "price_changed",
        "cart_changed",
        "out_of_stock",
        "order_limit_reached",
        "cash_limit_exceeded",
        "coupon_invalid",
        "rate_limited",
      ],
    },
    verifyPayment: {
      summary: "Asks the payment provider how a prepaid order stands",
      errors: ["not_found", "rate_limited"],
    },
    cancel: { summary: "Cancels an order", errors: ["not_found", "order_not_cancellable"] },
    returnRefund: { summary: "Asks to return pieces for money", errors: returning },
    returnExchange: {
      summary: "Asks to exchange pieces for another size or colour",
      errors: [...returning, "out_of_stock"],
    },
    track: {
      summary: "How far an order is, without signing in",
      errors: ["not_found", "rate_limited"],
    },
    advance: { summary: "Moves an order to its next state", errors: ["order_status_conflict"] },
    decideReturn: { summary: "Ends a return", errors: ["order_status_conflict"] },
  },
  sizeCharts: { read: { summary: "The size chart of a kind of garment" } },
  coupons: {
    list: { summary: "The coupons that the shop shows" },
    apply: {
      summary: "What a coupon takes off a total",
      errors: ["coupon_invalid", "rate_limited"],
    },
  },
  reviews: {
    ofItem: { summary: "A product's reviews, in one of three orders, and their stars" },
    create: {
      summary: "Reviews a product that the shopper received",
      errors: ["not_found", "forbidden", "conflict"],
    },
  },
  search: {
    suggestions: { summary: "Words to search for that begin like what was typed" },
    trending: { summary: "What shoppers search for these days" },
    topViewed: { summary: "Products that shoppers look at these days" },
  },
  pincodes: { check: { summary: "Whether the shop delivers to a postal code" } },
  partners: {
    apply: { summary: "Applies to sell through the shop", errors: ["rate_limited"] },
    read: {
      summary: "The partner application of whoever is signed in",
      errors: ["not_found"],
    },
  },
};

/**
 * Every code that a call may refuse with: those of its kind (who may call, what it is sent), its
 * own, and the server's.
 */
export function errorsOf(endpoint: Endpoint, own: readonly ErrorCode[] = []): ErrorCode[] {
  const { auth, params, query, body, idempotent } = endpoint;
  const codes: (ErrorCode | false)[] = [
    ...(body
      ? ([
          "malformed_body",
          "validation_failed",
          "body_too_large",
          "unsupported_media_type",
        ] as const)
      : []),
    (query !== undefined || idempotent === true) && "validation_failed",
    ...(auth === "none" ? [] : (["unauthenticated", "token_expired"] as const)),
    auth === "admin" && "forbidden",
    params !== undefined && "not_found",
    idempotent === true && "idempotency_mismatch",
    ...own,
    "server_error",
    "unavailable",
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}
