import { ApiError } from "@taanka/api-client";
import { texts } from "./language";

const sentences: Record<string, string> = texts.errors;

/** Why something failed, to read: always in the shop's words, for an API may know one language alone. */
export const messageOf = (error: unknown): string =>
  sentences[codeOf(error) ?? ""] ?? texts.notDone;

/** The API's code of a failure. */
export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Whether something is not there, or is another person's. */
export const isNotTheirs = (error: unknown) =>
  isNotFound(error) || (error instanceof ApiError && error.status === 403);

/**
 * Whether nobody knows what came of a change: the answer was lost, came too late or makes no sense, or
 * the API was too busy to say. The change may have been made.
 */
export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof ApiError) ||
  [0, 408, 429].includes(error.status) ||
  error.status >= 500 ||
  error.code === "bad_answer";

/** Whether a shopper can come upon it in a shop that works: no network, a sold-out piece, a wrong code. */
const isExpected = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.code !== "bad_answer";

/** Names a call that the API does not answer as it should in the console, where its engineer looks. */
export function reportFailure(error: unknown) {
  if (isExpected(error)) return;
  const { call, message } =
    error instanceof ApiError ? error : { call: "The store", message: error };
  reportError(new Error(`${call} failed: ${message}`, { cause: error }));
}
