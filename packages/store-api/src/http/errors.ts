import type { FailureEnvelope } from "@taanka/api-client/contract";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { HttpEnv } from "./env.js";
import { sendEnvelope } from "./envelope.js";
import { Failure } from "./failure.js";
import { withoutNumbers } from "./logging.js";
import { failurePage, isPage, type PageShop } from "./page.js";

const PASSING_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // Two transactions wait for each other, or one waited too long: nothing happened, try again.
  "40P01",
  "40001",
  "57014",
]);

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return (
    PASSING_CODES.has(code) ||
    code.startsWith("08") ||
    (error instanceof Error && error.message.includes("timeout exceeded when trying to connect"))
  );
}

/** What a caller may know of whatever was thrown. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isPassing(error)) {
    return new Failure("unavailable", "The shop is busy. Please try again in a moment.", {
      retryAfter: 5,
    });
  }
  return new Failure("server_error", "Server error occurred");
}

/** Answers with the envelope of a failed call. */
export function failureResponse(c: Context<HttpEnv>, failure: Failure): Response {
  const body: FailureEnvelope = {
    success: false,
    message: failure.message,
    code: failure.code,
    ...(failure.issues ? { issues: failure.issues } : {}),
  };
  if (failure.retryAfter !== undefined) c.header("Retry-After", String(failure.retryAfter));
  c.header("Cache-Control", "no-store");
  return sendEnvelope(c, body, failure.status);
}

/** A browser that opens one of the API's own pages has a person before it. */
function wantsPage(c: Context<HttpEnv>): boolean {
  return isPage(c.req.path) && (c.req.header("Accept") ?? "").includes("text/html");
}

/** Turns whatever a handler threw into an answer that shows nothing of the server's insides. */
export function errorHandler(log: Logger, services: PageShop) {
  return (error: Error, c: Context<HttpEnv>): Response | Promise<Response> => {
    const failure = asFailure(error);
    if (failure.status >= 500) {
      const path = withoutNumbers(c.req.path);
      log.error({ err: error, requestId: c.get("requestId"), path }, "call failed");
    }
    if (!wantsPage(c)) return failureResponse(c, failure);
    c.header("Cache-Control", "no-store");
    return c.html(failurePage(services, failure.message), failure.status);
  };
}
