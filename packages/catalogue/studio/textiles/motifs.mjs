/** The motifs of Indian textiles, drawn with the paints of an {@link Inks}. */
import { num } from "./art.mjs";

/** @typedef {import("./art.mjs").Art} Art */
/** @typedef {import("./art.mjs").Paint} Paint */
/**
 * The paints of one drawing, by the part they play.
 *
 * @typedef {object} Inks
 * @property {Paint} ground Cloth.
 * @property {Paint} band Cloth of borders.
 * @property {Paint} petal
 * @property {Paint} inner Inside of a petal.
 * @property {Paint} core Heart of a flower.
 * @property {Paint} leaf
 * @property {Paint} stem
 * @property {Paint} edge Outlines.
 * @property {Paint} line Ruled lines, beads and spires of borders.
 * @property {Paint} pale Palest accent.
 */

/** @param {number} l length @param {number} w half width */
const petalPath = (l, w) =>
  `M0 0C${num(-w)} ${num(-l * 0.35)} ${num(-w * 0.9)} ${num(-l * 0.85)} 0 ${num(-l)}C${num(w * 0.9)} ${num(-l * 0.85)} ${num(w)} ${num(-l * 0.35)} 0 0Z`;
/** @param {number} l length @param {number} w half width */
const leafPath = (l, w) =>
  `M0 0C${num(-w * 1.2)} ${num(-l * 0.25)} ${num(-w * 0.8)} ${num(-l * 0.75)} ${num(w * 0.25)} ${num(-l)}C${num(w * 0.9)} ${num(-l * 0.7)} ${num(w)} ${num(-l * 0.25)} 0 0Z`;
const KAIRI =
  "M-2 50C-40 50 -46 8 -22 -16C-10 -29 4 -34 10 -50C26 -44 28 -30 18 -22C12 -17 8 -20 9 -25C44 -6 40 50 -2 50Z";

/** A round flower. @param {Art} art @param {number} x @param {number} y @param {number} r radius @param {number} petals @param {Inks} inks @param {number} [turn] degrees */
export function flower(art, x, y, r, petals, inks, turn = 0) {
  art.at(x, y, turn, 1, 1, () => {
    for (let i = 0; i < petals; i++) {
      art.at(0, 0, (i * 360) / petals, 1, 1, () => {
        art.path(petalPath(r, r * Math.min(0.62, 2.6 / petals)), inks.petal, inks.edge, r * 0.07);
        art.path(petalPath(r * 0.62, r * Math.min(0.3, 1.3 / petals)), inks.inner);
      });
    }
    art.circle(0, 0, r * 0.24, inks.core, inks.edge, r * 0.05);
  });
}

/** A leaf that points away from its foot. @param {Art} art @param {number} x @param {number} y @param {number} l length @param {number} w half width @param {number} turn degrees @param {Inks} inks */
export function leaf(art, x, y, l, w, turn, inks) {
  art.at(x, y, turn, 1, 1, () => {
    art.path(leafPath(l, w), inks.leaf, inks.edge, l * 0.045);
    art.path(
      `M0 0Q${num(w * 0.1)} ${num(-l * 0.5)} ${num(w * 0.2)} ${num(-l * 0.85)}`,
      null,
      inks.edge,
      l * 0.04,
    );
  });
}

/** A sprig: flower, two buds, stem and leaves. @param {Art} art @param {number} x @param {number} y @param {number} size height @param {Inks} inks @param {number} [flip] 1 or -1 */
export function buta(art, x, y, size, inks, flip = 1) {
  art.at(x, y, 0, (size / 100) * flip, size / 100, () => {
    art.path("M2 50C-10 30 8 8 0 -18", null, inks.stem, 3.2);
    art.path("M0 20C14 14 24 6 27 -6", null, inks.stem, 2.4);
    art.path("M0 22C-14 18 -24 10 -27 0", null, inks.stem, 2.4);
    leaf(art, 0, 34, 26, 8, 62, inks);
    leaf(art, 0, 38, 26, 8, -66, inks);
    leaf(art, 4, 8, 18, 6, 40, inks);
    leaf(art, 2, 6, 18, 6, -44, inks);
    flower(art, 0, -24, 24, 8, inks, 10);
    flower(art, 28, -11, 10, 5, inks, 20);
    flower(art, -28, -4, 10, 5, inks, -20);
  });
}

/** A round flowering bush on a mound, as block printers cut it. @param {Art} art @param {number} x @param {number} y @param {number} size @param {Inks} inks @param {number} [flip] */
export function bush(art, x, y, size, inks, flip = 1) {
  art.at(x, y, 0, (size / 100) * flip, size / 100, () => {
    art.path("M0 46C-2 20 2 0 0 -14", null, inks.stem, 3);
    for (const [dx, dy, r] of [
      [0, -30, 17],
      [-24, -12, 13],
      [24, -12, 13],
      [-28, 16, 10],
      [28, 16, 10],
    ]) {
      art.path(`M0 ${30 + dy / 4}Q${dx * 0.7} ${dy + 26} ${dx} ${dy + 4}`, null, inks.stem, 2);
      for (const turn of [-60, 60]) leaf(art, dx * 0.7, dy + 19, 13, 4.5, turn + dx, inks);
      flower(art, dx, dy, r, 6, inks, dx);
    }
    art.path("M-20 50Q0 38 20 50Z", inks.leaf, inks.edge, 1.6);
  });
}

