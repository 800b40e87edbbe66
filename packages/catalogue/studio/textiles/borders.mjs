/**
 * Running borders. Every border is a strip that repeats along x; y is 0 at the inner edge, where it
 * meets the cloth, and grows towards the selvedge or hem.
 */
import { Art } from "./art.mjs";
import { beads, bush, flower, gotaFan, kairi, leaf, lotus, temples, vine } from "./motifs.mjs";
import { REGIONAL_BORDERS } from "./regional-borders.mjs";

/** @typedef {import("./motifs.mjs").Inks} Inks */
/** @typedef {(art: Art, length: number, height: number, inks: Inks) => void} DrawBorder */

/** Ruled lines at parts of the height. @param {Art} art @param {number} length @param {number} h @param {Inks} inks @param {[number, number][]} rules start and thickness as parts of the height */
function rule(art, length, h, inks, rules) {
  for (const [y, t] of rules) art.rect(0, h * y, length, h * t, inks.line);
}

/** Ground and the beaded lines that close a border on both sides. @param {Art} art @param {number} length @param {number} h @param {Inks} inks */
function frame(art, length, h, inks) {
  art.rect(0, 0, length, h, inks.band);
  rule(art, length, h, inks, [
    [0, 0.025],
    [0.05, 0.012],
    [0.145, 0.012],
    [0.795, 0.012],
    [0.885, 0.012],
    [0.925, 0.075],
  ]);
  beads(art, 0, length, h * 0.105, h * 0.026, h * 0.08, inks.line);
  beads(art, 0, length, h * 0.845, h * 0.026, h * 0.08, inks.line);
}

