import { ApiError, type ApiErrorInit } from "./api-error";

/** The same failure with some of it said otherwise. */
export function changedError(error: ApiError, changes: Partial<ApiErrorInit>, message?: string) {
  const { status, code, issues, retryAfter, call, unsaid, cause } = error;
  return new ApiError(message ?? error.message, {
    ...{ status, code, issues, retryAfter, call, unsaid, cause },
    ...changes,
  });
}
