import { gzipSync } from "node:zlib";
import type { FailureEnvelope, SuccessEnvelope } from "@taanka/api-client/contract";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { HttpEnv } from "./env.js";

/** Shorter answers fit into one packet as they are. */
const PACK_FROM_BYTES = 1024;

/**
 * Sends an answer with its length, packed for callers that accept it.
 *
 * A list of 50 products (42 kB) is packed in 0.1 ms; handing it to a stream, as the middleware
 * for everything else does, takes longer than that in turns between threads.
 */
export function sendEnvelope(
  c: Context<HttpEnv>,
  body: SuccessEnvelope<unknown> | FailureEnvelope,
  status: ContentfulStatusCode = 200,
): Response {
  const text = JSON.stringify(body);
  c.header("Content-Type", "application/json");
  if (Buffer.byteLength(text) < PACK_FROM_BYTES) return sendWithLength(c, text, status);
  c.header("Vary", "Accept-Encoding", { append: true });
  const encoding = accepts(c, {
    header: "Accept-Encoding",
    supports: ["gzip"],
    default: "identity",
  });
  if (encoding !== "gzip") return sendWithLength(c, text, status);
  c.header("Content-Encoding", "gzip");
  return sendWithLength(c, gzipSync(text, { level: 3 }), status);
}

function sendWithLength(
  c: Context<HttpEnv>,
  content: string | Uint8Array<ArrayBuffer>,
  status: ContentfulStatusCode,
): Response {
  c.header("Content-Length", String(Buffer.byteLength(content)));
  return c.body(content, status);
}
