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
export const PALETTES = {
  maroon: { name: "Madder Maroon", hex: "#7a1028", band: "#5d0b20", petal: "#e7b9a0", core: "#e0567a", light: "#f3d9c8", leaf: "#2f8a68", ink: "#3a0814", shot: "#c2345a", metal: "gold", backdrop: "#e8ddcd" },
  red: { name: "Sindoor Red", hex: "#b3142c", band: "#7c0d24", petal: "#f6d7b0", core: "#f2a03d", light: "#fbeedd", leaf: "#3c7d54", ink: "#4f0714", shot: "#e2553f", metal: "gold", backdrop: "#ebe2d4" },
  rose: { name: "Gulabi Rose", hex: "#c2476b", band: "#8e1f45", petal: "#f3c9c4", core: "#f0b542", light: "#fbe7e0", leaf: "#6f9a78", ink: "#6d1533", shot: "#f0a79d", metal: "gold", backdrop: "#f0e8dc" },
  blush: { name: "Blush Pink", hex: "#e8bdb5", band: "#c98d8a", petal: "#b4566a", core: "#d98a4e", light: "#fdf1ea", leaf: "#71906c", ink: "#823c4c", shot: "#f7ddd0", metal: "gold", backdrop: "#ebe6e0" },
  coral: { name: "Coral Peach", hex: "#e27d60", band: "#b4483c", petal: "#fbe3d2", core: "#f3c65b", light: "#fff3e6", leaf: "#55805e", ink: "#7c2b21", shot: "#f6b28a", metal: "gold", backdrop: "#ece4da" },
  saffron: { name: "Kesari Saffron", hex: "#d9761b", band: "#9c2f1d", petal: "#fbe3b5", core: "#b3263a", light: "#fff2d6", leaf: "#3f7350", ink: "#6b2410", shot: "#f0a63a", metal: "gold", backdrop: "#ece5d8" },
  mustard: { name: "Haldi Mustard", hex: "#d29a25", band: "#8a2b3a", petal: "#fbeecb", core: "#b23a48", light: "#fff6df", leaf: "#3d6b4f", ink: "#6d3a12", shot: "#eebf4e", metal: "gold", backdrop: "#e6e2d9" },
  emerald: { name: "Panna Emerald", hex: "#0f4d3f", band: "#0a332c", petal: "#f1d9b8", core: "#d2603f", light: "#f8ecd8", leaf: "#7fae86", ink: "#06251f", shot: "#3f9c7d", metal: "gold", backdrop: "#ebe4d8" },
  sage: { name: "Sage Green", hex: "#9fb092", band: "#6f8468", petal: "#fbf4e4", core: "#d48a5c", light: "#ffffff", leaf: "#52694d", ink: "#3e5440", shot: "#c8d3b4", metal: "gold", backdrop: "#e9e5dc" },
  olive: { name: "Mehendi Olive", hex: "#69692f", band: "#43441f", petal: "#efdca8", core: "#c25a34", light: "#f8efd2", leaf: "#a3ad6a", ink: "#2a2b12", shot: "#9d9a48", metal: "gold", backdrop: "#e8e3d8" },
  teal: { name: "Peacock Teal", hex: "#0f5a5e", band: "#7a1740", petal: "#f0d9ae", core: "#f2a03d", light: "#e8f2ea", leaf: "#9cc2a0", ink: "#063134", shot: "#1d8f8c", metal: "gold", backdrop: "#e4dacd" },
  sky: { name: "Powder Blue", hex: "#a9c3d4", band: "#6d90ab", petal: "#ffffff", core: "#e0a15e", light: "#fdfdfb", leaf: "#6f8f80", ink: "#3f5f7c", shot: "#d3e2ea", metal: "silver", backdrop: "#e7e4df" },
  indigo: { name: "Neel Indigo", hex: "#22375f", band: "#16233f", petal: "#e9e2d0", core: "#b8452f", light: "#f6f1e4", leaf: "#7d9aa8", ink: "#0c1427", shot: "#4a68a6", metal: "silver", backdrop: "#e5e1da" },
  royal: { name: "Royal Blue", hex: "#1f3fa0", band: "#8a1450", petal: "#f4dfae", core: "#e6498a", light: "#f7f1df", leaf: "#57a184", ink: "#0e1d52", shot: "#4f74d8", metal: "gold", backdrop: "#e7e2da" },
  lavender: { name: "Lavender", hex: "#b7a6cc", band: "#806a9e", petal: "#fff8fb", core: "#d9788e", light: "#ffffff", leaf: "#7b9a80", ink: "#56426f", shot: "#d8cde4", metal: "silver", backdrop: "#e9e5e2" },
  plum: { name: "Jamun Plum", hex: "#4f1d47", band: "#34102f", petal: "#eebfc3", core: "#e08a3c", light: "#f7e5e1", leaf: "#7f9e7c", ink: "#210a1e", shot: "#8d3f7c", metal: "gold", backdrop: "#e8e0d9" },
  ivory: { name: "Ivory", hex: "#f3ead9", band: "#ecdcc0", petal: "#c0553f", core: "#e3a63e", light: "#fdf8ee", leaf: "#55745a", ink: "#7c2f2a", shot: "#f8f1e2", metal: "gold", backdrop: "#d3cabd" },
  white: { name: "Chikan White", hex: "#f4f4f0", band: "#e4e6e3", petal: "#7f9fb8", core: "#d7a65c", light: "#ffffff", leaf: "#8aa48c", ink: "#5b7c96", shot: "#ffffff", metal: "silver", backdrop: "#c9cbc9" },
  sand: { name: "Natural Sand", hex: "#cdb592", band: "#8d6b45", petal: "#7d2f26", core: "#d08b32", light: "#f3e6cf", leaf: "#4f6a55", ink: "#4c3020", shot: "#e2d0b2", metal: "copper", backdrop: "#e3ddd4" },
  rust: { name: "Terracotta Rust", hex: "#a4492b", band: "#6e2a1b", petal: "#f2d3a6", core: "#2f5560", light: "#f9e8cf", leaf: "#77865a", ink: "#3f160d", shot: "#cf7447", metal: "gold", backdrop: "#e9e1d7" },
  grey: { name: "Dove Grey", hex: "#9a9a9e", band: "#5e5f66", petal: "#f6f3ee", core: "#c4685f", light: "#ffffff", leaf: "#6b7f78", ink: "#34363c", shot: "#c2c3c8", metal: "silver", backdrop: "#e7e3de" },
  black: { name: "Kajal Black", hex: "#1d1a1e", band: "#4d0f22", petal: "#efd9b4", core: "#c23a4d", light: "#f7ecd9", leaf: "#6f9077", ink: "#0a090b", shot: "#4a4350", metal: "gold", backdrop: "#ddd6cc" },
};

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
