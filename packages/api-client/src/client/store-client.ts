import { REQUEST_TIMEOUT_MS } from "../contract/constants";
import type { StoreSession } from "../session/session";
import { addressesClient } from "./addresses";
import { authClient } from "./auth";
import { bannersClient } from "./banners";
import { brandsClient } from "./brands";
import { createCaller } from "./caller";
import { campaignsClient } from "./campaigns";
import { cartClient } from "./cart";
import { catalogueClient } from "./catalogue";
import { categoriesClient } from "./categories";
import { couponsClient } from "./coupons";
import { withDeadline } from "./deadline";
import { filtersClient } from "./filters";
import { createHttpTransport, type StoreFetch } from "./http";
import { itemsClient } from "./items";
import { ordersClient } from "./orders";
import { partnersClient } from "./partners";
import { pincodesClient } from "./pincodes";
import { createRenew } from "./refresh";
import { reviewsClient } from "./reviews";
import { searchClient } from "./search";
import { sectionsClient } from "./sections";
import { createSend } from "./send";
import { sizeChartsClient } from "./size-charts";
import { subcategoriesClient } from "./subcategories";
import { type Translate, translating } from "./translate";
import type { Transport } from "./transport";
import { wishlistClient } from "./wishlist";

/** An API that is reached over HTTP. */
export interface HttpOptions {
  /**
   * Address of the API up to and including its base path, such as `https://shop.example/api`. In a
   * browser a path is enough (`/api`).
   */
  baseUrl: string;
  /** Sends the requests; defaults to the global `fetch`. */
  fetch?: StoreFetch;
  /**
   * How often a call is tried again that got no answer, or 408, 429, 502, 503 or 504: only one that
   * reads or has an idempotency key, and not after a time-out. `Retry-After` is obeyed up to three
   * seconds; a longer one is an error at once.
   * @default 1
   */
  retries?: number;
  transport?: undefined;
}

/** An API that is reached in another way. */
export interface TransportOptions {
  /** Carries the calls, for example to an API in the same process. */
  transport: Transport;
}

/** What every client needs, however it reaches its API. */
export interface ClientOptions {
  /** Where tokens and user are kept. */
  session: StoreSession;
  /**
   * Longest wait for an answer, in milliseconds; a retry has as long again.
   * @default 10000
   */
  timeout?: number;
  /**
   * Says failures in the language of whoever reads them: what the server and the client say in English
   * goes through it.
   */
  translate?: Translate;
  /** Called once when a session ended because its refresh was refused. Go to sign-in from here. */
  onSessionExpired?: () => void;
}

/** How a client is set up. */
export type StoreClientOptions = ClientOptions & (HttpOptions | TransportOptions);

/**
 * Makes the typed client of a store's API: one function a call, grouped by resource.
 *
 * Every function unwraps the envelope, checks the answer against the contract and takes `{signal}`
 * as its last argument. It fails with {@link ApiError} alone, or with the signal's reason when the
 * caller aborted. A 401 is tried once more after a token refresh that all calls in flight share.
 *
 * @throws TypeError when a `baseUrl` is needed and is not an address.
 */
export function createStoreClient(options: StoreClientOptions) {
  const { session, onSessionExpired, translate } = options;
  const transport = transportOf(options);
  const send = createSend(transport);
  const renew = createRenew(session, send, onSessionExpired);
  const caller = createCaller(session, transport, send, renew);
  const call = translate ? translating(caller, translate) : caller;
  return {
    /** The session that the client was made with. */
    session,
    auth: authClient(call, session),
    catalogue: catalogueClient(call),
    categories: categoriesClient(call),
    subcategories: subcategoriesClient(call),
    brands: brandsClient(call),
    campaigns: campaignsClient(call),
    banners: bannersClient(call),
    sections: sectionsClient(call),
    filters: filtersClient(call),
    items: itemsClient(call),
    wishlist: wishlistClient(call),
    cart: cartClient(call),
    addresses: addressesClient(call),
    orders: ordersClient(call),
    sizeCharts: sizeChartsClient(call),
    coupons: couponsClient(call),
    reviews: reviewsClient(call),
    search: searchClient(call),
    pincodes: pincodesClient(call),
    partners: partnersClient(call),
  };
}

/** The typed client of a store's API. */
export type StoreClient = ReturnType<typeof createStoreClient>;

function transportOf({ timeout = REQUEST_TIMEOUT_MS, ...options }: StoreClientOptions): Transport {
  if (options.transport) return withDeadline(options.transport, timeout);
  const { fetch, retries = 1 } = options;
  return createHttpTransport({ baseUrl: checkBaseUrl(options.baseUrl), fetch, timeout, retries });
}

function checkBaseUrl(baseUrl: string) {
  try {
    new URL(baseUrl, globalThis.location?.href);
  } catch {
    throw new TypeError(
      `baseUrl "${baseUrl}" is not an address. Outside a browser it needs a host: https://shop.example/api`,
    );
  }
  return baseUrl.replace(/\/+$/, "");
}
