import type { Call } from "../contract/endpoint";
import { ApiError } from "./api-error";
import { callName } from "./call-name";

/** What a call fails with before anything is sent, because of what its caller gave. */
export const invalid = (call: Call, message: string) =>
  new ApiError(message, { status: 400, code: "validation_failed", call: callName(call) });

/** Fails before anything is sent when the caller left out what the call is about. */
export function requireValue(call: Call, value: string | undefined, message: string): void {
  if (!value?.trim()) throw invalid(call, message);
}
