import { badAnswer } from "../client/answer";
import { ApiError, errorTexts } from "../client/api-error";
import { callName } from "../client/call-name";
import type { Call } from "../contract/endpoint";
import { type ErrorCode, errorCodes, type RequestIssue } from "../contract/envelope";

/** Why an adapter's call fails: a code of the contract, no answer, an unreadable answer, or an unsupported wish. */
export type AdapterErrorCode = ErrorCode | "network_error" | "bad_answer" | "not_implemented";

/** What an {@link AdapterError} may say beside code and message. */
export interface AdapterErrorInit {
  /** Fields that the request got wrong. */
  issues?: readonly RequestIssue[] | undefined;
  /** Seconds to wait before another try, when the other back end named them. */
  retryAfter?: number | undefined;
  /** For the engineer: what the other back end said. */
  cause?: unknown;
}

/**
 * How a call of an adapter refuses. Its caller gets an `ApiError` of this code, with the HTTP status that
 * belongs to it.
 *
 * @example
 * throw new AdapterError("out_of_stock", "Only 2 left");
 */
export class AdapterError extends Error {
  override readonly name = "AdapterError";
  readonly code: AdapterErrorCode;
  readonly issues: readonly RequestIssue[] | undefined;
  readonly retryAfter: number | undefined;

  /** @param message what the shopper reads; without it the call's own words are shown. */
  constructor(code: AdapterErrorCode, message = "", init: AdapterErrorInit = {}) {
    super(message, { cause: init.cause });
    this.code = code;
    this.issues = init.issues;
    this.retryAfter = init.retryAfter;
  }
}

const statuses: Readonly<Record<AdapterErrorCode, number>> = {
  ...errorCodes,
  network_error: 0,
  bad_answer: 200,
  not_implemented: 501,
};

function refusal(call: Call, error: AdapterError): ApiError {
  const { code, message, issues = [], retryAfter, cause = error } = error;
  const own = code === "network_error" ? errorTexts.network : (call.fallback ?? errorTexts.server);
  return new ApiError(message || own, {
    status: statuses[code],
    unsaid: message === "" && code !== "network_error",
    call: callName(call),
    ...{ code, issues, retryAfter, cause },
  });
}

/**
 * What a call fails with, whatever its function threw. Only an `ApiError` and an `AdapterError` speak to the
 * shopper; any other error's message may hold an address, a key or a query, and stays in `cause`.
 */
export function failureOf(call: Call, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof AdapterError) return refusal(call, error);
  // The schema's own error by its name: the adapter may have another copy of valibot.
  if (error instanceof SyntaxError || (error instanceof Error && error.name === "ValiError")) {
    return badAnswer(call, error, 200);
  }
  return refusal(call, new AdapterError("server_error", "", { cause: error }));
}
