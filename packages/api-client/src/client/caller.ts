import type { Call, CallData } from "../contract/endpoint";
import { isSamePerson, type SessionState, type StoreSession } from "../session/session";
import { checkData, type Shape } from "./answer";
import { ApiError, type ApiErrorInit, errorTexts } from "./api-error";
import { callName } from "./call-name";
import type { Renew } from "./refresh";
import type { CallRequest, Send } from "./send";
import type { Transport } from "./transport";
import { untilAborted } from "./until-aborted";

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

/** Makes the function behind every call: token, one retry after a refresh, the contract's check. */
export function createCaller(
  session: StoreSession,
  transport: Transport,
  send: Send,
  renew: Renew,
): Caller {
  const sendWithToken = async (
    request: CallRequest,
    before: SessionState,
    signal: AbortSignal | undefined,
  ) => {
    try {
      return await send(inNameOf(request, before), signal);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const accessToken = await untilAborted(renew(before), signal);
      if (!accessToken) throw error;
      return send(inNameOf(request, { ...before, accessToken }), signal);
    }
  };

  return async (
    call,
    { params = {}, query = {}, body, headers = {} } = {},
    options = {},
    shape,
  ) => {
    const { signal } = options;
    const before = session.read();
    assertSignedIn(call, before);
    signal?.throwIfAborted();
    assertIds(call, params);
    const request = { call, params, query, body, headers };
    const data = await (call.bearer === false
      ? send(request, signal)
      : sendWithToken(request, before, signal));
    assertSamePerson(call, before, session);
    // A transport that checks what it brings says so: its data is what the contract names.
    return transport.checked ? (data as CallData<typeof call>) : checkData(call, data, shape);
  };
}

/** Why a call fails that the server has not refused. */
const failure = (call: Call, message: string | undefined, init: ApiErrorInit) =>
  new ApiError(message ?? call.fallback ?? errorTexts.unexpected, {
    ...init,
    call: callName(call),
  });

function assertSignedIn(call: Call, { accessToken, refreshToken }: SessionState) {
  if (call.auth === "none" || accessToken || refreshToken) return;
  const message = call.signInMessage ?? call.fallback ?? errorTexts.signIn;
  throw failure(call, message, { status: 401, code: "unauthenticated" });
}

/** Refuses an answer to one person that comes when somebody else is here, or nobody. */
function assertSamePerson(call: Call, before: SessionState, session: StoreSession) {
  if (call.auth === "none" || isSamePerson(before, session.read())) return;
  throw failure(call, undefined, { status: 0, code: "session_changed" });
}

/** Refuses what would turn an address into another one. */
function assertIds(call: Call, params: Readonly<Record<string, string>>) {
  for (const [, name = ""] of call.path.matchAll(/\{(\w+)\}/g)) {
    const value = params[name] ?? "";
    if (!/^\.{0,2}$/.test(value)) continue;
    const issues = [{ path: name, message: `"${value}" is not an id` }];
    throw failure(call, undefined, { status: 400, code: "validation_failed", issues });
  }
}

function inNameOf(request: CallRequest, session: SessionState): CallRequest {
  const { accessToken } = session;
  if (!accessToken) return { ...request, session };
  const headers = { ...request.headers, authorization: `Bearer ${accessToken}` };
  return { ...request, session, headers };
}
