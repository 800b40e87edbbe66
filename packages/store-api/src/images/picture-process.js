// @ts-check
// Decodes and encodes pictures away from the process that serves. Plain JavaScript, because it is
// started by its file's URL, from the sources as well as from the build.
import { setPriority } from "node:os";
import sharp from "sharp";

/** More than this was no camera, or not a picture but a bomb. */
const MAX_PIXELS = 25_000_000;
/** An interlaced picture of so many pixels unfolds into 200 MB; a worse one ends this process. */
const MAX_MEMORY = 768 * 2 ** 20;
/** Processor time for one picture, in microseconds. */
const MAX_TIME = 10_000_000;
const LOOK_EVERY_MS = 20;
const NICENESS = 5;
/** Longest side that is kept of an upload, in pixels. */
const MAX_SIDE = 1600;

// Decoders that nobody needs, of drawings and documents among them, may read files and run for ever.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}`),
});
// Its cache goes by file name and would answer a changed picture with the old one.
sharp.cache(false);
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
 *   | { kind: "clean", source: Uint8Array }} Work
 */

/** @param {string | Uint8Array} source */
const open = (source) => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: "error" });

/** @param {import("sharp").Sharp} image @param {Format} format */
function encoded(image, format) {
  if (format === "avif") return image.avif({ quality: 55, effort: 3 });
  if (format === "webp") return image.webp({ quality: 78, effort: 4 });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true });
}

/** @param {Work} work */
async function carryOut(work) {
  if (work.kind === "inspect") {
    const { width, height, format } = await open(work.source).metadata();
    if (width * height > MAX_PIXELS) throw new Error("Input image exceeds pixel limit");
    return { width, height, format };
  }
  if (work.kind === "resize") {
    const image = open(work.source).rotate();
    const { width, format, target } = work;
    return encoded(image.resize({ width, withoutEnlargement: true }), format).toFile(target);
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
