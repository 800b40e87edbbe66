/** Artwork laid on cloth: the layers that recipes are put together from. Places are metres. */
import { borderStrip } from "./borders.mjs";
import { designOf } from "./designs.mjs";
import { GROUNDS } from "./grounds.mjs";
import { inksFor } from "./inks.mjs";
import { METALS, palette } from "./palettes.mjs";
import { PALLU, palluPanel } from "./pallu.mjs";
import { plainStrip } from "./panels.mjs";

/**
 * @typedef {object} Layer
 * @property {import("./art.mjs").Art} art
 * @property {number} pixelsPerMm
 * @property {[number, number]} size metres of cloth that one copy covers, along u and v
 * @property {[number, number]} [origin] where the copy starts, metres
 * @property {[number, number, number, number]} [rect] u from, u to, v from, v to; cloth outside is left
 * @property {"y" | "xy"} [hold] axes of the artwork along which it ends instead of repeating
 * @property {boolean} [swap] artwork x runs along v and artwork y along u
 * @property {boolean} [flipU]
 * @property {boolean} [flipV]
 */
/**
 * @typedef {object} Slot
 * @property {Layer[]} layers
 * @property {import("./cloths.mjs").Cloth} cloth
 * @property {string} shot hex of the weft
 * @property {string} metal hex of the lit metal
 * @property {string} ground hex of the cloth
 * @property {boolean} printed dyed after weaving: the drawing ignores the threads
 */
/** @typedef {{ inks: import("./motifs.mjs").Inks, design: import("./designs.mjs").Design, palette: import("./palettes.mjs").Palette }} Dress */

const SAREE_WIDTH = PALLU.width / 1000;
export const FAR = 1e6;

/** @param {string} designId @param {string} paletteId @returns {Dress} */
export function dressOf(designId, paletteId) {
  const design = designOf(designId);
  const colours = palette(paletteId);
  return { design, palette: colours, inks: inksFor(colours, design.craft) };
}

/**
 * @param {Dress} dress
 * @param {Layer[]} layers
 * @param {{ shotShare?: number, lustreLimit?: number }} [calm] Fitted shapes turn away from the
 *   light everywhere: a share of the shot colour and a limit to the lustre keep them cloth-like.
 * @returns {Slot}
 */
export function slotOf(dress, layers, calm = {}) {
  const { palette: p, design } = dress;
  const { shotShare = 1, lustreLimit = 1 } = calm;
  const { shot, lustre } = design.cloth;
  return {
    layers,
    cloth: {
      ...design.cloth,
      shot: shot * shotShare,
      lustre: Math.min(lustre, lustreLimit),
    },
    shot: p.shot,
    metal: METALS[p.metal].lit,
    ground: p.hex,
    printed: design.craft === "print",
  };
}

/** The repeating ground, scaled. @param {Dress} dress @param {{ scale?: number, swap?: boolean, ppm?: number, origin?: [number, number], flipV?: boolean, ground?: string }} [options] @returns {Layer} */
export function groundLayer(dress, options = {}) {
  const { scale = 1, swap = false, ppm = 5, origin = [0, 0], flipV = false } = options;
  const draw = GROUNDS[options.ground ?? dress.design.ground];
  if (!draw) throw new Error(`No ground "${options.ground ?? dress.design.ground}".`);
  const art = draw(dress.inks);
  const [w, h] = [(art.width / 1000) * scale, (art.height / 1000) * scale];
  return { art, pixelsPerMm: ppm, size: swap ? [h, w] : [w, h], origin, swap, flipV };
}

/**
 * A border along u.
 *
 * @param {Dress} dress
 * @param {{ at: number, width: number, outer: "low" | "high", name?: string, ppm?: number, art?: number, from?: number, to?: number }} place
 *   metres: `at` is the low edge in v, `outer` says which edge is the selvedge; `art` is the width
 *   in mm that the border is drawn at before it is scaled.
 * @returns {Layer}
 */
export function borderLayer(dress, place) {
  const drawn = place.art ?? place.width * 1000;
  const length = Math.round(drawn * 1.9);
  const art = borderStrip(place.name ?? dress.design.border, length, drawn, dress.inks);
  const scale = (place.width * 1000) / drawn;
  return {
    art,
    pixelsPerMm: place.ppm ?? 5,
    size: [(length / 1000) * scale, place.width],
    origin: [0, place.at],
    rect: [place.from ?? -FAR, place.to ?? FAR, place.at, place.at + place.width],
    flipV: place.outer === "high",
    hold: "y",
  };
}

/** A saree or dupatta: ground, end piece, and a border on both selvedges. @param {Dress} dress @param {{ ppm?: number, palluPpm?: number, scale?: number, width?: number, border?: number }} [options] @returns {Layer[]} */
export function sareeLayers(dress, options = {}) {
  const { design, inks } = dress;
  const ppm = options.ppm ?? 5;
  const width = options.width ?? SAREE_WIDTH;
  const edge = options.border ?? design.borderWidth / 1000;
  const pallu = palluPanel(design.pallu, design.border, inks, design.figure);
  return [
    groundLayer(dress, { swap: true, ppm, scale: options.scale ?? 1 }),
    {
      art: pallu,
      pixelsPerMm: options.palluPpm ?? 2.8,
      size: [PALLU.length / 1000, width],
      origin: [0, 0],
      rect: [-FAR, PALLU.length / 1000, -FAR, FAR],
      hold: "xy",
    },
    borderLayer(dress, { at: 0, width: edge, outer: "low", ppm }),
    borderLayer(dress, { at: width - edge, width: edge, outer: "high", ppm }),
  ];
}

/** Cloth of one colour. @param {import("./art.mjs").Paint} paint @returns {Layer} */
export const plainLayer = (paint) => ({
  art: plainStrip(paint),
  pixelsPerMm: 2,
  size: [0.04, 0.04],
});

/** Dupatta of a set: the same craft in the border's colour. @param {string} designId @param {string} paletteId @returns {Dress} */
export function dupattaOf(designId, paletteId) {
  const dress = dressOf(designId, paletteId);
  const p = dress.palette;
  const flipped = { ...p, hex: p.band, band: p.hex };
  return {
    design: dress.design === designOf("bridal") ? designOf("buta") : dress.design,
    palette: flipped,
    inks: inksFor(flipped, dress.design.craft),
  };
}
