/** Grounds whose motifs stand free on the cloth: trailing flowers, white embroidery, gota ribbon. */
import { Art, randomFrom } from "./art.mjs";
import { flower, gotaFan, leaf } from "./motifs.mjs";

/** @typedef {import("./motifs.mjs").Inks} Inks */

/** @param {number} w @param {number} h @param {Inks} inks */
const tile = (w, h, inks) => new Art(w, h, inks.ground, { wrapX: true, wrapY: true });

/** A flower on a trailing stem, or a small sprig. @param {Art} art @param {number} x @param {number} y @param {number} r @param {number} turn @param {boolean} swapped petals and heart change colours @param {Inks} inks */
function trailingFlower(art, x, y, r, turn, swapped, inks) {
  if (r <= 8) {
    leaf(art, x, y, r * 2, r * 0.6, turn, inks);
    flower(art, x, y, r * 0.8, 5, { ...inks, petal: inks.pale }, turn);
    return;
  }
  art.at(x, y, turn, 1, 1, () => {
    const stem = `M0 0C${r * 0.6} ${r * 1.2} ${-r * 0.3} ${r * 1.7} ${r * 0.5} ${r * 2.4}`;
    art.path(stem, null, inks.stem, r * 0.09);
  });
  for (const side of [-38, 30, 158, 205]) leaf(art, x, y, r * 1.75, r * 0.42, turn + side, inks);
  const paints = swapped ? { ...inks, petal: inks.core, core: inks.petal, inner: inks.pale } : inks;
  flower(art, x, y, r, r > 20 ? 9 : 6, paints, turn);
}

/** A free place for each radius on a tile whose edges meet. @param {number} size @param {number[]} radii @param {() => number} random @returns {[number, number, number][]} x, y, radius */
function scatter(size, radii, random) {
  /** @type {[number, number, number][]} */
  const placed = [];
  const apart = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.min(Math.abs(a - b), size - Math.abs(a - b));
  for (const r of radii) {
    for (let attempt = 0; attempt < 200; attempt++) {
      const [x, y] = [random() * size, random() * size];
      const taken = placed.some(
        ([px, py, pr]) => Math.hypot(apart(x, px), apart(y, py)) < (r + pr) * 1.12,
      );
      if (taken) continue;
      placed.push([x, y, r]);
      break;
    }
  }
  return placed;
}

/** Trailing flowers of four sizes. @param {Inks} inks */
export function floralTile(inks) {
  const size = 280;
  const art = tile(size, size, inks);
  const random = randomFrom(11);
  const counts = [
    [24, 5],
    [16, 9],
    [10, 18],
    [5.5, 60],
  ];
  const radii = counts.flatMap(([r, count]) => Array(count).fill(r));
  for (const [x, y, r] of scatter(size, radii, random)) {
    trailingFlower(art, x, y, r, random() * 360, random() <= 0.45, inks);
  }
  return art;
}

/** @param {Inks} inks */
export function chikankariTile(inks) {
  const art = tile(126, 140, inks);
  for (const [x, y, flip] of [
    [31, 36, 1],
    [94, 106, -1],
  ]) {
    art.path(
      `M${x} ${y + 34}C${x - 16 * flip} ${y + 10} ${x + 14 * flip} ${y - 6} ${x - 4 * flip} ${y - 30}`,
      null,
      inks.stem,
      1.6,
    );
    for (const [t, turn] of [
      [24, 60],
      [12, -62],
      [0, 58],
      [-12, -56],
      [-22, 40],
    ])
      leaf(art, x, y + t, 17, 5, turn * flip, inks);
    flower(art, x - 4 * flip, y - 30, 12, 6, inks);
    flower(art, x + 16 * flip, y + 6, 8, 5, inks);
    flower(art, x - 15 * flip, y - 8, 6.5, 5, inks);
  }
  for (const [cx, cy] of [
    [94, 36],
    [31, 106],
  ]) {
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++)
        if (Math.abs(i) + Math.abs(j) < 3) art.circle(cx + i * 5, cy + j * 5, 1.1, inks.line);
  }
  return art;
}

/** @param {Inks} inks */
export function gotaTile(inks) {
  const art = tile(120, 130, inks);
  gotaFan(art, 30, 32, 44, inks);
  gotaFan(art, 90, 97, 44, inks);
  for (const [x, y] of [
    [90, 32],
    [30, 97],
    [60, 65],
    [0, 0],
  ])
    art.circle(x, y, 2.4, inks.line);
  return art;
}
