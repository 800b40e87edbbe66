import type { Context } from "hono";
import type { HttpEnv } from "./env.js";
import { Failure } from "./failure.js";

const LIMIT_BYTES = 256 * 1024;

/**
 * The text that a request carries.
 * @throws Failure `body_too_large` (256 KiB)
 */
export async function readText(request: Request): Promise<string> {
  const tooLarge = new Failure("body_too_large", "The request is too large");
  if (Number(request.headers.get("content-length") ?? 0) > LIMIT_BYTES) throw tooLarge;
  if (!request.body) return "";
  const decoder = new TextDecoder();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let size = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    // A body without a declared length is cut off where it becomes too long.
    if (size > LIMIT_BYTES) {
      await reader.cancel();
      throw tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * The JSON that a request carries.
 *
 * @throws Failure `unsupported_media_type`, `body_too_large` (256 KiB) or `malformed_body`
 */
export async function readJson(c: Context<HttpEnv>): Promise<unknown> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && type !== "application/json" && !type.endsWith("+json")) {
    throw new Failure("unsupported_media_type", "The request body must be JSON");
  }
  const text = await readText(c.req.raw);
  if (type === "" && text !== "") {
    throw new Failure("unsupported_media_type", "The request body must be JSON");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure("malformed_body", "The request body is not valid JSON");
  }
}
