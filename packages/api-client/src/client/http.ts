import ky from "ky";
import { ApiError, errorTexts } from "./api-error";

/**
 * Sends a request. The global `fetch` fits, and so does the `fetch` of a server in the same
 * process (`(request) => app.fetch(request)`).
 */
export type StoreFetch = (request: Request) => Response | Promise<Response>;

/** A request that is ready to go. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON, or as `multipart/form-data` when it is a form. */
  body?: object;
}

/** An answer with its body read. */
export interface HttpReply {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends one request; see {@link createHttp}. */
export type Http = (request: HttpRequest, signal?: AbortSignal) => Promise<HttpReply>;

/**
 * Makes the function that sends requests. Its time-out covers the whole exchange including the
 * body, and holds even for a `fetch` that ignores signals.
 */
export function createHttp(fetch: StoreFetch | undefined, timeout: number): Http {
  const instance = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(fetch && {
      fetch: async (input, init) =>
        fetch(input instanceof Request ? input : new Request(input, init)),
    }),
  });
  return async ({ method, url, headers, query, body }, signal) => {
    const guard = createGuard(timeout, signal);
    const exchange = async () => {
      const response = await instance(url, {
        method,
        headers: { accept: "application/json", ...headers },
        searchParams: query,
        ...(body instanceof FormData ? { body } : { json: body }),
        signal: guard.signal,
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    try {
      return await Promise.race([exchange(), guard.broken]);
    } catch (cause) {
      signal?.throwIfAborted();
      const code = guard.signal.aborted ? "timeout" : "network_error";
      throw new ApiError(errorTexts.network, { status: 0, code, cause });
    } finally {
      guard.release();
    }
  };
}

/** A signal that fires on the caller's abort or when time is up. */
function createGuard(timeout: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  const forward = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No answer within ${timeout} ms`, "TimeoutError"));
  }, timeout);
  if (outer?.aborted) forward();
  outer?.addEventListener("abort", forward);
  const broken = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  return {
    signal,
    broken,
    release() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", forward);
    },
  };
}
