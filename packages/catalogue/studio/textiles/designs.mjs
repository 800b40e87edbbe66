/**
 * The designs that a product may name: which ground, border and end piece make it up, in which
 * craft, and how its cloth takes the light.
 *
 * @typedef {object} Design
 * @property {import("./inks.mjs").Craft} craft
 * @property {string} ground A key of GROUNDS.
 * @property {string} [closeGround] The ground of close-ups, where another shows the cloth better.
 * @property {string} border A border name.
 * @property {number} borderWidth mm on a saree.
 * @property {import("./pallu.mjs").PalluStyle} pallu
 * @property {import("./pallu.mjs").Figure} figure Large figure of the pallu.
 * @property {boolean} worked Kurti yokes carry a ring of flowers.
 * @property {import("./cloths.mjs").Cloth} cloth
 */
import { CLOTH, design } from "./cloths.mjs";
import { REGIONAL_DESIGNS } from "./regional-designs.mjs";

/** @type {Record<string, Design>} */
export const DESIGNS = {
  jaal: design({ craft: "zari", ground: "jaal", border: "vine", borderWidth: 105 }),
  buta: design({ craft: "zari", ground: "sprigs", border: "vine", figure: "lotus" }),
  temple: design({
    craft: "zari",
    ground: "pinDots",
    border: "temple",
    borderWidth: 150,
    figure: "buta",
    worked: false,
  }),
  paisley: design({ craft: "zari", ground: "paisley", border: "kairi", borderWidth: 115 }),
  checks: design({
    craft: "zari",
    ground: "checks",
    border: "lines",
    borderWidth: 60,
    pallu: "fine",
    worked: false,
    cloth: { ...CLOTH.silk, lustre: 0.14, shot: 0.2, slub: 0.08 },
  }),
  stripes: design({
    craft: "woven",
    ground: "stripes",
    border: "bands",
    borderWidth: 60,
    pallu: "bands",
    worked: false,
    cloth: CLOTH.linen,
  }),
  plain: design({
    craft: "zari",
    ground: "bare",
    border: "lines",
    borderWidth: 42,
    pallu: "fine",
    worked: false,
    cloth: { ...CLOTH.silk, lustre: 0.2, slub: 0.1 },
  }),
  "zari-linen": design({
    craft: "zari",
    ground: "bare",
    border: "lines",
    borderWidth: 42,
    pallu: "fine",
    worked: false,
    cloth: CLOTH.linen,
  }),
  blockprint: design({
    craft: "print",
    ground: "blockprint",
    border: "printed",
    figure: "bush",
    cloth: CLOTH.cotton,
  }),
  floral: design({
    craft: "print",
    ground: "floral",
    border: "bands",
    borderWidth: 40,
    pallu: "printed",
    figure: "bush",
    worked: false,
    cloth: CLOTH.georgette,
  }),
  ajrakh: design({
    craft: "print",
    ground: "ajrakh",
    border: "geometric",
    borderWidth: 85,
    figure: "kairi",
    worked: false,
    cloth: CLOTH.cotton,
  }),
  ikat: design({
    craft: "print",
    ground: "ikat",
    border: "geometric",
    borderWidth: 70,
    figure: "buta",
    worked: false,
    cloth: { ...CLOTH.cotton, lustre: 0.1, slub: 0.09 },
  }),
  bandhani: design({
    craft: "print",
    ground: "bandhani",
    border: "dots",
    borderWidth: 85,
    figure: "lotus",
    worked: false,
    cloth: CLOTH.georgette,
  }),
  leheriya: design({
    craft: "print",
    ground: "leheriya",
    border: "bands",
    borderWidth: 46,
    pallu: "bands",
    worked: false,
    cloth: CLOTH.georgette,
  }),
  chikankari: design({
    craft: "thread",
    ground: "chikankari",
    border: "scallop",
    borderWidth: 90,
    figure: "buta",
    cloth: { ...CLOTH.cotton, relief: 0.8, lustre: 0.05, slub: 0.05 },
  }),
  gota: design({
    craft: "embroidery",
    ground: "gota",
    border: "gota",
    borderWidth: 120,
    figure: "lotus",
    cloth: { ...CLOTH.georgette, lustre: 0.2 },
  }),
  bridal: design({
    craft: "embroidery",
    ground: "bare",
    closeGround: "sprigs",
    border: "vine",
    borderWidth: 156,
    figure: "lotus",
    cloth: { ...CLOTH.satin, lustre: 0.2, relief: 0.45 },
  }),
  ...REGIONAL_DESIGNS,
};

/** Looks a design up. @param {string} id @returns {Design} @throws {Error} When no design has that name. */
export function designOf(id) {
  const found = DESIGNS[id];
  if (!found) throw new Error(`No design "${id}". Known: ${Object.keys(DESIGNS).join(", ")}.`);
  return found;
}
