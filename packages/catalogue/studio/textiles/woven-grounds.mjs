/** Grounds made on the loom: patola, Paithani, jamdani, Maheshwari, Kota, tanchoi, khadi, pinstripe. */
import { Art, dye, randomFrom } from "./art.mjs";
import { COUNTED, counted } from "./figures.mjs";
import { mix } from "./inks.mjs";
import { buta, flower, kairi, leaf } from "./motifs.mjs";

/** @typedef {import("./motifs.mjs").Inks} Inks */

/** @param {number} w @param {number} h @param {Inks} inks */
const tile = (w, h, inks) => new Art(w, h, inks.ground, { wrapX: true, wrapY: true });

/** A lattice of squares with elephants, parrots and flowers, every edge stepped and a little blurred. @param {Inks} inks */
export function patolaTile(inks) {
  const cell = 76;
  const art = tile(cell * 2, cell * 2, inks);
  const feather = randomFrom(31);
  const step = 2;
  for (const [at, width, paint] of /** @type {[number, number, import("./art.mjs").Paint][]} */ ([
    [0, 9, inks.pale],
    [0, 5.4, inks.band],
    [0, 1.6, inks.core],
  ])) {
    for (let along = 0; along < cell * 2; along += step) {
      for (const line of [at, at + cell]) {
        const half = width / 2 + (feather() - 0.5) * 1.3;
        art.rect(line - half, along, half * 2, step * 1.05, paint);
        art.rect(along, line - half, step * 1.05, half * 2, paint);
      }
    }
  }
  const figures = /** @type {const} */ ([
    ["elephant", 0, 0, inks.pale, inks.core, 3.1],
    ["blossom", 1, 0, inks.petal, inks.leaf, 3.4],
    ["blossom", 0, 1, inks.core, inks.pale, 3.4],
    ["parrot", 1, 1, inks.leaf, inks.pale, 3.5],
  ]);
  for (const [name, i, j, first, second, size] of figures)
    counted(art, COUNTED[name], (i + 0.5) * cell, (j + 0.5) * cell, size, first, second, {
      feather,
    });
  for (const i of [0, 1])
    for (const j of [0, 1])
      counted(art, [".X.", "XoX", ".X."], i * cell, j * cell, 3, inks.petal, inks.pale, {
        feather,
      });
  return art;
}

/** Coins and small flowers, as Paithani weavers set them in. @param {Inks} inks */
export function asharfiTile(inks) {
  const art = tile(110, 120, inks);
  for (const [x, y] of [
    [27, 30],
    [82, 90],
  ]) {
    art.circle(x, y, 6.4, inks.petal);
    art.circle(x, y, 3.6, inks.core);
    art.circle(x, y, 1.6, inks.petal);
  }
  for (const [x, y] of [
    [82, 30],
    [27, 90],
  ]) {
    for (const turn of [90, 270]) leaf(art, x, y, 8, 2.6, turn, inks);
    flower(art, x, y, 4.2, 6, inks);
  }
  return art;
}

/** Small slanting sprigs, set in by hand thread by thread. @param {Inks} inks */
export function jamdaniTile(inks) {
  const art = tile(96, 112, inks);
  for (const [x, y, flip] of [
    [24, 28, 1],
    [72, 84, -1],
  ])
    art.at(x, y, 32 * flip, 1, 1, () => buta(art, 0, 0, 30, inks, flip));
  for (const [x, y] of [
    [72, 28],
    [24, 84],
  ])
    counted(art, [".X.", "XoX", ".X."], x, y, 2, inks.petal, inks.core);
  return art;
}

/** Very fine stripes in two closely related tones. @param {Inks} inks */
export function maheshwariTile(inks) {
  const art = tile(36, 12, inks);
  const deep = dye(mix(inks.ground.color, "#1a1014", 0.24));
  const pale = dye(mix(inks.ground.color, inks.pale.color, 0.5));
  for (const [x, w, paint] of /** @type {[number, number, import("./art.mjs").Paint][]} */ ([
    [2, 3, deep],
    [8, 1, pale],
    [11, 1, pale],
    [14, 3, deep],
    [20, 3, deep],
    [26, 1, inks.line],
    [29, 1, pale],
    [32, 3, deep],
  ]))
    art.rect(x, -1, w, 14, paint);
  return art;
}

