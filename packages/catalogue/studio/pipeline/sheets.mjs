/** Rasterises artwork into sheets that the shader reads: .npy arrays named by their content. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { SHEETS } from "./paths.mjs";

/**
 * @typedef {object} Sheet
 * @property {string} path
 * @property {string} color SVG
 * @property {string} mask SVG
 */

/** Sheets by artwork, so that shared artwork is written out as SVG once. @type {WeakMap<import("../textiles/art.mjs").Art, Map<number, Sheet>>} */
const known = new WeakMap();

/** Names a sheet by what is drawn on it. @param {import("../textiles/art.mjs").Art} art @param {number} pixelsPerMm @returns {Sheet} */
export function sheetOf(art, pixelsPerMm) {
  const sizes = known.get(art) ?? new Map();
  known.set(art, sizes);
  const found = sizes.get(pixelsPerMm);
  if (found) return found;
  const color = art.svg("color", pixelsPerMm);
  const mask = art.svg("mask", pixelsPerMm);
  const name = createHash("sha1").update(color).update(mask).digest("hex").slice(0, 20);
  const sheet = { path: join(SHEETS, `${name}.npy`), color, mask };
  sizes.set(pixelsPerMm, sheet);
  return sheet;
}

/** Draws an SVG to RGBA bytes. @param {string} svg */
export async function rasterise(svg) {
  const image = sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true }).ensureAlpha();
  return image.raw().toBuffer({ resolveWithObject: true });
}

/** Header of a numpy file of unsigned bytes. @param {number[]} shape */
function npyHeader(shape) {
  const text = `{'descr': '|u1', 'fortran_order': False, 'shape': (${shape.join(", ")}), }`;
  const padded = text.padEnd(Math.ceil((text.length + 11) / 64) * 64 - 11, " ");
  const head = Buffer.alloc(10);
  head.write("\x93NUMPY", 0, "latin1");
  head[6] = 1;
  head.writeUInt16LE(padded.length + 1, 8);
  return Buffer.concat([head, Buffer.from(`${padded}\n`, "latin1")]);
}

/** Writes a sheet unless it exists: height x width x (red, green, blue, cover, metal, relief). @param {Sheet} sheet */
export async function writeSheet(sheet) {
  if (existsSync(sheet.path)) return;
  mkdirSync(SHEETS, { recursive: true });
  const [color, mask] = await Promise.all([rasterise(sheet.color), rasterise(sheet.mask)]);
  const { width, height } = color.info;
  const pixels = Buffer.alloc(width * height * 6);
  const [dyed, raised] = [color.data, mask.data];
  for (let from = 0, to = 0; from < dyed.length; from += 4, to += 6) {
    pixels[to] = dyed[from];
    pixels[to + 1] = dyed[from + 1];
    pixels[to + 2] = dyed[from + 2];
    pixels[to + 3] = dyed[from + 3];
    pixels[to + 4] = raised[from];
    pixels[to + 5] = raised[from + 1];
  }
  const draft = `${sheet.path}.${process.pid}.tmp`;
  writeFileSync(draft, Buffer.concat([npyHeader([height, width, 6]), pixels]));
  renameSync(draft, sheet.path);
}
