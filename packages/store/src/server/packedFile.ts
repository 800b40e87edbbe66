import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip, createGzip, gunzip } from "node:zlib";
import { chooseEncoding } from "./acceptEncoding";

/** A text that every reader is sent from the same few bytes. */
export interface PackedFile {
  type: "text/plain" | "application/xml";
  /** Gzipped. */
  packed: Buffer;
  /** Bytes of the text itself. */
  length: number;
}

/** Readers who have the text unpacked for them at a time; each takes some 100 kB of memory. */
const mostUnpacked = 100;

/** A text of at most so many bytes is unpacked whole, for any number of readers. */
const smallLength = 16 * 1024;

const unpackWhole = promisify(gunzip);

/** Packs a text while it is being written, so that it never is in memory as a whole. */
export async function packFile(
  type: PackedFile["type"],
  parts: Iterable<string> | AsyncIterable<string>,
): Promise<PackedFile> {
  const chunks: Buffer[] = [];
  let length = 0;
  async function* measured() {
    for await (const part of parts) {
      length += Buffer.byteLength(part);
      yield part;
    }
  }
  await pipeline(measured, createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const chunk of packed) chunks.push(chunk);
  });
  return { type, packed: Buffer.concat(chunks), length };
}

/** Makes the function that sends packed files, as fast as each reader takes them. */
export function createPackedSender(): (
  request: IncomingMessage,
  response: ServerResponse,
  file: PackedFile,
) => Promise<void> {
  let unpacked = 0;

  async function unpack(response: ServerResponse, packed: Buffer): Promise<void> {
    unpacked++;
    try {
      await pipeline(Readable.from([packed]), createGunzip(), response);
    } catch {
      // The reader has gone, or was too slow for the server.
      response.destroy();
    } finally {
      unpacked--;
    }
  }

  return async (request, response, { type, packed, length }) => {
    const encoding = chooseEncoding(request.headers["accept-encoding"], ["gzip", "identity"]);
    const isPacked = encoding === "gzip";
    const isSmall = length <= smallLength;
    if (!isPacked && !isSmall && unpacked >= mostUnpacked) {
      response.writeHead(503, { "Retry-After": "60", "Content-Length": "0" });
      response.end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": `${type}; charset=utf-8`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=3600",
      Vary: "Accept-Encoding",
      ...(isPacked && { "Content-Encoding": "gzip" }),
      "Content-Length": isPacked ? packed.length : length,
    });
    if (request.method === "HEAD") response.end();
    else if (isPacked) response.end(packed);
    else if (isSmall) response.end(await unpackWhole(packed));
    else await unpack(response, packed);
  };
}
