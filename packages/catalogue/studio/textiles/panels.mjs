/** Placed artwork: the panels of a lehenga and the yoke of a tunic. */
import { Art, randomFrom } from "./art.mjs";
import { beads, buta, flower, kairi, leaf, lotus } from "./motifs.mjs";

/** @typedef {import("./motifs.mjs").Inks} Inks */

/**
 * One panel (kali) of a bridal skirt: a climbing tree of sprigs and a lotus arch above the hem.
 * Transparent elsewhere; y grows towards the hem.
 *
 * @param {Inks} inks
 * @returns {Art}
 */
export function bridalKali(inks) {
  const W = 250;
  const H = 1040;
  const art = new Art(W, H, null, { wrapX: true });
  const random = randomFrom(7);
  for (let i = 0; i < 150; i++)
    art.circle(random() * W, random() * H, 0.7 + 0.4 * random(), inks.line);
  let flip = 1;
  for (let y = 120; y < 610; ) {
    const s = 30 + (52 * y) / 610;
    buta(art, W / 2, y, s, inks, flip);
    for (const side of [-1, 1]) {
      flower(art, W / 2 + side * s * 0.86, y + s * 0.45, s * 0.15, 6, inks);
      flower(art, W / 2 + side * s * 1.16, y + s * 0.1, s * 0.07, 5, inks);
      buta(art, W / 2 + side * s * 1.13, y + s * 0.92, s * 0.55, inks, side);
    }
    y += s * 1.25;
    flip = -flip;
  }
  const m = W / 2;
  art.path(
    `M0 890V760C40 752 70 700 ${m} 640C${W - 70} 700 ${W - 40} 752 ${W} 760V890Z`,
    inks.band,
    inks.line,
    4,
  );
  art.path(
    `M0 890V774C46 764 76 712 ${m} 656C${W - 76} 712 ${W - 46} 764 ${W} 774V890`,
    null,
    inks.line,
    1.6,
  );
  lotus(art, m, 800, 120, inks);
  for (const side of [-1, 1]) {
    kairi(art, m + side * 78, 818, 86, inks, side);
    leaf(art, m + side * 34, 735, 44, 13, side * 24, inks);
    flower(art, m + side * 30, 700, 10, 7, inks);
  }
  flower(art, m, 716, 26, 10, inks);
  for (const x of [0, W]) {
    flower(art, x, 800, 17, 8, inks);
    flower(art, x, 850, 9, 6, inks);
  }
  return art;
}

/** Size of the yoke artwork, mm: centred on the front, its top 40 mm above the shoulder point. */
export const YOKE = { width: 420, height: 620, top: 40 };

/**
 * The worked front of a kurti: a ring about the neck and a button placket. Transparent elsewhere.
 *
 * @param {Inks} inks
 * @param {{ ring: boolean, neckDepth: number, neckHalf: number, placket: number, flowers: boolean }} shape
 *   mm: depth and half width of the neckline, length of the placket below it.
 * @returns {Art}
 */
export function yokePanel(inks, shape) {
  const art = new Art(YOKE.width, YOKE.height, null);
  const cx = YOKE.width / 2;
  const top = YOKE.top;
  const bottom = top + shape.neckDepth;
  const oval = (/** @type {number} */ k) => {
    const rx = shape.neckHalf + k;
    const y = bottom + k;
    return `M${cx - rx} ${top - 40}V${top + shape.neckDepth * 0.3}C${cx - rx} ${y - (y - top) * 0.2} ${cx - rx * 0.55} ${y} ${cx} ${y}C${cx + rx * 0.55} ${y} ${cx + rx} ${y - (y - top) * 0.2} ${cx + rx} ${top + shape.neckDepth * 0.3}V${top - 40}Z`;
  };
  const end = bottom + shape.placket;
  const half = 27;
  const tongue = (/** @type {number} */ inset) =>
    `M${cx - half + inset} ${bottom - 10}V${end - half + inset}L${cx} ${end - inset * 1.4}L${cx + half - inset} ${end - half + inset}V${bottom - 10}`;
  if (shape.ring) {
    art.path(oval(74), inks.band, inks.line, 2.6);
    art.path(oval(68), null, inks.line, 1.1);
  }
  art.path(`${tongue(0)}Z`, inks.band, inks.line, 2.2);
  art.path(tongue(5), null, inks.line, 0.9);
  if (shape.ring) {
    art.path(oval(72), inks.band);
    for (let i = -7; i <= 7; i++) {
      const t = (i / 7) * 1.5;
      const x = cx + Math.sin(t) * (shape.neckHalf + 40);
      const y = top + shape.neckDepth * 0.35 + Math.cos(t) * (shape.neckDepth * 0.65 + 40);
      for (const side of [-1, 1]) leaf(art, x, y, 24, 7, side * 88 - (t * 180) / Math.PI, inks);
      flower(art, x, y, i % 2 ? 9.5 : 14, 8, inks, i * 20);
    }
    art.path(oval(12), null, inks.line, 1.4);
  }
  art.path(oval(6), inks.band, inks.line, 2.2);
  art.path(`M${cx} ${bottom - 4}V${end - 26}`, null, inks.edge, 0.9);
  if (shape.flowers) {
    for (let y = bottom + 34; y < end - 30; y += 34) {
      for (const side of [-1, 1]) {
        flower(art, cx + side * 14, y, 5.4, 6, inks);
        leaf(art, cx + side * 14, y + 5, 10, 3, 180 - side * 16, inks);
      }
    }
  } else {
    beads(art, cx - 20, cx + 20, bottom + 18, 0.9, 5, inks.line);
  }
  return art;
}

/** A plain strip of one dye. @param {import("./art.mjs").Paint} paint */
export function plainStrip(paint) {
  return new Art(40, 40, paint, { wrapX: true, wrapY: true });
}
