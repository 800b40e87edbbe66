/** Grounds of the resist dyers: ajrakh, ikat, bandhani and leheriya. */
import { Art, dye, randomFrom } from "./art.mjs";
import { mix } from "./inks.mjs";
import { flower } from "./motifs.mjs";

/** @typedef {import("./motifs.mjs").Inks} Inks */

/** @param {number} w @param {number} h @param {Inks} inks */
const tile = (w, h, inks) => new Art(w, h, inks.ground, { wrapX: true, wrapY: true });

/** Eight-pointed star. @param {number} cx @param {number} cy @param {number} r @param {number} inner */
function star(cx, cy, r, inner) {
  const points = Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 ? inner : r;
    const a = (i * Math.PI) / 8;
    return `${(cx + Math.cos(a) * radius).toFixed(2)} ${(cy + Math.sin(a) * radius).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Star-and-tile geometry. @param {Inks} inks */
export function ajrakhTile(inks) {
  const s = 84;
  const art = tile(s, s, inks);
  const line = inks.petal;
  art.path(`M${s / 2} 0L${s} ${s / 2}L${s / 2} ${s}L0 ${s / 2}Z`, null, line, 2);
  art.path(`M${s / 2} 5L${s - 5} ${s / 2}L${s / 2} ${s - 5}L5 ${s / 2}Z`, null, line, 0.8);
  for (const [x, y, big] of [
    [s / 2, s / 2, 1],
    [0, 0, 0],
  ]) {
    art.path(star(x, y, 27, 17), inks.core, line, 1.4);
    art.path(star(x, y, 19, 12), inks.band, line, 0.9);
    flower(art, x, y, big ? 12 : 10, 8, { ...inks, inner: inks.core });
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4 + Math.PI / 8;
      art.circle(x + Math.cos(a) * 23, y + Math.sin(a) * 23, 1.5, inks.petal);
    }
  }
  for (const [x, y] of [
    [s / 2, 0],
    [s / 2, s],
    [0, s / 2],
    [s, s / 2],
  ]) {
    art.circle(x, y, 8, inks.band, line, 1.2);
    art.circle(x, y, 4, inks.core);
  }
  return art;
}

/** Feathered stepped diamonds: yarns dyed before weaving never line up exactly. @param {Inks} inks */
export function ikatTile(inks) {
  const w = 96;
  const h = 132;
  const art = tile(w, h, inks);
  const random = randomFrom(5);
  const step = 1.2;
  const layers = /** @type {[number, import("./art.mjs").Paint][]} */ ([
    [0.84, inks.core],
    [0.72, inks.ground],
    [0.54, inks.petal],
    [0.34, inks.ground],
    [0.18, inks.core],
  ]);
  for (const [cx, cy, k] of [
    [w / 2, h / 2, 1],
    [0, 0, 0.62],
  ]) {
    for (const [part, paint] of layers) {
      const half = w * 0.5 * part * k;
      for (let x = -half; x < half; x += step) {
        const stair = Math.ceil(Math.abs(x) / 6) * 6;
        const tall = h * 0.5 * part * k * Math.max(0, 1 - stair / (half + 6));
        if (tall <= 0) continue;
        const top = tall + (random() - 0.5) * 7;
        const bottom = tall + (random() - 0.5) * 7;
        art.rect(cx + x, cy - top, step + 0.15, Math.max(0, top + bottom), paint);
      }
    }
  }
  return art;
}

/** Rings and squares of tied dots. @param {Inks} inks */
export function bandhaniTile(inks) {
  const s = 150;
  const art = tile(s, s, inks);
  const random = randomFrom(21);
  const halo = dye(mix(inks.ground.color, inks.pale.color, 0.3));
  const dot = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ r,
    paint = inks.pale,
  ) => {
    const jx = x + (random() - 0.5) * 0.8;
    const jy = y + (random() - 0.5) * 0.8;
    art.circle(jx, jy, r * 1.35, halo);
    art.circle(jx, jy, r, paint);
    art.circle(jx, jy, r * 0.36, inks.ground);
  };
  const ring = (
    /** @type {number} */ cx,
    /** @type {number} */ cy,
    /** @type {number} */ radius,
    /** @type {number} */ n,
    paint = inks.pale,
  ) => {
    for (let i = 0; i < n; i++) {
      const a = (i * 2 * Math.PI) / n;
      dot(cx + Math.cos(a) * radius, cy + Math.sin(a) * radius, 1.9, paint);
    }
  };
  for (const [cx, cy] of [
    [s / 4, s / 4],
    [(3 * s) / 4, (3 * s) / 4],
  ]) {
    ring(cx, cy, 27, 26);
    ring(cx, cy, 20, 18, inks.core);
    ring(cx, cy, 11, 8);
    dot(cx, cy, 2.6, inks.core);
  }
  for (const [cx, cy] of [
    [(3 * s) / 4, s / 4],
    [s / 4, (3 * s) / 4],
  ]) {
    for (let i = -3; i <= 3; i++) {
      for (let j = -3; j <= 3; j++) {
        if (Math.abs(i) + Math.abs(j) === 3) dot(cx + i * 6.4, cy + j * 6.4, 1.8);
        if (Math.abs(i) + Math.abs(j) === 1) dot(cx + i * 6.4, cy + j * 6.4, 1.6, inks.core);
      }
    }
  }
  for (let i = 0; i < 12; i++) {
    const t = (i / 12) * s;
    dot(t, 0, 1.4);
    dot(0, t, 1.4);
    dot(t, s / 2, 1.4);
    dot(s / 2, t, 1.4);
  }
  return art;
}

/** Diagonal waves. @param {Inks} inks */
export function leheriyaTile(inks) {
  const w = 120;
  const h = 120;
  const art = tile(w, h, inks);
  const tones = [
    [0, 13, dye(mix(inks.ground.color, inks.pale.color, 0.82))],
    [20, 7, inks.core],
    [32, 3, dye(mix(inks.ground.color, inks.pale.color, 0.6))],
    [60, 13, dye(mix(inks.ground.color, inks.band.color, 0.9))],
    [80, 5, dye(mix(inks.ground.color, inks.pale.color, 0.7))],
    [94, 8, dye(mix(inks.ground.color, inks.band.color, 0.6))],
  ];
  for (const [
    offset,
    width,
    paint,
  ] of /** @type {[number, number, import("./art.mjs").Paint][]} */ (tones)) {
    let d = "";
    for (let i = 0; i <= 60; i++) {
      const x = (i / 60) * w;
      const wave =
        Math.sin((x / w) * 2 * Math.PI * 2) * 5 + Math.sin((x / w) * 2 * Math.PI * 5) * 0.8;
      d += `${i ? "L" : "M"}${x.toFixed(2)} ${(offset + x + wave).toFixed(2)}`;
    }
    art.path(d, null, paint, width * 0.8);
  }
  return art;
}
