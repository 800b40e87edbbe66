import { ApiError } from "@taanka/api-client";
import { texts } from "./language";

const sentences: Record<string, string> = texts.errors;

/** Why something failed, to read: in the shop's words for what shoppers meet, else in the API's. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed;
  return sentences[error.code ?? ""] ?? error.message;
}

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;
