import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How far a pixel's colour may be off, 0–1, before it counts; anti-aliased edges count too. */
const colourThreshold = 0.05;
/** How many pixels of a screenshot may differ: this share of it, and never fewer than `fewest`. */
const share = 0.00001;
const fewest = 4;

async function pixels(image) {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A screenshot as it is kept: WebP without loss. */
export const pack = (png) => sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();

/**
 * Compares two images of any format sharp reads.
 * @returns {Promise<{same: boolean, what: string, diff?: Buffer}>} `diff` is a picture of the difference
 */
export async function compare(before, now) {
  const [a, b] = await Promise.all([pixels(before), pixels(now)]);
  if (a.width !== b.width || a.height !== b.height) {
    return { same: false, what: `${a.width} × ${a.height} became ${b.width} × ${b.height}` };
  }
  const diff = Buffer.alloc(a.data.length);
  const different = pixelmatch(a.data, b.data, diff, a.width, a.height, {
    threshold: colourThreshold,
    includeAA: true,
  });
  const allowed = Math.max(fewest, Math.floor(a.width * a.height * share));
  if (different <= allowed) return { same: true, what: `${different} pixels differ` };
  const raw = { width: a.width, height: a.height, channels: 4 };
  const picture = await sharp(diff, { raw }).webp({ quality: 80 }).toBuffer();
  return { same: false, what: `${different} pixels differ`, diff: picture };
}

const row = ({ file, what, pictures }) =>
  `<section><h2>${file}</h2><p>${what}</p><div>${pictures
    .map(
      ([label, source]) =>
        `<figure><figcaption>${label}</figcaption><img src="${source}"></figure>`,
    )
    .join("")}</div></section>`;

/** Writes a page with each changed screenshot: before, now, difference. */
export function writeReport(folder, changes) {
  mkdirSync(folder, { recursive: true });
  const style =
    "body{font:14px system-ui;margin:24px}section{border-top:1px solid #ccc;padding:16px 0}div{display:flex;gap:16px;align-items:start}figure{margin:0;flex:1;min-width:0}img{max-width:100%;border:1px solid #ccc}h2{font-size:16px;margin:0}";
  const rows = changes.map(({ file, what, before, now, diff }) => {
    const pictures = [
      ["before", before],
      ["now", now],
      ["difference", diff],
    ].flatMap(([label, image]) => {
      if (!image) return [];
      const name = `${file}.${label}.webp`;
      writeFileSync(path.join(folder, name), image);
      return [[label, name]];
    });
    return row({ file, what, pictures });
  });
  const page = `<!doctype html><meta charset="utf-8"><title>Visual changes</title><style>${style}</style><h1>${changes.length} changed</h1>${rows.join("")}`;
  writeFileSync(path.join(folder, "index.html"), page);
  return path.join(folder, "index.html");
}

export const readBaseline = (file) => readFileSync(file);
