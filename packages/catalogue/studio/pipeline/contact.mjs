/** Lays finished pictures side by side, named, so that a whole range can be looked at. */
import { join } from "node:path";
import sharp from "sharp";
import { PICTURES } from "./paths.mjs";

const GAP = 12; // pixels
const CAPTION = 26; // pixels
const PAPER = "#ffffff";

/**
 * Places of `count` tiles on pages of `columns` × `rows`, row by row.
 *
 * @param {number} count
 * @param {{ columns: number, rows: number, width: number, height: number }} grid sizes of a tile in pixels
 * @returns {{ page: number, left: number, top: number }[]}
 */
export function placeTiles(count, { columns, rows, width, height }) {
  return Array.from({ length: count }, (_, index) => {
    const onPage = index % (columns * rows);
    return {
      page: Math.floor(index / (columns * rows)),
      left: GAP + (onPage % columns) * (width + GAP),
      top: GAP + Math.floor(onPage / columns) * (height + CAPTION + GAP),
    };
  });
}

/** @param {string} text @param {number} width */
function caption(text, width) {
  const safe = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="0" y="17" font-family="sans-serif" font-size="12" fill="#333">${safe}</text></svg>`,
  );
}

/**
 * Writes `<out>-1.png`, `<out>-2.png` and so on.
 *
 * @param {string[]} keys of the manifest, in order
 * @param {string} out path without extension
 * @param {{ columns: number, rows: number, width: number }} grid
 * @returns {Promise<string[]>} the files
 */
export async function writeContactSheets(keys, out, { columns, rows, width }) {
  const height = Math.round((width * 4) / 3);
  const places = placeTiles(keys.length, { columns, rows, width, height });
  const files = [];
  for (let page = 0; page <= (places.at(-1)?.page ?? -1); page++) {
    const tiles = [];
    for (const [index, { left, top }] of places.entries()) {
      const key = keys[index];
      if (key === undefined || places[index]?.page !== page) continue;
      const picture = sharp(join(PICTURES, `${key}.avif`)).resize(width, height, {
        fit: "contain",
        background: PAPER,
      });
      tiles.push({ input: await picture.png({ compressionLevel: 1 }).toBuffer(), left, top });
      tiles.push({ input: caption(key, width), left, top: top + height });
    }
    const sheet = sharp({
      create: {
        width: GAP + columns * (width + GAP),
        height: GAP + Math.ceil(tiles.length / 2 / columns) * (height + CAPTION + GAP),
        channels: 3,
        background: PAPER,
      },
    });
    files.push(`${out}-${page + 1}.png`);
    await sheet
      .composite(tiles)
      .png()
      .toFile(`${out}-${page + 1}.png`);
  }
  return files;
}
