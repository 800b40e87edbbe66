import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PICTURE_WIDTHS, type PictureWidth } from "@taanka/api-client/contract";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { Failure } from "../http/failure.js";
import { type PictureDecoder, PictureError, type Resizing } from "./decoder.js";
import type { PictureFormat } from "./formats.js";
import type { Waiter } from "./queue.js";
import { RemotePictures } from "./remote.js";
import type { PictureSource, SourceFile } from "./sources.js";

const KEY = /^[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100}){1,3}$/;
/** A picture that could not be read is not tried again for so long. */
const FORGET_BROKEN_SECONDS = 60;
/** So many pictures' widths are remembered. */
const MAX_REMEMBERED = 50_000;
/** Memory for pictures that were made in a hurry; they are made again when it is full. */
const DRAFT_BYTES = 32 * 2 ** 20;
/** Wider than that no picture is sent, also when no width is asked for. */
const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);

interface Original extends SourceFile {
  /** Changes with the file, so that a picture made anew is not answered from the cache. */
  version: string;
}

/** A picture that can be sent: a file, or one made in a hurry until the file is there. */
export type FoundPicture = { format: PictureFormat } & (
  | { path: string }
  | { bytes: Uint8Array; etag: string }
);

/** What is asked for. */
export interface WantedPicture {
  /** Path of the picture without extension, for example `some-saree/red-front`. */
  key: string;
  /** More than the original has gives the original's width, and so does undefined, up to 1920. */
  width: PictureWidth | undefined;
  /** Formats that will do, the best first. */
  formats: readonly [PictureFormat, ...PictureFormat[]];
}

interface Parts {
  /** The shop's own pictures; undefined has none. */
  own: PictureSource | undefined;
  /** Pictures that a catalogue names on other servers. */
  remote: PictureSource;
  /** Folder for resized pictures; made when it is not there. */
  cache: string;
  /** Makes what somebody waits for. */
  decoder: PictureDecoder;
  /** Makes what somebody will ask for. */
  background: PictureDecoder;
  log: Pick<Logger, "warn">;
  now: () => Date;
}

