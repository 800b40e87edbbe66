import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { RemotePictures } from "./remote.js";
import type { PictureSource, SourceFile } from "./sources.js";

/** Widths, in pixels, that a picture can be asked for. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1920] as const;
/** Formats that a picture can be asked for. */
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const KEY = /^[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100}){1,3}$/;
/** Encoding is heavy; more at once would only starve the rest of the server. */
const MAX_ENCODERS = 2;
/** A small file may claim to be huge. */
const MAX_PIXELS = 80_000_000;

// Its cache goes by file name and would answer a changed picture with the old one.
sharp.cache(false);

interface Original extends SourceFile {
  width: number;
  /** Changes with the file, so that a picture made anew is not answered from the cache. */
  version: string;
}

/** Finds the original pictures and keeps resized ones on disk. */
export class PictureStore {
  readonly #own: PictureSource | undefined;
  readonly #remote: PictureSource;
  readonly #cache: string;
  readonly #originals = new Map<string, Promise<Original>>();
  readonly #making = new Map<string, Promise<string>>();
  readonly #waiting: (() => void)[] = [];
  #encoders = 0;

  /**
   * @param own - the shop's own pictures; undefined has none
   * @param remote - pictures that a catalogue names on other servers
   * @param cache - folder for resized pictures; made when it is not there
   */
  constructor(own: PictureSource | undefined, remote: PictureSource, cache: string) {
    this.#own = own;
    this.#remote = remote;
    this.#cache = resolve(cache);
  }

  /**
   * The file that holds a picture in a width and format.
   *
   * @param key - path of the picture without extension, for example `some-saree/red-front`
   * @param width - undefined, or more than the original has, gives the original's width
   * @returns an absolute path, or undefined when there is no such picture
   */
  async find(
    key: string,
    width: PictureWidth | undefined,
    format: PictureFormat,
  ): Promise<string | undefined> {
    const original = await this.#original(key, format);
    if (!original) return undefined;
    const full = width === undefined || width >= original.width;
    if (full && original.format === format) return original.path;
    return this.#resized(key, original, full ? original.width : width, format);
  }

  async #original(key: string, format: PictureFormat): Promise<Original | undefined> {
    if (!KEY.test(key)) return undefined;
    const source = RemotePictures.owns(key) ? this.#remote : this.#own;
    // The AVIF is the source of AVIF only: decoding it for the others costs time and quality.
    const order = format === "avif" ? (["avif", "webp"] as const) : (["webp", "avif"] as const);
    const found = await source?.find(key, order);
    return found && this.#inspect(found);
  }

  async #inspect(file: SourceFile): Promise<Original> {
    const { size, mtimeMs } = await stat(file.path);
    const version = createHash("sha256")
      .update(`${file.path}:${size}:${mtimeMs}`)
      .digest("hex")
      .slice(0, 12);
    const known = this.#originals.get(version);
    if (known) return known;
    const reading = sharp(file.path)
      .metadata()
      .then(({ width }) => ({ ...file, width, version }));
    this.#originals.set(version, reading);
    return reading;
  }

  #resized(key: string, original: Original, width: number, format: PictureFormat): Promise<string> {
    const target = join(this.#cache, `${key}-${original.version}-${width}.${format}`);
    if (existsSync(target)) return Promise.resolve(target);
    const running = this.#making.get(target);
    if (running) return running;
    const making = this.#make(original.path, width, format, target).finally(() =>
      this.#making.delete(target),
    );
    this.#making.set(target, making);
    return making;
  }

  async #make(
    source: string,
    width: number,
    format: PictureFormat,
    target: string,
  ): Promise<string> {
    await this.#enter();
    const draft = `${target}.${process.pid}.part`;
    try {
      const bytes = await encode(source, width, format);
      await mkdir(join(target, ".."), { recursive: true });
      await writeFile(draft, bytes);
      // Renaming last: a reader, or the next start after a crash, never meets half a picture.
      await rename(draft, target);
      return target;
    } finally {
      this.#leave();
      await rm(draft, { force: true });
    }
  }

  async #enter(): Promise<void> {
    if (this.#encoders >= MAX_ENCODERS) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#encoders++;
    }
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#encoders--;
  }
}

function encode(source: string, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === "avif") return image.avif({ quality: 55, effort: 3 }).toBuffer();
  if (format === "webp") return image.webp({ quality: 78, effort: 4 }).toBuffer();
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
