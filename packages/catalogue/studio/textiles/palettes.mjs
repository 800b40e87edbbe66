import { readFileSync } from "node:fs";

/**
 * The dye lots of the studio. A palette holds every colour that a textile design may need, so any
 * design can be drawn in any palette.
 *
 * @typedef {object} Palette
 * @property {string} name Shopper-facing colour name.
 * @property {string} hex Ground colour of the cloth, as sRGB hex. The swatch of the colour.
 * @property {string} band Ground of borders, pallu and hem.
 * @property {string} petal Main motif colour of prints and thread embroidery.
 * @property {string} core Second motif colour, for flower hearts and fillings.
 * @property {string} light Palest motif colour.
 * @property {string} leaf Colour of leaves and stems.
 * @property {string} ink Outline colour of prints.
 * @property {string} shot Weft colour of shot silk, seen where the cloth turns away.
 * @property {"gold" | "silver" | "copper"} metal Metal of the zari.
 * @property {string} backdrop Colour of the studio wall behind the garment.
 */

/** @type {Record<string, Palette>} */
export const PALETTES = JSON.parse(readFileSync(new URL("palettes.json", import.meta.url), "utf8"));

/** Colour of each zari metal: as drawn in the artwork, and as lit by the shader. */
export const METALS = {
  gold: { flat: "#d9a441", lit: "#e2b052" },
  silver: { flat: "#c3c2bd", lit: "#d6d4cf" },
  copper: { flat: "#b87333", lit: "#cf8a55" },
};

/**
 * Looks a palette up by name.
 *
 * @param {string} id A key of {@link PALETTES}.
 * @returns {Palette}
 * @throws {Error} When no palette has that name.
 */
export function palette(id) {
  const found = PALETTES[id];
  if (!found) throw new Error(`No palette "${id}". Known: ${Object.keys(PALETTES).join(", ")}.`);
  return found;
}