/** @type {Record<string, DrawBorder>} */
const DRAW = {
  vine(art, length, h, inks) {
    frame(art, length, h, inks);
    vine(art, 0, length, h * 0.475, h * 0.2, h * 0.95, inks, h * 0.12);
  },
  kairi(art, length, h, inks) {
    frame(art, length, h, inks);
    const n = Math.max(1, Math.round(length / (h * 0.48)));
    const w = length / n;
    for (let i = 0; i < n; i++) {
      kairi(art, (i + 0.5) * w, h * 0.475, h * 0.56, inks, i % 2 ? -1 : 1);
      flower(art, i * w, h * 0.26, h * 0.06, 6, inks);
      flower(art, i * w, h * 0.68, h * 0.06, 6, inks);
    }
  },
  temple(art, length, h, inks) {
    temples(art, 0, length, h * 0.28, h * 0.27, h * 0.2, inks.band, 6);
    art.rect(0, h * 0.28, length, h * 0.72, inks.band);
    rule(art, length, h, inks, [
      [0.3, 0.02],
      [0.335, 0.008],
      [0.47, 0.008],
      [0.49, 0.02],
      [0.76, 0.02],
      [0.795, 0.008],
      [0.9, 0.1],
    ]);
    temples(art, 0, length, h * 0.465, h * 0.1, h * 0.09, inks.line, 4);
    const n = Math.max(1, Math.round(length / (h * 0.26)));
    const w = length / n;
    for (let i = 0; i < n; i++) {
      flower(art, (i + 0.5) * w, h * 0.635, h * 0.085, 8, inks);
      art.path(
        `M${i * w} ${h * 0.57}L${i * w + h * 0.04} ${h * 0.635}L${i * w} ${h * 0.7}L${i * w - h * 0.04} ${h * 0.635}Z`,
        inks.line,
      );
    }
    beads(art, 0, length, h * 0.85, h * 0.028, h * 0.09, inks.line);
  },
  lines(art, length, h, inks) {
    rule(art, length, h, inks, [
      [0.1, 0.03],
      [0.24, 0.06],
      [0.36, 0.03],
      [0.5, 0.5],
    ]);
  },
  bands(art, length, h, inks) {
    art.rect(0, h * 0.3, length, h * 0.7, inks.band);
    art.rect(0, h * 0.08, length, h * 0.05, inks.band);
    art.rect(0, h * 0.18, length, h * 0.05, inks.band);
    art.rect(0, h * 0.4, length, h * 0.04, inks.pale);
    art.rect(0, h * 0.86, length, h * 0.04, inks.pale);
  },
  printed(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.band);
    rule(art, length, h, inks, [
      [0, 0.03],
      [0.06, 0.012],
      [0.7, 0.012],
      [0.76, 0.03],
      [0.96, 0.04],
    ]);
    const n = Math.max(1, Math.round(length / (h * 0.5)));
    const w = length / n;
    for (let i = 0; i < n; i++) bush(art, (i + 0.5) * w, h * 0.4, h * 0.52, inks, i % 2 ? -1 : 1);
    const m = Math.max(1, Math.round(length / (h * 0.13)));
    for (let i = 0; i < m; i++) {
      const x = ((i + 0.5) * length) / m;
      art.path(
        `M${x - h * 0.05} ${h * 0.94}L${x} ${h * 0.81}L${x + h * 0.05} ${h * 0.94}Z`,
        i % 2 ? inks.core : inks.petal,
      );
    }
  },
  geometric(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.band);
    rule(art, length, h, inks, [
      [0, 0.04],
      [0.08, 0.015],
      [0.88, 0.015],
      [0.94, 0.06],
    ]);
    const n = Math.max(1, Math.round(length / (h * 0.6)));
    const w = length / n;
    for (let i = 0; i < n; i++) {
      const cx = (i + 0.5) * w;
      const diamond = (/** @type {number} */ k) =>
        `M${cx - w * 0.5 * k} ${h * 0.48}L${cx} ${h * (0.48 - 0.34 * k)}L${cx + w * 0.5 * k} ${h * 0.48}L${cx} ${h * (0.48 + 0.34 * k)}Z`;
      art.path(diamond(0.96), inks.core);
      art.path(diamond(0.74), inks.band);
      art.path(diamond(0.54), inks.petal);
      art.path(diamond(0.28), inks.edge);
      for (const y of [0.2, 0.76]) art.circle(i * w, h * y, h * 0.06, inks.petal);
    }
  },
  dots(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.band);
    for (const [y, step, r] of [
      [0.1, 0.11, 0.026],
      [0.26, 0.16, 0.036],
      [0.76, 0.16, 0.036],
      [0.92, 0.11, 0.026],
    ]) {
      beads(art, 0, length, h * y, h * r, h * step, inks.petal);
    }
    const n = Math.max(1, Math.round(length / (h * 0.5)));
    const w = length / n;
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < 9; k++) {
        const a = (k * 2 * Math.PI) / 9;
        art.circle(
          (i + 0.5) * w + Math.cos(a) * h * 0.15,
          h * 0.51 + Math.sin(a) * h * 0.15,
          h * 0.032,
          inks.petal,
        );
      }
      art.circle((i + 0.5) * w, h * 0.51, h * 0.045, inks.core);
    }
  },
  scallop(art, length, h, inks) {
    const n = Math.max(1, Math.round(length / (h * 0.62)));
    const w = length / n;
    vine(art, 0, length, h * 0.4, h * 0.16, h * 0.9, inks, h * 0.12);
    for (let i = 0; i < n; i++) {
      const x = i * w;
      art.path(
        `M${x} ${h * 0.78}Q${x + w / 2} ${h * 1.12} ${x + w} ${h * 0.78}`,
        null,
        inks.line,
        h * 0.035,
      );
      art.path(
        `M${x} ${h * 0.7}Q${x + w / 2} ${h * 1.02} ${x + w} ${h * 0.7}`,
        null,
        inks.line,
        h * 0.012,
      );
      beads(art, x, x + w, h * 0.72, h * 0.02, w / 4, inks.line);
    }
  },
  gota(art, length, h, inks) {
    art.rect(0, h * 0.5, length, h * 0.5, inks.band);
    rule(art, length, h, inks, [
      [0.5, 0.03],
      [0.56, 0.012],
      [0.84, 0.16],
    ]);
    const n = Math.max(1, Math.round(length / (h * 0.42)));
    const w = length / n;
    for (let i = 0; i < n; i++) {
      gotaFan(art, (i + 0.5) * w, h * 0.27, h * 0.44, inks);
      flower(art, (i + 0.5) * w, h * 0.7, h * 0.09, 8, { ...inks, petal: inks.line });
      art.circle(i * w, h * 0.7, h * 0.025, inks.line);
    }
  },
  lotus(art, length, h, inks) {
    frame(art, length, h, inks);
    const n = Math.max(1, Math.round(length / (h * 0.62)));
    const w = length / n;
    for (let i = 0; i < n; i++) {
      lotus(art, (i + 0.5) * w, h * 0.58, h * 0.5, inks);
      leaf(art, i * w, h * 0.74, h * 0.4, h * 0.1, 0, inks);
    }
  },
};

/** @type {Record<string, DrawBorder>} */
const BORDERS = {
  ...DRAW,
  ...REGIONAL_BORDERS,
  /** The scalloped edge on bare cloth: no motif of the ground shows through. */
  edging(art, length, h, inks) {
    art.rect(0, 0, length, h, inks.ground);
    DRAW.scallop?.(art, length, h, inks);
  },
};

/** Names of the borders. */
export const BORDER_NAMES = Object.keys(BORDERS);

/**
 * Draws a border as a strip that repeats along x.
 *
 * @param {string} name One of {@link BORDER_NAMES}.
 * @param {number} length mm of one repeat
 * @param {number} height mm
 * @param {Inks} inks
 * @returns {Art}
 */
export function borderStrip(name, length, height, inks) {
  const draw = BORDERS[name];
  if (!draw) throw new Error(`No border "${name}". Known: ${BORDER_NAMES.join(", ")}.`);
  const art = new Art(length, height, null, { wrapX: true });
  draw(art, length, height, inks);
  return art;
}

/** Draws a border into other artwork. @param {Art} art @param {string} name @param {number} length @param {number} height @param {Inks} inks */
export function drawBorder(art, name, length, height, inks) {
  const draw = BORDERS[name];
  if (!draw) throw new Error(`No border "${name}". Known: ${BORDER_NAMES.join(", ")}.`);
  draw(art, length, height, inks);
}
