/** Borders that belong to one tradition. y is 0 at the inner edge and grows towards the selvedge. */
import { bloom, COUNTED, counted, peacock } from "./figures.mjs";
import { beads, flower, kairi, leaf, lotus } from "./motifs.mjs";
import { runningStitch, shishaFlower } from "./stitched-grounds.mjs";

/** @typedef {import("./art.mjs").Art} Art */
/** @typedef {import("./motifs.mjs").Inks} Inks */
/** @typedef {import("./borders.mjs").DrawBorder} DrawBorder */

/** @param {Art} art @param {number} length @param {number} h @param {import("./art.mjs").Paint} paint @param {[number, number][]} rules start and thickness as parts of the height */
function rule(art, length, h, paint, rules) {
  for (const [y, t] of rules) art.rect(0, h * y, length, h * t, paint);
}

/** Places along a strip, evenly and always an even number, so that pairs meet across the repeat: centre and width of each. @param {number} length @param {number} wanted @returns {{ x: number, w: number, i: number }[]} */
function along(length, wanted) {
  const n = 2 * Math.max(1, Math.round(length / wanted / 2));
  return Array.from({ length: n }, (_, i) => ({ x: ((i + 0.5) * length) / n, w: length / n, i }));
}

/** @type {Record<string, DrawBorder>} */
export const REGIONAL_BORDERS = {
  patola(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.band);
    for (const { x, w } of along(length, h * 0.16)) {
      for (const y of [0.03, 0.87]) {
        art.rect(x - w / 2, h * y, w / 2, h * 0.05, inks.pale);
        art.rect(x, h * (y + 0.05), w / 2, h * 0.05, inks.petal);
      }
    }
    rule(art, length, h, inks.core, [
      [0.16, 0.02],
      [0.82, 0.02],
    ]);
    for (const { x, i } of along(length, h * 0.6)) {
      const rows = i % 2 ? COUNTED.blossom : COUNTED.elephant;
      counted(art, rows, x, h * 0.5, h * 0.026, i % 2 ? inks.petal : inks.pale, inks.core, {});
    }
  },
  asavali(art, length, h, inks) {
    art.rect(0, h * 0.1, length, h * 0.9, inks.line);
    for (const { x, w } of along(length, h * 0.22))
      art.path(
        `M${x - w / 2} ${h * 0.12}L${x - w * 0.2} ${h * 0.02}H${x + w * 0.2}L${x + w / 2} ${h * 0.12}Z`,
        inks.line,
      );
    rule(art, length, h, inks.band, [
      [0.15, 0.025],
      [0.2, 0.012],
      [0.78, 0.012],
      [0.82, 0.025],
    ]);
    for (const { x, w, i } of along(length, h * 0.5)) {
      const up = i % 2 ? 1 : -1;
      art.path(
        `M${x - w / 2} ${h * 0.5}Q${x} ${h * (0.5 + 0.3 * up)} ${x + w / 2} ${h * 0.5}`,
        null,
        inks.leaf,
        h * 0.022,
      );
      for (const side of [-1, 1])
        leaf(
          art,
          x + side * w * 0.2,
          h * (0.5 + 0.1 * up),
          h * 0.15,
          h * 0.045,
          side * 60 + (up > 0 ? 180 : 0),
          {
            ...inks,
            edge: inks.band,
          },
        );
      flower(art, x, h * (0.5 - 0.02 * up), h * 0.105, 7, {
        ...inks,
        petal: inks.core,
        inner: inks.pale,
        core: inks.band,
        edge: inks.band,
      });
    }
    beads(art, 0, length, h * 0.9, h * 0.022, h * 0.09, inks.band);
  },
  stepped(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.ground);
    for (const { x, w } of along(length, h * 0.3)) {
      for (let k = 0; k < 4; k++) {
        const half = (w / 2) * (1 - k * 0.25);
        art.rect(
          x - half,
          h * (0.46 - k * 0.085),
          half * 2,
          h * 0.09,
          k % 2 ? inks.core : inks.petal,
        );
      }
    }
    rule(art, length, h, inks.petal, [
      [0.58, 0.03],
      [0.8, 0.03],
    ]);
    for (const { x } of along(length, h * 0.21))
      counted(art, [".X.", "XoX", ".X."], x, h * 0.705, h * 0.045, inks.petal, inks.core, {});
    rule(art, length, h, inks.band, [[0.88, 0.12]]);
  },
  bugdi(art, length, h, inks) {
    art.rect(0, h * 0.12, length, h * 0.88, inks.band);
    rule(art, length, h, inks.line, [
      [0.02, 0.03],
      [0.09, 0.015],
      [0.16, 0.05],
      [0.44, 0.02],
      [0.7, 0.02],
      [0.76, 0.05],
      [0.93, 0.07],
    ]);
    for (const { x, w } of along(length, h * 0.2)) {
      art.path(
        `M${x - w / 2} ${h * 0.41}L${x} ${h * 0.25}L${x + w / 2} ${h * 0.41}`,
        null,
        inks.line,
        h * 0.028,
      );
      art.path(
        `M${x - w * 0.3} ${h * 0.57}L${x} ${h * 0.49}L${x + w * 0.3} ${h * 0.57}L${x} ${h * 0.65}Z`,
        inks.line,
      );
      art.circle(x, h * 0.57, h * 0.018, inks.core);
    }
    beads(art, 0, length, h * 0.87, h * 0.024, h * 0.1, inks.line);
  },
  kasavu(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.ground);
    rule(art, length, h, inks.band, [
      [0, 0.02],
      [0.9, 0.1],
    ]);
    rule(art, length, h, inks.line, [
      [0.06, 0.03],
      [0.13, 0.02],
      [0.22, 0.64],
    ]);
  },
  selvedge(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.ground);
    rule(art, length, h, inks.band, [
      [0.05, 0.06],
      [0.2, 0.06],
      [0.4, 0.6],
    ]);
    rule(art, length, h, inks.pale, [[0.62, 0.05]]);
  },
  kalamkari(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.band);
    rule(art, length, h, inks.pale, [
      [0.02, 0.02],
      [0.075, 0.012],
      [0.86, 0.012],
      [0.93, 0.03],
    ]);
    for (const { x, w, i } of along(length, h * 0.95)) {
      art.path(
        `M${x - w / 2} ${h * 0.62}Q${x - w / 4} ${h * 0.84} ${x} ${h * 0.7}T${x + w / 2} ${h * 0.62}`,
        null,
        inks.stem,
        h * 0.022,
      );
      bloom(
        art,
        x,
        h * 0.46,
        h * 0.56,
        0,
        i % 2 ? inks : { ...inks, petal: inks.core, core: inks.petal },
      );
      flower(art, x - w / 2, h * 0.4, h * 0.085, 7, inks);
      for (const side of [-1, 1])
        leaf(art, x - w / 2, h * 0.62, h * 0.2, h * 0.06, side * 52, inks);
    }
  },
  chope(art, length, h, inks) {
    art.rect(0, h * 0.04, length, h * 0.96, inks.band);
    const bars = along(length, 1.2);
    const wave = length / Math.max(1, Math.round(length / (h * 0.5)));
    for (const { x, w } of bars) {
      const saw = Math.abs(((x / wave) % 1) * 2 - 1);
      art.rect(x - w * 0.43, h * (0.1 + 0.22 * saw), w * 0.86, h * 0.2, inks.petal);
      art.rect(x - w * 0.43, h * (0.34 + 0.22 * saw), w * 0.86, h * 0.1, inks.core);
      art.rect(x - w * 0.43, h * (0.48 + 0.22 * saw), w * 0.86, h * 0.08, inks.leaf);
      art.rect(x - w * 0.43, h * 0.84, w * 0.86, h * 0.12, inks.petal);
    }
  },
  zardozi(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.ground);
    rule(art, length, h, inks.line, [
      [0.03, 0.018],
      [0.93, 0.07],
    ]);
    beads(art, 0, length, h * 0.075, h * 0.014, h * 0.05, inks.line);
    beads(art, 0, length, h * 0.9, h * 0.018, h * 0.06, inks.line);
    for (const { x, w, i } of along(length, h * 0.95)) {
      kairi(art, x, h * 0.5, h * 0.62, inks, i % 2 ? -1 : 1);
      const seam = x - w / 2;
      for (const turn of [-50, -20, 20, 50])
        leaf(art, seam, h * 0.72, h * 0.26, h * 0.055, turn, inks);
      flower(art, seam, h * 0.76, h * 0.1, 9, inks);
      flower(art, seam, h * 0.3, h * 0.065, 7, inks);
      for (let k = 0; k < 5; k++) art.circle(seam, h * (0.4 + k * 0.035), h * 0.012, inks.line);
    }
  },
  kantha(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.ground);
    for (const [y, paint] of /** @type {[number, import("./art.mjs").Paint][]} */ ([
      [0.06, inks.petal],
      [0.13, inks.core],
      [0.78, inks.core],
      [0.85, inks.petal],
      [0.92, inks.leaf],
    ]))
      runningStitch(art, (t) => [t * length, h * y], length, paint, 2.4, 1);
    for (const { x, w, i } of along(length, h * 0.5)) {
      const up = i % 2 ? 1 : -1;
      for (const k of [0, 0.05])
        runningStitch(
          art,
          (t) => [x + (t - 0.5) * w, h * (0.45 + k) - Math.sin(t * Math.PI) * h * 0.22 * up],
          w * 1.3,
          inks.leaf,
          2.2,
          0.9,
        );
      for (const k of [1, 0.7, 0.42])
        runningStitch(
          art,
          (t) => [
            x + Math.cos(t * 6.283) * h * 0.13 * k,
            h * (0.47 + 0.06 * up) + Math.sin(t * 6.283) * h * 0.13 * k,
          ],
          h * 0.8 * k,
          k === 0.7 ? inks.core : inks.petal,
          2,
          1,
        );
    }
  },
  mirrors(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.band);
    for (const y of [0.06, 0.12, 0.86, 0.93])
      runningStitch(
        art,
        (t) => [t * length, h * y],
        length,
        y < 0.1 || y > 0.9 ? inks.petal : inks.core,
        3,
        1.6,
      );
    for (const { x, w, i } of along(length, h * 0.95)) {
      shishaFlower(art, x, h * 0.49, h * 0.085, Boolean(i % 2), inks);
      for (const side of [-1, 1])
        leaf(art, x - w / 2, h * 0.49, h * 0.2, h * 0.06, side > 0 ? 0 : 180, inks);
      art.circle(x - w / 2, h * 0.49, h * 0.05, inks.core);
      art.circle(x - w / 2, h * 0.49, h * 0.034, inks.line);
    }
  },
  peacocks(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.band);
    rule(art, length, h, inks.line, [
      [0, 0.025],
      [0.06, 0.012],
      [0.82, 0.012],
      [0.9, 0.1],
    ]);
    for (const { x, w, i } of along(length, h * 0.95)) {
      peacock(art, x, h * 0.46, h * 0.62, inks, i % 2 ? -1 : 1);
      lotus(art, x - w / 2, h * 0.74, h * 0.24, inks);
    }
  },
};
