import { ApiError } from "./api-error";

/** Fails before anything is sent when the caller left out what the call is about. */
export function requireValue(value: string | undefined, message: string): void {
  if (!value?.trim()) throw new ApiError(message, { status: 400, code: "validation_failed" });
}
