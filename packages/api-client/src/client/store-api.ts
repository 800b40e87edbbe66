import { REQUEST_TIMEOUT_MS } from "../contract/constants";
import type { StoreSession } from "../session/session";
import { type Caller, createCaller } from "./caller";
import { withDeadline } from "./deadline";
import { createHttpTransport, type StoreFetch } from "./http";
import { createRenew } from "./refresh";
import { createSend } from "./send";
import { type Translate, translating } from "./translate";
import type { Transport } from "./transport";

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

/** Gives the calls of a resource: `api(ordersClient).read(id)`. */
export type StoreApi = <Resource>(
  resource: (call: Caller, session: StoreSession) => Resource,
) => Resource;

/**
 * Makes the typed client of a store's API, a resource at a time: `api(ordersClient).read(id)`. A bundle
 * holds the resources that it names, where `createStoreClient` holds all of them.
 *
 * Every call unwraps the envelope, checks the answer against the contract and takes `{signal}` as its
 * last argument. It fails with {@link ApiError} alone, or with the signal's reason when the caller
 * aborted. A 401 is tried once more after a token refresh that all calls in flight share.
 *
 * @throws TypeError when a `baseUrl` is needed and is not an address.
 */
export function createStoreApi(options: StoreClientOptions): StoreApi {
  const { session, onSessionExpired, translate } = options;
  const transport = transportOf(options);
  const send = createSend(transport);
  const renew = createRenew(session, send, onSessionExpired);
  const caller = createCaller(session, transport, send, renew);
  const call = translate ? translating(caller, translate) : caller;
  return (resource) => resource(call, session);
}

function transportOf({ timeout = REQUEST_TIMEOUT_MS, ...options }: StoreClientOptions): Transport {
  if (options.transport) return withDeadline(options.transport, timeout);
  const { fetch, retries = 1 } = options;
  return createHttpTransport({ baseUrl: checkBaseUrl(options.baseUrl), fetch, timeout, retries });
}

/** Safari 16.4 has no `URL.canParse`. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address, globalThis.location?.href);
  } catch {
    return undefined;
  }
}

function checkBaseUrl(baseUrl: string) {
  const url = parsed(baseUrl);
  // Paths are put behind it; and `https:api.example` is a path to a page that has https itself.
  if (!url || url.username || url.password || !/^(https?:\/)?\/[^\s?#]*$/i.test(baseUrl)) {
    // Not as it is: it may hold a password.
    throw new TypeError(
      "baseUrl is no address like https://shop.example/api, or in a browser /api: without a password, query or hash.",
    );
  }
  return baseUrl.replace(/\/+$/, "");
}
