import { ApiError } from "./api-error";
import type { Caller } from "./caller";
import { changedError } from "./changed-error";

/** Says the words of a failure in another language: given the English ones, gives its own. */
export type Translate = (message: string) => string;

/**
 * The failure in another language, beside the fields that it names.
 *
 * @param translate gives back what it does not know
 */
export function translated(error: ApiError, translate: Translate): ApiError {
  const issues = error.issues.map((issue) => ({ ...issue, message: translate(issue.message) }));
  return changedError(error, { issues }, translate(error.message));
}

/** A caller whose failures are translated. */
export const translating =
  (call: Caller, translate: Translate): Caller =>
  async (...request) => {
    try {
      return await call(...request);
    } catch (error) {
      throw error instanceof ApiError ? translated(error, translate) : error;
    }
  };