/** The paisley. @param {Art} art @param {number} x @param {number} y @param {number} size height @param {Inks} inks @param {number} [flip] @param {number} [turn] degrees */
export function kairi(art, x, y, size, inks, flip = 1, turn = 0) {
  art.at(x, y, turn, (size / 100) * flip, size / 100, () => {
    art.path(KAIRI, inks.petal, inks.edge, 3);
    art.at(-1, 6, 0, 0.78, 0.78, () => art.path(KAIRI, inks.band, inks.edge, 2.5));
    art.at(-1, 10, 0, 0.58, 0.58, () => art.path(KAIRI, inks.inner, inks.edge, 2.5));
    flower(art, -3, 24, 15, 7, { ...inks, petal: inks.core, core: inks.edge });
    leaf(art, -2, 8, 14, 5, -14, inks);
    leaf(art, 3, 10, 11, 4, 24, inks);
    for (let i = 0; i < 13; i++) {
      const t = (i / 12) * Math.PI * 1.16 - 0.25;
      art.circle(-3 + Math.cos(Math.PI - t) * 40, 16 + Math.sin(t) * 39, 2.7, inks.edge);
    }
  });
}

/** An open lotus. @param {Art} art @param {number} x @param {number} y @param {number} size @param {Inks} inks */
export function lotus(art, x, y, size, inks) {
  art.at(x, y, 0, size / 100, size / 100, () => {
    for (const turn of [-74, 74, -50, 50, -26, 26, 0]) {
      art.at(0, 0, turn, 1, 1, () => {
        art.path(petalPath(52 - Math.abs(turn) * 0.12, 13), inks.petal, inks.edge, 2.4);
        art.path(petalPath(32, 6), inks.inner);
      });
    }
    art.path("M-20 2Q0 14 20 2Q0 -8 -20 2Z", inks.leaf, inks.edge, 2);
  });
}

/** A fan of metal leaves and discs, as gota ribbon is sewn. @param {Art} art @param {number} x @param {number} y @param {number} size @param {Inks} inks @param {number} [turn] */
export function gotaFan(art, x, y, size, inks, turn = 0) {
  art.at(x, y, turn, size / 100, size / 100, () => {
    for (const a of [-64, -32, 0, 32, 64]) {
      art.at(0, 10, a, 1, 1, () => {
        art.path(petalPath(52 - Math.abs(a) * 0.14, 11), inks.line, inks.band, 1.6);
        art.path("M0 -4V-40", null, inks.band, 1.2);
      });
    }
    art.circle(0, 14, 8, inks.core, inks.line, 3.4);
    art.circle(0, 30, 4, inks.line);
    art.circle(0, 41, 2.6, inks.line);
  });
}

/** A row of beads. @param {Art} art @param {number} x0 @param {number} x1 @param {number} y @param {number} r @param {number} step @param {Paint} fill */
export function beads(art, x0, x1, y, r, step, fill) {
  const n = Math.max(1, Math.round((x1 - x0) / step));
  for (let i = 0; i < n; i++) art.circle(x0 + ((i + 0.5) * (x1 - x0)) / n, y, r, fill);
}

/** Stepped temple spires that stand on y. @param {Art} art @param {number} x0 @param {number} x1 @param {number} y @param {number} height @param {number} width of one spire @param {Paint} fill @param {number} [steps] */
export function temples(art, x0, x1, y, height, width, fill, steps = 5) {
  const n = Math.max(1, Math.round((x1 - x0) / width));
  const w = (x1 - x0) / n;
  for (let i = 0; i < n; i++) {
    const cx = x0 + (i + 0.5) * w;
    const side = (/** @type {number} */ sign) =>
      Array.from({ length: steps }, (_, k) => {
        const half = (w / 2) * (1 - k / steps) * sign;
        const low = num(y - (height * k) / steps);
        const high = num(y - (height * (k + 1)) / steps);
        const at = num(cx + half);
        return sign < 0 ? `L${at} ${low}L${at} ${high}` : `L${at} ${high}L${at} ${low}`;
      });
    art.path(
      `M${num(cx - w / 2)} ${num(y)}${side(-1).join("")}${side(1).reverse().join("")}Z`,
      fill,
    );
  }
}

/** A waving vine with flowers and leaves. @param {Art} art @param {number} x0 @param {number} x1 @param {number} yc @param {number} amp @param {number} wave wavelength @param {Inks} inks @param {number} r flower radius */
export function vine(art, x0, x1, yc, amp, wave, inks, r) {
  const n = Math.max(1, Math.round((x1 - x0) / wave));
  const w = (x1 - x0) / n;
  let d = `M${num(x0)} ${num(yc)}`;
  for (let i = 0; i < n; i++) {
    const x = x0 + i * w;
    d += `C${num(x + w * 0.18)} ${num(yc - amp * 1.3)} ${num(x + w * 0.32)} ${num(yc - amp * 1.3)} ${num(x + w * 0.5)} ${num(yc)}S${num(x + w * 0.82)} ${num(yc + amp * 1.3)} ${num(x + w)} ${num(yc)}`;
  }
  art.path(d, null, inks.stem, r * 0.16);
  for (let i = 0; i < n; i++) {
    const x = x0 + i * w;
    for (const [part, sign] of [
      [0.25, 1],
      [0.75, -1],
    ]) {
      const cx = x + part * w;
      flower(art, cx, yc + sign * amp * 0.25, r, 8, inks, sign * 12);
      for (const side of [-1, 1]) {
        leaf(
          art,
          cx + side * w * 0.16,
          yc - sign * amp * 0.35,
          r * 1.25,
          r * 0.42,
          (sign > 0 ? 62 : 118) * side,
          inks,
        );
      }
    }
    leaf(art, x, yc, r * 0.9, r * 0.3, 150, inks);
    leaf(art, x + w * 0.5, yc, r * 0.9, r * 0.3, 30, inks);
  }
}
