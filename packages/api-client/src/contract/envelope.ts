import * as v from "valibot";

/** One field that a request got wrong. */
export const issueSchema = v.object({
  /** Dotted path of the field, for example `orderDetails.0.quantity`. */
  path: v.nullish(v.string(), ""),
  message: v.string(),
});
/** See {@link issueSchema}. */
export type RequestIssue = v.InferOutput<typeof issueSchema>;

/** What every call answers when it went well. */
export interface SuccessEnvelope<T> {
  success: true;
  message: string;
  data?: T;
}

/** What every call answers when it failed. */
export interface FailureEnvelope {
  success: false;
  message: string;
  code?: ErrorCode;
  issues?: RequestIssue[];
}

/** The shape of every JSON answer. */
export type Envelope<T> = SuccessEnvelope<T> | FailureEnvelope;

/** Error codes of the API, each with the HTTP status that it travels with. */
export const errorCodes = {
  malformed_body: 400,
  validation_failed: 400,
  otp_invalid: 400,
  otp_expired: 400,
  coupon_invalid: 400,
  unauthenticated: 401,
  token_expired: 401,
  refresh_invalid: 401,
  forbidden: 403,
  not_found: 404,
  account_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  account_exists: 409,
  price_changed: 409,
  cart_changed: 409,
  out_of_stock: 409,
  order_limit_reached: 409,
  cash_limit_exceeded: 409,
  order_not_cancellable: 409,
  order_not_returnable: 409,
  order_status_conflict: 409,
  idempotency_mismatch: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  otp_too_many_tries: 429,
  server_error: 500,
  unavailable: 503,
} as const;
/** A key of {@link errorCodes}. */
export type ErrorCode = keyof typeof errorCodes;
