import type { IncomingMessage, ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** A stream into the response, compressed as the browser accepts and flushed at every write. */
export interface PageStream {
  stream: Writable;
  flush(): void;
}

/** Starts a compressed body on the response; sets `Content-Encoding`. */
export function compressed(request: IncomingMessage, response: ServerResponse): PageStream {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) {
    response.setHeader("Content-Encoding", "br");
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    brotli.pipe(response);
    return { stream: brotli, flush: () => brotli.flush() };
  }
  if (/\bgzip\b/.test(accepted)) {
    response.setHeader("Content-Encoding", "gzip");
    const gzip = createGzip({ level: 6 });
    gzip.pipe(response);
    return { stream: gzip, flush: () => gzip.flush() };
  }
  return { stream: response, flush: () => undefined };
}
