import type { ErrorCode, RequestIssue } from "../contract/envelope";

/** Codes that the client itself gives. */
export type ClientErrorCode =
  /** The server could not be reached. */
  | "network_error"
  /** The server did not answer in time. */
  | "timeout"
  /** The answer was not what the contract promises. */
  | "bad_answer"
  /** Tokens could not be stored. */
  | "session_not_saved"
  /** Whoever asked has left before the answer came: it is nobody else's to see. */
  | "session_changed"
  /** An adapter or a mock has no answer for the call. */
  | "not_implemented";

/** A known code, or whatever another server sends. */
export type ApiErrorCode = ErrorCode | ClientErrorCode | (string & Record<never, never>);

/** What an {@link ApiError} is made of beside its message. */
export interface ApiErrorInit {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  code?: ApiErrorCode | undefined;
  issues?: readonly RequestIssue[];
  /** Seconds to wait before another try, when the server named them. */
  retryAfter?: number | undefined;
  /** Method and path of the call, as the contract has them: `GET /category/{id}`. */
  call?: string | undefined;
  /**
   * Whether the server said nothing of its own, so that the message is the client's.
   * @default false
   */
  unsaid?: boolean | undefined;
  cause?: unknown;
}

/** The one error that calls of the client fail with, apart from an abort by the caller. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Machine-readable reason. */
  readonly code: ApiErrorCode | undefined;
  /** Fields that the request got wrong; with `bad_answer`, those that the answer did. */
  readonly issues: readonly RequestIssue[];
  /** Seconds to wait before another try, when the server named them. */
  readonly retryAfter: number | undefined;
  /** Method and path of the call that failed, as the contract has them: `GET /category/{id}`. */
  readonly call: string | undefined;
  /**
   * Whether the server answered and said nothing of its own: the message is the client's, and a page
   * with better words for the situation may show those. Compare no texts: they may be translated.
   */
  readonly unsaid: boolean;

  constructor(message: string, init: ApiErrorInit) {
    super(message, { cause: init.cause });
    this.status = init.status;
    this.code = init.code;
    this.issues = init.issues ?? [];
    this.retryAfter = init.retryAfter;
    this.call = init.call;
    this.unsaid = init.unsaid ?? false;
  }
}

/** Texts for failures that neither the server nor the call itself has words for. */
export const errorTexts = {
  network: "Network error - please check your connection",
  server: "Server error occurred",
  refused: "API request failed",
  signIn: "Please login to continue",
  unexpected: "An unexpected error occurred",
  sessionNotSaved: "Failed to save authentication data",
} as const;
