import { createHash } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { AwsClient } from "aws4fetch";
import { LRUCache } from "lru-cache";
import { Failure } from "../http/failure.js";
import type { S3Config } from "../provider-config.js";
import { type PictureDecoder, PictureError } from "./decoder.js";

/** Formats of original pictures; any other is only ever re-encoded. */
type SourceFormat = "avif" | "webp" | "other";

/** An original picture as a file on this machine. */
export interface SourceFile {
  path: string;
  format: SourceFormat;
}

/** Where original pictures come from. */
export interface PictureSource {
  /**
   * @param key - path of the picture without extension, letters, digits and hyphens only
   * @param order - formats, the preferred first
   * @param address - network address of whoever asks
   * @returns undefined when there is no such picture
   * @throws Failure `rate_limited` when the address asks for too many that are not there
   */
  find(
    key: string,
    order: readonly ("avif" | "webp")[],
    address: string,
  ): Promise<SourceFile | undefined>;
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() === true;

/** Pictures in a folder: `<key>.avif` and `<key>.webp`. */
export class DiskPictures implements PictureSource {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  async find(key: string, order: readonly ("avif" | "webp")[]): Promise<SourceFile | undefined> {
    const base = resolve(this.#root, key);
    if (!base.startsWith(this.#root + sep)) return undefined;
    for (const format of order) {
      const path = `${base}.${format}`;
      if (await isFile(path)) return { path, format };
    }
    return undefined;
  }
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 25 * 1024 * 1024;
/** A picture that is not there is not asked for again for a while. */
const FORGET_MISSING_MS = 60_000;
const MAX_MISSING = 10_000;
/**
 * So many requests that bring no picture may be sent for one address in a minute. It is far more
 * than a page shows, whose pictures may all be fetched for the first time at once.
 */
const MAX_VAIN = 600;
const VAIN_WINDOW_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/** Requests of each address that brought no picture, those under way among them. */
class VainRequests {
  readonly #counts = new LRUCache<string, number>({
    max: MAX_ADDRESSES,
    ttl: VAIN_WINDOW_MS,
    // The first one begins the window; those after it do not make it longer.
    noUpdateTTL: true,
  });

  /** @throws Failure `rate_limited` when the address has no more in this minute */
  begin(address: string): void {
    const count = this.#counts.get(address) ?? 0;
    if (count >= MAX_VAIN) {
      const left = this.#counts.getRemainingTTL(address);
      throw new Failure("rate_limited", "Too many pictures that do not exist.", {
        retryAfter: Math.max(1, Math.ceil(left / 1000)),
      });
    }
    this.#counts.set(address, count + 1);
  }

  /** It brought a picture. */
  forgive(address: string): void {
    const count = this.#counts.get(address);
    if (count !== undefined) this.#counts.set(address, count - 1);
  }
}

/** Reads at most so much of an answer. */
async function readLimited(response: Response): Promise<Buffer | undefined> {
  if (!response.body) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}

/** The picture may well be there; its server is not. */
function outOfReach(cause: unknown): never {
  throw new Failure("unavailable", "This picture cannot be fetched at the moment.", {
    retryAfter: 10,
    cause,
  });
}

/** Pictures that are fetched once and then kept in a folder; a changed picture needs a new key. */
export class FetchedPictures {
  readonly #folder: string;
  readonly #decoder: PictureDecoder;
  readonly #running = new Map<string, Promise<boolean>>();
  readonly #missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: FORGET_MISSING_MS });
  readonly #vain = new VainRequests();

  constructor(folder: string, decoder: PictureDecoder) {
    this.#folder = resolve(folder);
    this.#decoder = decoder;
  }

  /**
   * The file of a picture, fetched when it is not here yet.
   *
   * @param name - path of the file below the folder
   * @param ask - sends the request; an answer that is not OK means that there is no picture
   * @param address - network address of whoever wants the picture
   * @throws Failure `rate_limited` when the address asks for too many that are not there
   */
  async get(
    name: string,
    ask: () => Promise<Response>,
    address: string,
  ): Promise<string | undefined> {
    const path = join(this.#folder, name);
    if (await isFile(path)) return path;
    if (this.#missing.has(name)) return undefined;
    const running = this.#running.get(name) ?? this.#fetchFor(address, path, ask);
    this.#running.set(name, running);
    const found = await running.finally(() => this.#running.delete(name));
    if (found) return path;
    this.#missing.set(name, true);
    return undefined;
  }

  async #fetchFor(address: string, path: string, ask: () => Promise<Response>): Promise<boolean> {
    this.#vain.begin(address);
    const found = await this.#fetch(path, ask);
    if (found) this.#vain.forgive(address);
    return found;
  }

  async #fetch(path: string, ask: () => Promise<Response>): Promise<boolean> {
    const response = await ask().catch(outOfReach);
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status >= 500) outOfReach(new Error(`It answered ${response.status}`));
      return false;
    }
    const bytes = await readLimited(response);
    if (!bytes) return false;
    const draft = `${path}.${process.pid}.part`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      if (!(await this.#isPicture(draft))) return false;
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
    return true;
  }

  /** By content; the decoder takes no SVG, which may hold scripts and refer to other files. */
  async #isPicture(path: string): Promise<boolean> {
    try {
      await this.#decoder.inspect(path, { address: path });
      return true;
    } catch (error) {
      if (error instanceof PictureError) return false;
      throw error;
    }
  }
}

/** Pictures in a bucket of S3 or of a storage that speaks like it, asked for with signed requests. */
export class S3Pictures implements PictureSource {
  readonly #config: S3Config;
  readonly #aws: AwsClient;
  readonly #files: FetchedPictures;

  /** @param folder - where fetched pictures are kept */
  constructor(config: S3Config, folder: string, decoder: PictureDecoder) {
    const { accessKeyId, secretAccessKey, region } = config;
    this.#config = config;
    this.#aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
    // Another bucket's pictures must not be answered for this one's.
    const place = `${config.endpoint}/${config.bucket}/${config.prefix}`;
    const name = createHash("sha256").update(place).digest("hex").slice(0, 12);
    this.#files = new FetchedPictures(join(folder, name), decoder);
  }

  async find(
    key: string,
    order: readonly ("avif" | "webp")[],
    address: string,
  ): Promise<SourceFile | undefined> {
    for (const format of order) {
      const name = `${key}.${format}`;
      const path = await this.#files.get(name, () => this.#ask(name), address);
      if (path) return { path, format };
    }
    return undefined;
  }

  async #ask(name: string): Promise<Response> {
    const { endpoint, bucket, prefix } = this.#config;
    const path = [bucket, ...(prefix ? [prefix] : []), name].join("/");
    const request = await this.#aws.sign(`${endpoint}/${path}`);
    return fetch(request, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
  }
}

/** Fetches a picture from another server, without following it elsewhere. */
export function fetchRemote(url: string): Promise<Response> {
  return fetch(url, {
    redirect: "manual",
    headers: { Accept: "image/avif,image/webp,image/jpeg,image/png" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
