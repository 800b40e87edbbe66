import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./acceptEncoding";
import type { LatePage } from "./latePages";

/** A page as its renderer gives it. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string | Buffer;
  /** False is never cached: failures, redirects, pages that are not there, free-form searches. */
  cacheable: boolean;
  /** Where it went out without data that was late. */
  late?: LatePage<RenderedPage> | undefined;
}

/** A page's body in one content coding, with everything that is sent before it. */
interface Variant {
  body: Buffer;
  etag: string | undefined;
  /** Names and values in turn, as `writeHead` takes them without another look. */
  head: string[];
  notModified: string[];
}

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this, packing saves no packet. */
const worthPacking = 1024;
/** What an entry takes besides its bodies: header lists, maps, keys. */
const overhead = 2048;

const compressors: Record<Exclude<Encoding, "identity">, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    brotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => compressGzip(html),
};

/** What this module writes itself, or what belongs to one connection or one person. */
const written =
  /^(cache-control|vary|etag|last-modified|content-(length|encoding)|connection|transfer-encoding)$/i;

function headerOf(headers: Record<string, string>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

function withAcceptEncoding(vary: string | undefined): string {
  if (!vary) return "Accept-Encoding";
  return /(^|,)\s*(\*|accept-encoding)\s*(,|$)/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

/** Whether an `If-None-Match` header names the tag; a CDN may have made it a weak one. */
function names(header: string, etag: string): boolean {
  if (header === etag || header.trim() === "*") return true;
  return header.match(/"[^"]*"/g)?.some((tag) => tag === etag) ?? false;
}

/** Whether a page may be cached: whatever its renderer says, only whole pages that belong to nobody. */
export const isCacheable = ({ cacheable, status, headers }: RenderedPage): boolean =>
  cacheable &&
  status === 200 &&
  headerOf(headers, "set-cookie") === undefined &&
  !/\b(private|no-store)\b/i.test(headerOf(headers, "cache-control") ?? "");

/** A rendered page as it goes out: packed once for each content coding, headers written once. */
export class SentPage {
  readonly status: number;
  readonly #html: Buffer;
  readonly #head: string[];
  readonly #shared: string[];
  readonly #time: string[];
  readonly #tag: string | undefined;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #pending = new Map<Encoding, Promise<Variant>>();

  /** @param cacheControl said instead of what the page's own headers say */
  constructor({ status, headers, html }: RenderedPage, cacheControl?: string) {
    this.status = status;
    this.#html = typeof html === "string" ? Buffer.from(html) : html;
    const control = cacheControl ?? headerOf(headers, "cache-control") ?? "no-cache";
    this.#head = Object.entries(headers)
      .filter(([name]) => !written.test(name))
      .flat();
    this.#shared = [
      ...["Cache-Control", control],
      ...["Vary", withAcceptEncoding(headerOf(headers, "vary"))],
    ];
    const time = headerOf(headers, "last-modified");
    this.#time = time === undefined ? [] : ["Last-Modified", time];
    if (status !== 200 || /\bno-store\b/i.test(control)) return;
    // Headers count too: a page whose policy has changed is another answer. The time of the render
    // does not: the same page again is a 304, which brings browsers the new time.
    const hash = createHash("sha256").update(JSON.stringify([this.#head, this.#shared]));
    this.#tag = hash.update(this.#html).digest("base64url").slice(0, 24);
  }

  /** The codings it has been packed in so far. */
  get encodings(): Encoding[] {
    return [...this.#variants.keys()];
  }

  /** Bytes of memory, nearly. */
  get size(): number {
    let bytes = overhead + this.#html.length;
    for (const { body } of this.#variants.values())
      if (body !== this.#html) bytes += body.length + overhead;
    return bytes;
  }

  /** Packs the page, once however many ask at the same time. */
  pack(encoding: Encoding): Promise<Variant> {
    const running = this.#pending.get(encoding) ?? this.#pack(encoding);
    this.#pending.set(encoding, running);
    return running;
  }

  /** Answers at once when the page is packed already; false when it has to be packed first. */
  sendPacked(request: IncomingMessage, response: ServerResponse, encoding: Encoding): boolean {
    const variant = this.#variants.get(encoding);
    if (!variant) return false;
    const known = request.headers["if-none-match"];
    if (known !== undefined && variant.etag !== undefined && names(known, variant.etag)) {
      response.writeHead(304, variant.notModified);
      response.end();
      return true;
    }
    response.writeHead(this.status, variant.head);
    if (request.method === "HEAD") response.end();
    else response.end(variant.body);
    return true;
  }

  async #pack(wanted: Encoding): Promise<Variant> {
    const encoding = this.#html.length < worthPacking ? "identity" : wanted;
    const packed = encoding !== "identity";
    const body = packed ? await compressors[encoding](this.#html) : this.#html;
    const etag = this.#tag && `"${this.#tag}${packed ? `-${encoding}` : ""}"`;
    const shared = [...this.#shared, ...this.#time, ...(etag ? ["ETag", etag] : [])];
    const coding = packed ? ["Content-Encoding", encoding] : [];
    const length = ["Content-Length", String(body.length)];
    const variant = {
      body,
      etag,
      head: [...this.#head, ...shared, ...coding, ...length],
      notModified: shared,
    };
    this.#variants.set(wanted, variant);
    return variant;
  }
}
