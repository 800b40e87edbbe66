import { type ErrorCode, errorCodes, type RequestIssue } from "@taanka/api-client/contract";

interface FailureOptions {
  issues?: RequestIssue[];
  /** Seconds after which the caller may try again. */
  retryAfter?: number;
  /** For the log. */
  cause?: unknown;
}

/**
 * A refusal that the caller is meant to read. Anything else that is thrown becomes
 * "Server error occurred" and a line in the log.
 */
export class Failure extends Error {
  override name = "Failure";
  readonly code: ErrorCode;
  readonly status: (typeof errorCodes)[ErrorCode];
  readonly issues: RequestIssue[] | undefined;
  readonly retryAfter: number | undefined;

  /**
   * @param code - what went wrong; sets the HTTP status
   * @param message - a sentence for the shopper
   */
  constructor(code: ErrorCode, message: string, options: FailureOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = errorCodes[code];
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
  }
}