/** The small squares (khat) of Kota doria, with a zari sprig here and there. @param {Inks} inks */
export function kotaTile(inks) {
  const khat = 8;
  const art = tile(khat * 12, khat * 14, inks);
  const dense = dye(mix(inks.ground.color, inks.pale.color, 0.45));
  const heavy = dye(mix(inks.ground.color, inks.band.color, 0.3));
  for (let i = 0; i < 12; i++)
    art.rect(i * khat, 0, i % 4 ? 1.1 : 1.9, art.height, i % 4 ? dense : heavy);
  for (let j = 0; j < 14; j++)
    art.rect(0, j * khat, art.width, j % 7 ? 1.1 : 1.9, j % 7 ? dense : heavy);
  for (const [x, y, flip] of [
    [25, 29, 1],
    [73, 85, -1],
  ]) {
    for (const turn of [-50, 50]) leaf(art, x, y + 9, 10, 3, turn, inks);
    art.path(`M${x} ${y + 12}Q${x + 2 * flip} ${y + 5} ${x} ${y}`, null, inks.stem, 1.1);
    flower(art, x, y - 2, 6.6, 6, inks);
  }
  return art;
}

/** Satin figured in its own colour: a dense growth of small mangoes and flowers. @param {Inks} inks */
export function tanchoiTile(inks) {
  const art = tile(72, 80, inks);
  const tone = dye(mix(inks.ground.color, inks.pale.color, 0.36));
  const deep = dye(mix(inks.ground.color, inks.band.color, 0.7));
  const self = {
    ...inks,
    petal: tone,
    inner: deep,
    core: tone,
    leaf: tone,
    stem: tone,
    edge: deep,
    line: tone,
    band: deep,
  };
  kairi(art, 18, 20, 34, self, 1, -14);
  kairi(art, 54, 60, 34, self, -1, 14);
  for (const [x, y] of [
    [54, 18],
    [18, 58],
  ]) {
    for (const turn of [35, 125, 215, 305]) leaf(art, x, y, 15, 4, turn, self);
    flower(art, x, y, 8, 8, self);
  }
  for (const [x, y] of [
    [36, 1],
    [36, 41],
    [0, 40],
    [0, 0],
  ])
    flower(art, x, y, 4, 6, self);
  return art;
}

/** Hand-spun yarn: no thread is as thick as the next. @param {Inks} inks */
export function khadiTile(inks) {
  const size = 160;
  const art = tile(size, size, inks);
  const random = randomFrom(17);
  const thick = dye(mix(inks.ground.color, inks.band.color, 0.4));
  const thin = dye(mix(inks.ground.color, inks.pale.color, 0.34));
  for (let i = 0; i < 150; i++) {
    const [x, y, length] = [random() * size, random() * size, 14 + random() * 60];
    const width = 0.35 + random() * 0.75;
    const paint = random() < 0.5 ? thick : thin;
    const end = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      art.path(
        `M${x} ${y}Q${x + dx / 2 + random()} ${y + dy / 2 + random()} ${x + dx} ${y + dy}`,
        null,
        paint,
        width,
      );
    if (i % 3) end(length, 0);
    else end(0, length);
  }
  return art;
}

/** One pale thread every twelve millimetres, paired every fourth. @param {Inks} inks */
export function pinstripeTile(inks) {
  const art = tile(48, 12, inks);
  const pale = dye(mix(inks.ground.color, inks.pale.color, 0.75));
  for (const x of [3, 15, 27, 39]) art.rect(x, -1, 0.8, 14, pale);
  art.rect(41.4, -1, 0.8, 14, pale);
  return art;
}
