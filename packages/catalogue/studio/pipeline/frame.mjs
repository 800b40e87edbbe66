/** Sets a finished picture into a larger one by letting its backdrop run on. */
import sharp from "sharp";
import { randomFrom } from "../textiles/art.mjs";

/** @typedef {{ width: number, height: number, scale: number, x: number, y: number }} Frame `x`, `y`: where the scaled picture goes */

const EDGE = 16; // pixels of the picture's edge that are averaged into the colour that runs on
const REACH = 24; // steps along the edge that are averaged, so that noise does not run on as streaks
const SAME = 10; // levels within which neighbours count as the same surface; a rod stays sharp

/** Mean colour at each step along one edge. @param {Buffer} rgb @param {number} length steps along the edge @param {(step: number, depth: number) => number} pixel index of a pixel */
function edgeColors(rgb, length, pixel) {
  const colors = new Float32Array(length * 3);
  for (let step = 0; step < length; step++) {
    for (let depth = 0; depth < EDGE; depth++) {
      const at = pixel(step, depth) * 3;
      for (let c = 0; c < 3; c++) colors[step * 3 + c] += rgb[at + c] / EDGE;
    }
  }
  return calm(colors, length);
}

/** Averages each colour with its like neighbours. @param {Float32Array} colors @param {number} length */
function calm(colors, length) {
  const smooth = new Float32Array(colors.length);
  for (let i = 0; i < length; i++) {
    const sum = [0, 0, 0];
    let count = 0;
    for (let j = Math.max(0, i - REACH); j <= Math.min(length - 1, i + REACH); j++) {
      if (Math.abs(colors[j * 3 + 1] - colors[i * 3 + 1]) > SAME) continue;
      count += 1;
      for (let c = 0; c < 3; c++) sum[c] += colors[j * 3 + c];
    }
    for (let c = 0; c < 3; c++) smooth[i * 3 + c] = sum[c] / count;
  }
  return smooth;
}

/** Copies the picture to its place and fills the sides with its edge colours, dithered. @param {Buffer} rgb @param {number} width @param {number} height @param {Frame} frame */
function spread(rgb, width, height, frame) {
  const out = Buffer.alloc(frame.width * frame.height * 3);
  const left = edgeColors(rgb, height, (y, d) => y * width + d);
  const right = edgeColors(rgb, height, (y, d) => y * width + width - 1 - d);
  const top = edgeColors(rgb, width, (x, d) => d * width + x);
  const random = randomFrom(3);
  for (let y = 0; y < frame.height; y++) {
    const row = Math.min(height - 1, Math.max(0, y - frame.y));
    for (let x = 0; x < frame.width; x++) {
      const column = x - frame.x;
      const inside = column >= 0 && column < width;
      const at = (y * frame.width + x) * 3;
      if (inside && y >= frame.y && y - frame.y < height) {
        rgb.copy(out, at, (row * width + column) * 3, (row * width + column) * 3 + 3);
        continue;
      }
      const [source, step] = inside ? [top, column] : [column < 0 ? left : right, row];
      const noise = random();
      for (let c = 0; c < 3; c++) out[at + c] = Math.floor(source[step * 3 + c] + noise);
    }
  }
  return out;
}

/**
 * Frames a picture.
 *
 * @param {Buffer} rgb 8-bit RGB
 * @param {number} width
 * @param {number} height
 * @param {Frame} frame
 * @returns {Promise<Buffer>} RGB of the frame's size
 */
export async function framePicture(rgb, width, height, frame) {
  const size = { width: Math.round(width * frame.scale), height: Math.round(height * frame.scale) };
  const small = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(size)
    .raw()
    .toBuffer();
  return spread(small, size.width, size.height, frame);
}
