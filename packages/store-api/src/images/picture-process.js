// @ts-check
// Decodes and encodes pictures away from the process that serves. Plain JavaScript, because it is
// started by its file's URL, from the sources as well as from the build.
import { mkdir, rename, rm } from "node:fs/promises";
import { setPriority } from "node:os";
import { dirname } from "node:path";
import sharp from "sharp";

/** More than this was no camera, or not a picture but a bomb. */
const MAX_PIXELS = 25_000_000;
/** An interlaced picture of so many pixels unfolds into 200 MB; a worse one ends this process. */
const MAX_MEMORY = 768 * 2 ** 20;
/** Processor time for one picture, in microseconds. */
const MAX_TIME = 10_000_000;
const LOOK_EVERY_MS = 20;
/** Whether nobody waits for what is made here. */
const inBackground = process.argv[2] === "background";
const NICENESS = inBackground ? 10 : 5;
/** Longest side that is kept of an upload, in pixels. */
const MAX_SIDE = 1600;

// Decoders that nobody needs, of drawings and documents among them, may read files and run for ever.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}`),
});
// Its cache goes by file name and would answer a changed picture with the old one.
sharp.cache(false);
if (inBackground) sharp.concurrency(1);
try {
  // Whoever waits for a page comes first.
  setPriority(NICENESS);
} catch {
  // Where that is not allowed the system shares as it likes.
}

let began = process.cpuUsage();
// Pictures are decoded on other threads, so this one always sees what they take.
setInterval(() => {
  const { user, system } = process.cpuUsage(began);
  if (process.memoryUsage.rss() > MAX_MEMORY || user + system > MAX_TIME) process.exit(1);
}, LOOK_EVERY_MS);
process.on("disconnect", () => process.exit(0));
// A terminal sends them to every process; when this one may end, the server decides.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);

/** @typedef {"avif" | "webp" | "jpg"} Format */
/**
 * @typedef {{ kind: "inspect", source: string }
 *   | { kind: "resize", source: string, target: string, width: number, format: Format }
 *   | { kind: "draft", source: string, width: number, format: Format }
 *   | { kind: "clean", source: Uint8Array }} Work
 */

/** @param {string | Uint8Array} source */
const open = (source) => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: "error" });

/** 55 costs a seventh more bytes, and on cloth and embroidery the two look alike, twice as large too. */
const AVIF_QUALITY = 50;

/** @param {import("sharp").Sharp} image @param {Format} format */
function encoded(image, format) {
  if (format === "avif") return image.avif({ quality: AVIF_QUALITY, effort: 3 });
  if (format === "webp") return image.webp({ quality: 78, effort: 4 });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true });
}

/** @param {import("sharp").Sharp} image @param {Format} format */
function draft(image, format) {
  if (format === "avif") return image.avif({ quality: AVIF_QUALITY, effort: 0 });
  if (format === "webp") return image.webp({ quality: 74, effort: 0 });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 78 });
}

/** @param {string} source @param {number} width */
const resized = (source, width) =>
  open(source).rotate().resize({ width, withoutEnlargement: true });

/** @param {import("sharp").Sharp} image @param {string} target */
async function write(image, target) {
  const part = `${target}.${process.pid}.part`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await image.toFile(part);
    // Renaming last: a reader, or the next start after a crash, never meets half a picture.
    await rename(part, target);
  } finally {
    await rm(part, { force: true });
  }
}

/** @param {Work} work */
async function carryOut(work) {
  if (work.kind === "inspect") {
    const { width, height, format } = await open(work.source).metadata();
    if (width * height > MAX_PIXELS) throw new Error("Input image exceeds pixel limit");
    return { width, height, format };
  }
  if (work.kind === "resize") {
    return write(encoded(resized(work.source, work.width), work.format), work.target);
  }
  if (work.kind === "draft") {
    return draft(resized(work.source, work.width), work.format).toBuffer();
  }
  const { data, info } = await open(work.source)
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

process.on("message", (/** @type {Work} */ work) => {
  began = process.cpuUsage();
  carryOut(work).then(
    (result) => process.send?.({ result }),
    (error) => process.send?.({ error: String(error?.message ?? error) }),
  );
});
