import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { type DestinationStream, type Logger, pino } from "pino";
import type { ApiConfig } from "../config.js";
import type { HttpEnv } from "./env.js";

const SECRET_FIELDS = [
  "phone",
  "phoneNumber",
  "otp",
  "code",
  "token",
  "accessToken",
  "refreshToken",
  "authorization",
  "email",
];

/** An error's code, such as a SQLSTATE, tells what went wrong; a one-time code has six digits. */
function censor(value: unknown, path: readonly string[]): unknown {
  const isErrors = path.at(-2) === "err" && path.at(-1) === "code";
  const isErrorCode = isErrors && !/^\d{6}$/.test(String(value));
  return isErrorCode ? value : "[hidden]";
}

/**
 * The server's log: one JSON object a line, without phone numbers, codes and tokens.
 *
 * @param destination - where lines go instead of the standard output
 */
export function createLogger(
  config: Pick<ApiConfig, "logLevel">,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        ...SECRET_FIELDS,
        ...SECRET_FIELDS.map((field) => `*.${field}`),
        // Where the database quotes the row that it refused.
        "err.detail",
      ],
      censor,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A phone number may stand for a person in an address, in whatever way and script people write it. */
export const withoutNumbers = (path: string) =>
  decoded(path).replace(/(?<![\w-])\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){9,14}(?![\w-])/gu, "[hidden]");

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Gives every request an id, for its answer and its lines of the log. A proxy's is kept where it can
 * hold nothing that no log may.
 */
export const nameRequests: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const given = c.req.header("x-request-id") ?? "";
  const id = UUID.test(given) ? given : randomUUID();
  c.set("requestId", id);
  c.header("X-Request-Id", id);
  await next();
};

/**
 * Writes a line for every answered request: what was asked and how long it took, and by whom only of
 * an administrator's calls.
 */
export function logRequests(log: Logger): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const entry = {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: withoutNumbers(c.req.path),
      ...c.get("administrator"),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
    if (c.res.status >= 500) log.error(entry, "request");
    else log.info(entry, "request");
  };
}
