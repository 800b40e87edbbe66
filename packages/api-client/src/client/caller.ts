import type { Call, CallData } from "../contract/endpoint";
import type { StoreSession } from "../session/session";
import { readAnswer, type Shape } from "./answer";
import { ApiError, errorTexts } from "./api-error";
import type { Http, HttpRequest } from "./http";
import type { Renew } from "./refresh";

/** What every call of the client takes as its last argument. */
export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason, not with an {@link ApiError}. */
  signal?: AbortSignal;
}

/** What a call sends. */
export interface Payload {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON, or as `multipart/form-data` when it is a form. */
  body?: object;
  headers?: Record<string, string>;
}

/** Makes one call of the contract and gives its data. */
export type Caller = <const C extends Call>(
  call: C,
  payload?: Payload,
  options?: CallOptions,
  shape?: Shape,
) => Promise<CallData<C>>;

/** Makes the function behind every call: token, time-out, one retry after a refresh, unwrapping. */
export function createCaller(
  baseUrl: string,
  session: StoreSession,
  http: Http,
  renew: Renew,
): Caller {
  return async (call, payload = {}, options = {}, shape) => {
    const before = session.read();
    if (call.signInMessage && !before.accessToken && !before.refreshToken) {
      throw new ApiError(call.signInMessage, { status: 401, code: "unauthenticated" });
    }
    const { signal } = options;
    signal?.throwIfAborted();
    const request = createRequest(baseUrl, call, payload);
    const usesToken = call.bearer !== false;
    const send = (token: string | null) =>
      http(usesToken && token ? withToken(request, token) : request, signal);

    let reply = await send(before.accessToken);
    if (reply.status === 401 && usesToken) {
      const token = await untilAborted(renew(before), signal);
      if (token) reply = await send(token);
    }
    return readAnswer(call, reply, shape);
  };
}

function createRequest(baseUrl: string, call: Call, payload: Payload): HttpRequest {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = payload.params?.[name] ?? "";
    // Such a segment would turn the address into another one.
    if (/^\.{0,2}$/.test(value)) {
      throw new ApiError(call.fallback ?? errorTexts.unexpected, {
        status: 400,
        code: "validation_failed",
        issues: [{ path: name, message: `"${value}" is not an id` }],
      });
    }
    return encodeURIComponent(value);
  });
  const { query, body, headers = {} } = payload;
  return { method: call.method, url: baseUrl + path, headers, query, body };
}

function withToken(request: HttpRequest, token: string): HttpRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

/** Stops waiting for work that others share, without stopping the work. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
