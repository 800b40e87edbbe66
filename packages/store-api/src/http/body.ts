import type { Context } from "hono";
import type { HttpEnv } from "./env.js";
import { Failure } from "./failure.js";
import { parseForm } from "./form.js";

const LIMIT_BYTES = 256 * 1024;

/** The bytes that a request carries. @throws Failure `body_too_large` or `malformed_body` */
function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get("content-length");
  if (Number(declared ?? 0) > LIMIT_BYTES) throw tooLarge();
  return unlessBroken(async () => {
    // Node holds a request to the length it declares, and reading it whole needs no stream.
    if (declared !== null) return new Uint8Array(await request.arrayBuffer());
    return await readStream(request.body, LIMIT_BYTES);
  });
}

/** Reads a body whose sender may go away in the middle. */
async function unlessBroken<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ECONNRESET")) throw error;
    throw new Failure("malformed_body", "The request ended before its body");
  }
}

const tooLarge = () => new Failure("body_too_large", "The request is too large");

async function readStream(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, size);
    size += value.byteLength;
    // A body without a declared length is cut off where it becomes too long.
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * The text that a request carries.
 * @throws Failure `body_too_large` (256 KiB)
 */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request));
}

function typeOf(c: Context<HttpEnv>): string {
  return c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** What forms of the shop send is shorter, in characters: whoever sends more wants no list of mistakes. */
const LONG_JSON = 16 * 1024;

/** What a request carries. */
export interface Body {
  value: unknown;
  /** Of one so long the first mistake is told alone: a list of 80,000 wrong items has 300,000. */
  isLong: boolean;
}

/**
 * The JSON that a request carries.
 *
 * @throws Failure `unsupported_media_type`, `body_too_large` (256 KiB) or `malformed_body`
 */
export async function readJson(c: Context<HttpEnv>): Promise<Body> {
  const type = typeOf(c);
  if (type !== "" && type !== "application/json" && !type.endsWith("+json")) {
    throw new Failure("unsupported_media_type", "The request body must be JSON");
  }
  const text = await readText(c.req.raw);
  if (type === "" && text !== "") {
    throw new Failure("unsupported_media_type", "The request body must be JSON");
  }
  try {
    return { value: JSON.parse(text), isLong: text.length > LONG_JSON };
  } catch {
    throw new Failure("malformed_body", "The request body is not valid JSON");
  }
}

/**
 * The fields and files of a form that a request carries; of a field that comes twice the last.
 *
 * @throws Failure `unsupported_media_type`, `body_too_large` (5.25 MiB, 40 parts) or `malformed_body`
 */
export function readForm(c: Context<HttpEnv>): Promise<unknown> {
  if (typeOf(c) !== "multipart/form-data") {
    throw new Failure("unsupported_media_type", "The request body must be multipart/form-data");
  }
  const { headers, body } = c.req.raw;
  const [type, declared] = [headers.get("content-type") ?? "", headers.get("content-length")];
  return unlessBroken(() => parseForm(type, declared, body));
}
