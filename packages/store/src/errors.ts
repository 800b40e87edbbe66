interface Shape {
  status?: unknown;
  code?: unknown;
  message?: unknown;
  retryAfter?: unknown;
  issues?: unknown;
  unsaid?: unknown;
}

const shapeOf = (error: unknown): Shape =>
  typeof error === "object" && error !== null ? error : {};

/** HTTP status of the page for a failed critical call: 404 where there is no such thing, else 503. */
export function statusOf(error: unknown): 404 | 503 {
  return isNotFound(error) ? 404 : 503;
}

/** Whether there is no such thing, or an address asks for what could be none. */
export function isNotFound(error: unknown): boolean {
  const { status } = shapeOf(error);
  return status === 404 || status === 400;
}

/** Whether the cart did not hold what was ordered from it. */
export function isCartChanged(error: unknown): boolean {
  return shapeOf(error).code === "cart_changed";
}

/** Whether whoever asked had left before the answer came. */
export function isSessionChanged(error: unknown): boolean {
  return shapeOf(error).code === "session_changed";
}

/** Whether a coupon can't be used by this person or on these goods. */
export function isCouponRefused(error: unknown): boolean {
  return shapeOf(error).code === "coupon_invalid";
}

/**
 * Whether nobody knows what came of a change: the answer was lost, came too late or makes no sense,
 * or the API was too busy to say. The change may have been made.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const { status, code } = shapeOf(error);
  if (typeof status !== "number") return false;
  return [0, 408, 429].includes(status) || status >= 500 || code === "bad_answer";
}

/** What a person reads of a failure: the API's own message, else the text for the situation. */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = shapeOf(error);
  return typeof message === "string" && message !== "" ? message : fallback;
}

/** {@link messageOf} of a screen with words of its own for a failure that the API says nothing about. */
export const screenMessageOf = (error: unknown, fallback: string): string =>
  shapeOf(error).unsaid === true ? fallback : messageOf(error, fallback);

/** Why it failed, below a title that says what failed; undefined when the title says it all. */
export function reasonBelow(title: string, error: unknown, fallback: string): string | undefined {
  const reason = messageOf(error, fallback);
  return reason === title ? undefined : reason;
}

/** Whether the API could not make sense of what it was asked for. */
export function isMalformed(error: unknown): boolean {
  return shapeOf(error).status === 400;
}

/** Seconds that the API asks to wait, when it refused for having been asked too often. */
export function retryAfterOf(error: unknown): number | undefined {
  const { status, retryAfter } = shapeOf(error);
  return status === 429 && typeof retryAfter === "number" ? retryAfter : undefined;
}

/** What the API refused, as the kit's forms show it: at the fields, else beside the button. */
export interface Refusal<Field extends string> {
  error: string | undefined;
  fieldErrors: Partial<Record<Field, string>>;
}

/**
 * Tells a form what the API refused.
 *
 * @param fields the form's fields by what the API calls them
 * @param fallback the text for a failure that has none of its own
 */
export function refusalOf<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
  fallback: string,
): Refusal<Field> {
  const fieldErrors: Partial<Record<Field, string>> = {};
  const { issues } = shapeOf(error);
  for (const { path, message } of Array.isArray(issues) ? issues : []) {
    const field = fields[path];
    if (field) fieldErrors[field] ??= message;
  }
  const shown = Object.keys(fieldErrors).length > 0;
  return { error: error && !shown ? messageOf(error, fallback) : undefined, fieldErrors };
}
