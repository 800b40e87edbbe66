/** Grounds of pen and block: kalamkari and dabu. */
import { Art, dye, randomFrom } from "./art.mjs";
import { bloom, peacock } from "./figures.mjs";
import { mix } from "./inks.mjs";
import { flower, leaf } from "./motifs.mjs";

/** @typedef {import("./motifs.mjs").Inks} Inks */

/** @param {number} w @param {number} h @param {Inks} inks */
const tile = (w, h, inks) => new Art(w, h, inks.ground, { wrapX: true, wrapY: true });

/** Leaves along a stem, and small buds. @param {Art} art @param {number} x @param {number} y @param {number} turn @param {Inks} inks */
function foliage(art, x, y, turn, inks) {
  art.at(x, y, turn, 1, 1, () => {
    art.path("M0 0C6 -10 -4 -22 4 -34", null, inks.stem, 1.8);
    for (const [dy, side, l] of [
      [-6, 58, 17],
      [-12, -58, 18],
      [-20, 50, 15],
      [-26, -46, 13],
    ])
      leaf(art, 1, dy, l, l * 0.3, side, inks);
    flower(art, 4, -36, 6.4, 5, inks);
  });
}

/** A flowering tree that climbs through the cloth, with peacocks on its boughs. @param {Inks} inks */
export function kalamkariTile(inks) {
  const w = 230;
  const h = 300;
  const art = tile(w, h, inks);
  const random = randomFrom(3);
  for (const [ox, oy, flip] of [
    [w * 0.25, 0, 1],
    [w * 0.75, h / 2, -1],
  ]) {
    const at = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      /** @type {[number, number]} */ ([ox + dx * flip, oy + dy]);
    const trunk = `M${at(0, 0).join(" ")}C${at(38, 40).join(" ")} ${at(38, 100).join(" ")} ${at(0, h / 2).join(" ")}C${at(-38, h - 100).join(" ")} ${at(-38, h - 40).join(" ")} ${at(0, h).join(" ")}`;
    art.path(trunk, null, inks.edge, 5.4);
    art.path(trunk, null, inks.stem, 3.4);
    for (const [fx, fy, tx, ty] of [
      [26, 60, -22, 44],
      [20, 108, 52, 128],
      [-22, h - 108, 26, h - 124],
      [-27, h - 62, -56, h - 40],
    ]) {
      const bough = `M${at(fx, fy).join(" ")}Q${at((fx + tx) / 2, (fy + ty) / 2 - 16).join(" ")} ${at(tx, ty).join(" ")}`;
      art.path(bough, null, inks.edge, 3.6);
      art.path(bough, null, inks.stem, 2.2);
    }
    bloom(art, ...at(-24, 36), 58, -24 * flip, inks);
    bloom(art, ...at(26, h - 132), 62, 28 * flip, { ...inks, petal: inks.core, core: inks.petal });
    peacock(art, ...at(50, 108), 50, inks, flip);
    flower(art, ...at(-58, h - 44), 19, 9, inks, 14);
    for (const [dx, dy, turn] of [
      [30, 74, 70],
      [33, 92, -20],
      [8, 130, -62],
      [4, 138, 44],
      [-12, 172, -70],
      [-26, 208, -100],
      [-30, 232, 30],
      [-20, 262, 74],
      [-6, 284, -50],
      [12, 18, 60],
    ])
      foliage(art, ...at(dx, dy), turn * flip + (random() - 0.5) * 14, inks);
  }
  return art;
}

/** Mud-resist: pale flowers and sprays left in a deep ground, with the fine veins of cracked mud. @param {Inks} inks */
export function dabuTile(inks) {
  const w = 140;
  const h = 160;
  const art = tile(w, h, inks);
  const random = randomFrom(29);
  const resist = dye(mix(inks.ground.color, inks.pale.color, 0.82));
  const vein = dye(mix(inks.ground.color, inks.pale.color, 0.22));
  for (let i = 0; i < 46; i++) {
    const [x, y, a] = [random() * w, random() * h, random() * Math.PI];
    const [dx, dy] = [Math.cos(a) * 13, Math.sin(a) * 13];
    art.path(
      `M${x} ${y}q${dx * 0.5 + (random() - 0.5) * 6} ${dy * 0.5 + (random() - 0.5) * 6} ${dx} ${dy}`,
      null,
      vein,
      0.35,
    );
  }
  const pale = {
    ...inks,
    petal: resist,
    inner: vein,
    core: inks.core,
    leaf: resist,
    stem: resist,
    edge: inks.ground,
  };
  for (const [cx, cy] of [
    [w / 4, h / 4],
    [(3 * w) / 4, (3 * h) / 4],
  ]) {
    for (let i = 0; i < 22; i++) {
      const a = (i * 2 * Math.PI) / 22;
      art.circle(cx + Math.cos(a) * 31, cy + Math.sin(a) * 31, 1.5, resist);
    }
    for (let i = 0; i < 12; i++) leaf(art, cx, cy, 26, 5, i * 30 + 15, pale);
    flower(art, cx, cy, 17, 10, pale);
  }
  for (const [cx, cy, flip] of [
    [(3 * w) / 4, h / 4, 1],
    [w / 4, (3 * h) / 4, -1],
  ]) {
    art.path(
      `M${cx} ${cy + 26}Q${cx + 8 * flip} ${cy} ${cx - 3 * flip} ${cy - 24}`,
      null,
      resist,
      1.6,
    );
    for (const [dy, turn] of [
      [18, 58],
      [12, -58],
      [4, 54],
      [-2, -54],
      [-10, 46],
      [-14, -46],
    ])
      leaf(art, cx + 3 * flip, cy + dy, 15, 4.6, turn, pale);
    flower(art, cx - 3 * flip, cy - 26, 8, 6, pale);
  }
  for (const [x, y] of [
    [0, 0],
    [w / 2, 0],
    [0, h / 2],
    [w / 2, h / 2],
  ])
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) art.circle(x + i * 4, y + j * 4, 1, resist);
  return art;
}