/** Finds the original pictures and keeps resized ones on disk. */
export class PictureStore {
  readonly #parts: Parts;
  readonly #cache: string;
  readonly #widths = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  /** Until when something that could not be made is not tried again, in epoch milliseconds. */
  readonly #broken = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  readonly #drafts = new LRUCache<string, Uint8Array>({
    maxSize: DRAFT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
  });

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#cache = resolve(parts.cache);
  }

  /**
   * A picture in a width and format. An AVIF that nobody has asked for yet takes long to make:
   * whoever asks first gets a hurried picture, and the AVIF is made afterwards.
   *
   * @returns undefined when there is no such picture
   * @throws Failure `unavailable` when the picture can't be read, or not at the moment, and
   *   `rate_limited` when too many others of the same address wait or did not exist
   */
  async find(wanted: WantedPicture, waiter: Waiter): Promise<FoundPicture | undefined> {
    const { key, width, formats } = wanted;
    const [format] = formats;
    const original = await this.#original(key, format, waiter);
    if (!original) return undefined;
    const made = width && this.#target(key, original, width, format);
    if (made && existsSync(made)) return { path: made, format };
    const own = await this.#widthOf(original, this.#parts.decoder, waiter);
    const size = Math.min(width ?? MAX_WIDTH, own);
    if (size === own && original.format === format) return { path: original.path, format };
    const target = this.#target(key, original, size, format);
    if (existsSync(target)) return { path: target, format };
    const resizing = { source: original.path, width: size, format };
    if (format === "avif") {
      const draft = await this.#draft(
        key,
        size,
        formats.includes("webp") ? "webp" : "avif",
        waiter,
      );
      if (draft) void this.#refine(resizing, target, waiter.address);
      return draft;
    }
    await this.#unlessBroken(target, () => this.#parts.decoder.resize(resizing, target, waiter));
    return { path: target, format };
  }

  /**
   * Makes an AVIF before anybody asks for it, when the machine has nothing better to do.
   * @throws as {@link find}
   */
  async prepare(key: string, width: PictureWidth): Promise<void> {
    const { background } = this.#parts;
    const waiter = { address: "prepare" };
    const original = await this.#original(key, "avif", waiter);
    if (!original) return;
    const own = await this.#widthOf(original, background, waiter);
    const size = Math.min(width, own);
    const target = this.#target(key, original, size, "avif");
    const isThere = (size === own && original.format === "avif") || existsSync(target);
    const resizing = { source: original.path, width: size, format: "avif" } as const;
    if (!isThere) await this.#refine(resizing, target, waiter.address);
  }

  async #original(
    key: string,
    format: PictureFormat,
    { address }: Waiter,
  ): Promise<Original | undefined> {
    if (!KEY.test(key)) return undefined;
    const source = RemotePictures.owns(key) ? this.#parts.remote : this.#parts.own;
    // The AVIF is the source of AVIF only: decoding it for the others costs time and quality.
    const order = format === "avif" ? (["avif", "webp"] as const) : (["webp", "avif"] as const);
    const file = await source?.find(key, order, address);
    if (!file) return undefined;
    const { size, mtimeMs } = await stat(file.path);
    const sum = createHash("sha256").update(`${file.path}:${size}:${mtimeMs}`).digest("hex");
    return { ...file, version: sum.slice(0, 12) };
  }

  /** @param what - a file that is to be made, or a version that is to be read */
  async #unlessBroken<T>(what: string, work: () => Promise<T>): Promise<T> {
    if (this.#isBroken(what)) throw unreadable();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      this.#broken.set(what, this.#parts.now().getTime() + FORGET_BROKEN_SECONDS * 1000);
      throw unreadable(error);
    }
  }

  #isBroken(what: string): boolean {
    return (this.#broken.get(what) ?? 0) > this.#parts.now().getTime();
  }

  async #widthOf(
    { path, version }: Original,
    decoder: PictureDecoder,
    waiter: Waiter,
  ): Promise<number> {
    const known = this.#widths.get(version);
    if (known !== undefined) return known;
    const { width } = await this.#unlessBroken(version, () => decoder.inspect(path, waiter));
    this.#widths.set(version, width);
    return width;
  }

  #target(key: string, { version }: Original, width: number, format: PictureFormat): string {
    return join(this.#cache, `${key}-${version}-${width}.${format}`);
  }

  async #draft(
    key: string,
    width: number,
    format: PictureFormat,
    waiter: Waiter,
  ): Promise<FoundPicture | undefined> {
    // Of the two originals the one that is read quicker.
    const original = await this.#original(key, "webp", waiter);
    if (!original) return undefined;
    const name = `draft-${original.version}-${width}.${format}`;
    const bytes =
      this.#drafts.get(name) ??
      (await this.#unlessBroken(name, () =>
        this.#parts.decoder.draft({ source: original.path, width, format }, name, waiter),
      ));
    this.#drafts.set(name, bytes);
    return { bytes, etag: name, format };
  }

  /** Makes the picture that takes the place of a hurried one. What fails is tried again later. */
  async #refine(resizing: Resizing, target: string, address: string): Promise<void> {
    const { background, log } = this.#parts;
    if (this.#isBroken(target)) return;
    try {
      await this.#unlessBroken(target, () => background.resize(resizing, target, { address }));
    } catch (error) {
      // Too many wait, or the shop closes: whoever asks next asks for it again.
      const isPassing = error instanceof Failure && !(error.cause instanceof PictureError);
      if (!isPassing) log.warn({ err: error }, "a picture could not be made");
    }
  }
}

function unreadable(cause?: PictureError): Failure {
  return new Failure("unavailable", "This picture cannot be shown at the moment.", {
    retryAfter: FORGET_BROKEN_SECONDS,
    cause,
  });
}
