import ky, { HTTPError, type RetryOptions, TimeoutError } from "ky";
import { networkError, readEnvelope } from "./answer";
import { timeoutError } from "./deadline";
import { retryAfterOf } from "./retry-after";
import type { Transport, TransportRequest } from "./transport";
import { untilAborted } from "./until-aborted";

/**
 * Sends a request. The global `fetch` fits, and so does the `fetch` of a server in the same
 * process (`(request) => app.fetch(request)`).
 */
export type StoreFetch = (request: Request) => Response | Promise<Response>;

export interface HttpTransportOptions {
  /** Up to and including the API's base path. */
  baseUrl: string;
  fetch: StoreFetch | undefined;
  /** Milliseconds for one attempt, the answer's body included. */
  timeout: number;
  /** How often what may be repeated is tried again. */
  retries: number;
}

/** A server that asks for a longer wait than this, in seconds, is not asked again. */
const longestWait = 3;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const retry: RetryOptions = {
  methods: ["get", "post"],
  // A 500 is the server's own fault and would be one again.
  statusCodes: [408, 429, 502, 503, 504],
  // ky waits without an end for a header that it can't read, and for some that are not HTTP's.
  afterStatusCodes: [],
  jitter: true,
  shouldRetry: async ({ error }) => {
    if (!(error instanceof HTTPError)) return undefined;
    const { status, headers } = error.response;
    const wait = retryAfterOf(headers) ?? 0;
    if (wait > longestWait) return false;
    if (status === 429 || status === 503) await pause(wait);
    return undefined;
  },
};

/** Whether nothing happens twice when a call is sent twice. */
function isRepeatable({ call, headers }: TransportRequest): boolean {
  return call.method === "GET" || call.safe === true || "idempotency-key" in headers;
}

/** Calls an API over HTTP. Time-outs and retries are ky's. */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { baseUrl, fetch, timeout, retries } = options;
  const instance = ky.create({
    timeout,
    fetch: async (input, init) => {
      const asked = fetch
        ? fetch(input instanceof Request ? input : new Request(input, init))
        : globalThis.fetch(input, init);
      // ky waits for the headers alone: with the body read here, its time-out and its retries
      // cover that too.
      const response = await asked;
      return new Response((await response.text()) || null, response);
    },
  });

  const exchange = async (request: TransportRequest) => {
    const { call, params, query, body, headers, signal } = request;
    try {
      return await instance(addressOf(baseUrl, call.path, params), {
        method: call.method,
        headers: { accept: "application/json", ...headers },
        searchParams: { ...query },
        ...(body instanceof FormData ? { body } : { json: body }),
        signal,
        // A browser takes a token out of what it sends elsewhere, a code in the body it does not.
        redirect: body && "error",
        retry: { ...retry, limit: isRepeatable(request) ? retries : 0 },
      });
    } catch (cause) {
      if (cause instanceof HTTPError) return cause.response;
      // Not with its cause: ky's error holds the request, and with it the token.
      if (cause instanceof TimeoutError) throw timeoutError(call, timeout);
      throw networkError(call, cause);
    }
  };

  return {
    async send(request) {
      const response = await untilAborted(exchange(request), request.signal);
      const { status, headers } = response;
      return readEnvelope(request.call, { status, headers, text: await response.text() });
    },
  };
}

function addressOf(baseUrl: string, path: string, params: Readonly<Record<string, string>>) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return baseUrl + filled;
}
