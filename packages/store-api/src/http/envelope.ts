import type { FailureEnvelope, SuccessEnvelope } from "@taanka/api-client/contract";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { HttpEnv } from "./env.js";

/** Sends an answer with its length, by which the compression leaves small ones as they are. */
export function sendEnvelope(
  c: Context<HttpEnv>,
  body: SuccessEnvelope<unknown> | FailureEnvelope,
  status: ContentfulStatusCode = 200,
): Response {
  const text = JSON.stringify(body);
  c.header("Content-Type", "application/json");
  c.header("Content-Length", String(Buffer.byteLength(text)));
  return c.body(text, status);
}
