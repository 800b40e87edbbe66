/**
 * The grounds of the designs: tiles that repeat along both axes without a seam. Sizes are
 * millimetres on a saree; garments scale them.
 */
import { Art, dye } from "./art.mjs";
import { mix } from "./inks.mjs";
import { bush, buta, flower, kairi, leaf } from "./motifs.mjs";
import { dabuTile, kalamkariTile } from "./printed-grounds.mjs";
import { ajrakhTile, bandhaniTile, ikatTile, leheriyaTile } from "./resist-dyes.mjs";
import { chikankariTile, floralTile, gotaTile } from "./scattered.mjs";
import {
  kanthaTile,
  mirrorTile,
  mukaishTile,
  phulkariTile,
  sequinTile,
  sprayTile,
  zardoziTile,
} from "./stitched-grounds.mjs";
import {
  asharfiTile,
  jamdaniTile,
  khadiTile,
  kotaTile,
  maheshwariTile,
  patolaTile,
  pinstripeTile,
  tanchoiTile,
} from "./woven-grounds.mjs";

/** @typedef {import("./motifs.mjs").Inks} Inks */

/** @param {number} w @param {number} h @param {Inks} inks */
const tile = (w, h, inks) => new Art(w, h, inks.ground, { wrapX: true, wrapY: true });

/** @param {Inks} inks */
function jaal(inks) {
  const cw = 140;
  const ch = 186;
  const art = tile(cw, ch, inks);
  for (const [cx, cy, flip] of [
    [0, 0, 1],
    [cw / 2, ch / 2, -1],
  ]) {
    const ogee = (/** @type {number} */ k) => {
      const p = (/** @type {number} */ x, /** @type {number} */ y) =>
        `${(cx + cw * x * k).toFixed(2)} ${(cy + ch * y * k).toFixed(2)}`;
      return `M${p(0, -0.5)}C${p(0.06, -0.3)} ${p(0.5, -0.28)} ${p(0.5, 0)}C${p(0.5, 0.28)} ${p(0.06, 0.3)} ${p(0, 0.5)}C${p(-0.06, 0.3)} ${p(-0.5, 0.28)} ${p(-0.5, 0)}C${p(-0.5, -0.28)} ${p(-0.06, -0.3)} ${p(0, -0.5)}Z`;
    };
    art.path(ogee(1), null, inks.edge, cw * 0.018);
    art.path(ogee(0.9), null, inks.edge, cw * 0.007);
    buta(art, cx, cy + ch * 0.02, cw * 0.6, inks, flip);
    flower(art, cx, cy - ch * 0.5, cw * 0.075, 8, inks);
    flower(art, cx + cw * 0.5, cy, cw * 0.055, 6, inks);
  }
  return art;
}

/** @param {Inks} inks */
function sprigs(inks) {
  const art = tile(112, 124, inks);
  buta(art, 28, 31, 46, inks, 1);
  buta(art, 84, 93, 46, inks, -1);
  for (const [x, y] of [
    [84, 31],
    [28, 93],
  ])
    flower(art, x, y, 3.4, 6, inks);
  return art;
}

/** @param {Inks} inks */
function paisley(inks) {
  const art = tile(132, 150, inks);
  kairi(art, 33, 38, 66, inks, 1, -12);
  kairi(art, 99, 113, 66, inks, -1, 12);
  for (const [x, y] of [
    [99, 30],
    [33, 105],
  ]) {
    flower(art, x, y, 11, 8, inks);
    for (const turn of [40, 140, 220, 320]) leaf(art, x, y, 22, 6, turn, { ...inks });
    flower(art, x, y, 11, 8, inks);
  }
  for (const [x, y] of [
    [66, 6],
    [66, 80],
    [0, 72],
    [0, 146],
  ])
    flower(art, x, y, 5, 6, inks);
  return art;
}

/** @param {Inks} inks */
function checks(inks) {
  const art = tile(88, 88, inks);
  const fine = dye(mix(inks.ground.color, inks.pale.color, 0.35));
  const deep = dye(mix(inks.ground.color, inks.band.color, 0.8));
  for (const at of [0, 44]) {
    art.rect(at, 0, 7, 88, deep);
    art.rect(0, at, 88, 7, deep);
  }
  for (const at of [0, 44]) {
    for (const [
      offset,
      width,
      paint,
    ] of /** @type {[number, number, import("./art.mjs").Paint][]} */ ([
      [-2.4, 1.2, fine],
      [8.2, 1.2, fine],
      [3, 1.1, inks.line],
    ])) {
      art.rect(at + offset, 0, width, 88, paint);
      art.rect(0, at + offset, 88, width, paint);
    }
  }
  flower(art, 25.5, 25.5, 6.5, 8, inks);
  flower(art, 69.5, 69.5, 6.5, 8, inks);
  return art;
}

/** @param {Inks} inks */
function stripes(inks) {
  const art = tile(64, 16, inks);
  const pale = dye(mix(inks.ground.color, inks.pale.color, 0.72));
  const deep = dye(mix(inks.ground.color, inks.band.color, 0.85));
  for (const [x, w, paint] of /** @type {[number, number, import("./art.mjs").Paint][]} */ ([
    [2, 9, deep],
    [13, 1.4, pale],
    [17, 1.4, pale],
    [24, 4, deep],
    [34, 12, pale],
    [37, 1.2, deep],
    [41.8, 1.2, deep],
    [52, 4, deep],
    [60, 1.4, pale],
  ])) {
    art.rect(x, -1, w, 18, paint);
  }
  return art;
}

/** @param {Inks} inks */
function blockprint(inks) {
  const art = tile(120, 136, inks);
  bush(art, 30, 34, 58, inks, 1);
  bush(art, 90, 102, 58, inks, -1);
  for (const [x, y] of [
    [90, 34],
    [30, 102],
  ]) {
    flower(art, x, y, 6, 5, inks);
    leaf(art, x, y + 5, 9, 3, 180, inks);
  }
  for (const [x, y] of [
    [60, 0],
    [0, 68],
    [60, 68],
    [0, 0],
  ])
    art.circle(x, y, 1.8, inks.line);
  return art;
}

/** @param {Inks} inks */
function bare(inks) {
  return tile(40, 40, inks);
}

/** @param {Inks} inks */
function pinDots(inks) {
  const art = tile(52, 60, inks);
  for (const [x, y] of [
    [13, 15],
    [39, 45],
  ]) {
    art.path(`M${x - 2} ${y}L${x} ${y - 2.6}L${x + 2} ${y}L${x} ${y + 2.6}Z`, inks.line);
  }
  return art;
}

/** Every ground by name. @type {Record<string, (inks: Inks) => Art>} */
export const GROUNDS = {
  jaal,
  sprigs,
  paisley,
  checks,
  stripes,
  blockprint,
  floral: floralTile,
  chikankari: chikankariTile,
  gota: gotaTile,
  bare,
  pinDots,
  ajrakh: ajrakhTile,
  ikat: ikatTile,
  bandhani: bandhaniTile,
  leheriya: leheriyaTile,
  patola: patolaTile,
  asharfi: asharfiTile,
  jamdani: jamdaniTile,
  maheshwari: maheshwariTile,
  kota: kotaTile,
  tanchoi: tanchoiTile,
  khadi: khadiTile,
  pinstripe: pinstripeTile,
  kalamkari: kalamkariTile,
  dabu: dabuTile,
  phulkari: phulkariTile,
  kantha: kanthaTile,
  mirror: mirrorTile,
  zardozi: zardoziTile,
  mukaish: mukaishTile,
  sequins: sequinTile,
  spray: sprayTile,
};
