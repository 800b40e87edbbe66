/** Encodes finished pictures within their byte budgets. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { PICTURES } from "./paths.mjs";

const AVIF_LIMIT = 54_000;
const BANNER_SCALE = 1.9;
/** Steps of quality that about double the size of a file. */
const QUALITY_PER_DOUBLING = 18;

/**
 * What a WebP may cost. Below the worst quality it shows blocks; single threads, which cost most,
 * are blurred instead.
 *
 * @typedef {{ quality: number, worst: number, limit: number }} WebpBudget
 */
/** @type {WebpBudget} */
const WEBP = { quality: 56, worst: 28, limit: 66_000 };
/** For views from the side and back. @type {WebpBudget} */
const TURNED_WEBP = { quality: 40, worst: 20, limit: 44_000 };
const THREAD_BLUR = 1.1; // pixels

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
  return { bytes: best, quality: tried };
}

/** WebP within its limit: at a lower quality, and when that is too low, of a softer picture. @param {import("sharp").Sharp} image @param {WebpBudget} budget @param {number} scale of the limit */
async function fitWebp(image, budget, scale) {
  const limit = budget.limit * scale;
  const at = (/** @type {import("sharp").Sharp} */ source) => (/** @type {number} */ quality) =>
    source.clone().webp({ quality, smartSubsample: true, effort: 4 }).toBuffer();
  const sharpest = await fit(at(image), budget.quality, limit);
  if (sharpest.quality >= budget.worst) return sharpest.bytes;
  const soft = sharp(await image.clone().blur(THREAD_BLUR).png({ compressionLevel: 1 }).toBuffer());
  return (await fit(at(soft), 36, limit)).bytes;
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
 * @param {boolean} [turned] a view from the side or back: the WebP may cost less
 * @returns {Promise<{ width: number, height: number, color: string, bytes: { avif: number, webp: number } }>}
 */
export async function encodePicture(key, rgb, width, height, turned = false) {
  const image = sharp(rgb, { raw: { width, height, channels: 3 } });
  const scale = width > 1000 ? BANNER_SCALE : 1;
  const webp = await fitWebp(image, turned ? TURNED_WEBP : WEBP, scale);
  const { bytes: avif } = await fit(
    (quality) => image.clone().avif({ quality, effort: 1 }).toBuffer(),
    44,
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
