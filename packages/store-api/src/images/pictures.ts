import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LRUCache } from "lru-cache";
import { Failure } from "../http/failure.js";
import { type PictureDecoder, PictureError } from "./decoder.js";
import type { PictureFormat, PictureWidth } from "./formats.js";
import { RemotePictures } from "./remote.js";
import type { PictureSource, SourceFile } from "./sources.js";

const KEY = /^[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100}){1,3}$/;
/** A picture that could not be read is not tried again for so long. */
const FORGET_BROKEN_SECONDS = 60;
/** So many pictures' widths are remembered. */
const MAX_REMEMBERED = 50_000;

interface Original extends SourceFile {
  /** Changes with the file, so that a picture made anew is not answered from the cache. */
  version: string;
}

interface Parts {
  /** The shop's own pictures; undefined has none. */
  own: PictureSource | undefined;
  /** Pictures that a catalogue names on other servers. */
  remote: PictureSource;
  /** Folder for resized pictures; made when it is not there. */
  cache: string;
  decoder: PictureDecoder;
  now: () => Date;
}

/** Finds the original pictures and keeps resized ones on disk. */
export class PictureStore {
  readonly #own: PictureSource | undefined;
  readonly #remote: PictureSource;
  readonly #cache: string;
  readonly #decoder: PictureDecoder;
  readonly #now: () => Date;
  readonly #widths = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  /** Until when a version counts as broken, in epoch milliseconds. */
  readonly #broken = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  readonly #running = new Map<string, Promise<unknown>>();

  constructor({ own, remote, cache, decoder, now }: Parts) {
    this.#own = own;
    this.#remote = remote;
    this.#cache = resolve(cache);
    this.#decoder = decoder;
    this.#now = now;
  }

  /**
   * The file that holds a picture in a width and format.
   *
   * @param key - path of the picture without extension, for example `some-saree/red-front`
   * @param width - undefined, or more than the original has, gives the original's width
   * @returns an absolute path, or undefined when there is no such picture
   * @throws Failure `unavailable` when the picture can't be read, or not at the moment
   */
  async find(
    key: string,
    width: PictureWidth | undefined,
    format: PictureFormat,
  ): Promise<string | undefined> {
    const original = await this.#original(key, format);
    if (!original) return undefined;
    const made = width && this.#target(key, original, width, format);
    if (made && existsSync(made)) return made;
    return this.#unlessBroken(original, async () => {
      const own = await this.#widthOf(original);
      const full = width === undefined || width >= own;
      if (full && original.format === format) return original.path;
      return this.#resized(key, original, full ? own : width, format);
    });
  }

  async #original(key: string, format: PictureFormat): Promise<Original | undefined> {
    if (!KEY.test(key)) return undefined;
    const source = RemotePictures.owns(key) ? this.#remote : this.#own;
    // The AVIF is the source of AVIF only: decoding it for the others costs time and quality.
    const order = format === "avif" ? (["avif", "webp"] as const) : (["webp", "avif"] as const);
    const file = await source?.find(key, order);
    if (!file) return undefined;
    const { size, mtimeMs } = await stat(file.path);
    const sum = createHash("sha256").update(`${file.path}:${size}:${mtimeMs}`).digest("hex");
    return { ...file, version: sum.slice(0, 12) };
  }

  async #unlessBroken<T>({ version }: Original, work: () => Promise<T>): Promise<T> {
    if ((this.#broken.get(version) ?? 0) > this.#now().getTime()) throw unreadable();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      this.#broken.set(version, this.#now().getTime() + FORGET_BROKEN_SECONDS * 1000);
      throw unreadable(error);
    }
  }

  async #widthOf({ path, version }: Original): Promise<number> {
    const known = this.#widths.get(version);
    if (known !== undefined) return known;
    const { width } = await this.#once(version, () => this.#decoder.inspect(path));
    this.#widths.set(version, width);
    return width;
  }

  #target(key: string, { version }: Original, width: number, format: PictureFormat): string {
    return join(this.#cache, `${key}-${version}-${width}.${format}`);
  }

  async #resized(
    key: string,
    original: Original,
    width: number,
    format: PictureFormat,
  ): Promise<string> {
    const target = this.#target(key, original, width, format);
    if (!existsSync(target)) {
      await this.#once(target, () => this.#make(original.path, width, format, target));
    }
    return target;
  }

  /** Whoever asks for what is being made waits for it. */
  #once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const running = this.#running.get(name);
    if (running) return running as Promise<T>;
    const making = make().finally(() => this.#running.delete(name));
    this.#running.set(name, making);
    return making;
  }

  async #make(source: string, width: number, format: PictureFormat, target: string): Promise<void> {
    const draft = `${target}.${process.pid}.part`;
    try {
      await mkdir(join(target, ".."), { recursive: true });
      await this.#decoder.resize({ source, target: draft, width, format });
      // Renaming last: a reader, or the next start after a crash, never meets half a picture.
      await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }
}

function unreadable(cause?: PictureError): Failure {
  return new Failure("unavailable", "This picture cannot be shown at the moment.", {
    retryAfter: FORGET_BROKEN_SECONDS,
    cause,
  });
}
