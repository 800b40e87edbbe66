/** Encodes finished pictures within their byte budgets. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { PICTURES } from "./paths.mjs";

const AVIF_LIMIT = 60_000;
const WEBP_LIMIT = 130_000;
const BANNER_SCALE = 1.6;
/** Steps of quality that about double the size of a file. */
const QUALITY_PER_DOUBLING = 18;

/**
 * Encodes within a byte limit: from the first size it guesses the quality that fits, then steps down.
 *
 * @param {(quality: number) => Promise<Buffer>} encode
 * @param {number} quality wanted
 * @param {number} limit bytes
 */
async function fit(encode, quality, limit) {
  let best = await encode(quality);
  let tried = quality;
  while (best.length > limit && tried > 10) {
    const excess = Math.log2(best.length / limit);
    tried = Math.max(10, Math.round(tried - Math.max(2, excess * QUALITY_PER_DOUBLING)));
    best = await encode(tried);
  }
  return best;
}

/** The colour that fills most of the picture. @param {import("sharp").Sharp} image */
async function dominantColor(image) {
  const { dominant } = await image.stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((c) => c.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Writes `<key>.webp` and `<key>.avif`.
 *
 * @param {string} key
 * @param {Buffer} rgb 8-bit RGB
 * @param {number} width
 * @param {number} height
 * @returns {Promise<{ width: number, height: number, color: string, bytes: { avif: number, webp: number } }>}
 */
export async function encodePicture(key, rgb, width, height) {
  const image = sharp(rgb, { raw: { width, height, channels: 3 } });
  const scale = width > 1000 ? BANNER_SCALE : 1;
  const webp = await fit(
    (quality) => image.clone().webp({ quality, smartSubsample: true, effort: 5 }).toBuffer(),
    82,
    WEBP_LIMIT * scale,
  );
  const avif = await fit(
    (quality) => image.clone().avif({ quality, effort: 2 }).toBuffer(),
    52,
    AVIF_LIMIT * (scale > 1 ? 1.4 : 1),
  );
  const base = join(PICTURES, key);
  mkdirSync(dirname(base), { recursive: true });
  writeFileSync(`${base}.webp`, webp);
  writeFileSync(`${base}.avif`, avif);
  return {
    width,
    height,
    color: await dominantColor(image),
    bytes: { avif: avif.length, webp: webp.length },
  };
}
