import type { Call } from "../contract/endpoint";
import type { SessionState } from "../session/session";

/** A call of the contract on its way to whoever answers it. */
export interface TransportRequest {
  /** Method, path with `{name}` for each parameter, and the texts for failures. */
  readonly call: Call;
  /** Values of the path's parameters, as they are: not encoded for an address. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** An object that travels as JSON, or a form. */
  readonly body?: object | undefined;
  /** Those that carry something of the caller: `authorization`, `idempotency-key`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Who asks, for a transport in the same process. Left out of calls that carry no token. */
  readonly session?: SessionState | undefined;
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Carries calls to a store's API and brings back what they answer. HTTP is one; a server that has
 * the API in its own process has a shorter one (`api.transport` of the reference API).
 */
export interface Transport {
  /**
   * @returns the answer's data, taken out of its envelope
   * @throws an error with a `status`, and where it has them `code`, `issues` and `retryAfter`, when
   *   the API refused; a `SyntaxError`, of what is no JSON, counts as a bad answer, and whatever else is
   *   thrown as a failed connection
   */
  send(request: TransportRequest): Promise<unknown>;
  /**
   * Whether its data is sure to be as the contract says. The client then hands it on as it is,
   * without another check. Such data may be shared with other callers, and then is frozen.
   * @default false
   */
  readonly checked?: boolean;
}
