/**
 * The designs that a product may name: which ground, border and end piece make it up, in which
 * craft, and how its cloth takes the light.
 *
 * @typedef {object} Design
 * @property {import("./inks.mjs").Craft} craft
 * @property {string} ground A key of GROUNDS.
 * @property {string} border A border name.
 * @property {number} borderWidth mm on a saree.
 * @property {import("./pallu.mjs").PalluStyle} pallu
 * @property {"kairi" | "lotus" | "buta" | "bush"} figure Large figure of the pallu.
 * @property {boolean} worked Kurti yokes carry a ring of flowers.
 * @property {Cloth} cloth
 */
/**
 * How a cloth takes the light; read by the shader.
 *
 * @typedef {object} Cloth
 * @property {number} lustre Silk highlight, 0 to 1.
 * @property {number} shot Share of the weft colour where the cloth turns away, 0 to 1.
 * @property {number} slub Unevenness of the yarn, 0 to 0.2.
 * @property {number} relief Height of raised thread and metal.
 * @property {number} spec Surface gloss.
 * @property {"plain" | "satin" | "twill"} weave
 * @property {number} pitch Distance of threads in the close-up, mm.
 */

/** @type {Record<string, Cloth>} */
const CLOTH = {
  silk: { lustre: 0.32, shot: 0.42, slub: 0.05, relief: 0.5, spec: 1, weave: "plain", pitch: 0.5 },
  satin: {
    lustre: 0.42,
    shot: 0.25,
    slub: 0.03,
    relief: 0.4,
    spec: 1.3,
    weave: "satin",
    pitch: 0.42,
  },
  georgette: {
    lustre: 0.12,
    shot: 0.15,
    slub: 0.05,
    relief: 0.4,
    spec: 0.6,
    weave: "plain",
    pitch: 0.42,
  },
  cotton: {
    lustre: 0.03,
    shot: 0,
    slub: 0.07,
    relief: 0.35,
    spec: 0.4,
    weave: "plain",
    pitch: 0.5,
  },
  linen: {
    lustre: 0.02,
    shot: 0.1,
    slub: 0.13,
    relief: 0.3,
    spec: 0.35,
    weave: "plain",
    pitch: 0.62,
  },
};

/** @param {Partial<Design> & Pick<Design, "craft" | "ground" | "border">} d @returns {Design} */
const design = (d) => ({
  borderWidth: 95,
  pallu: d.craft === "print" ? "printed" : "grand",
  figure: "kairi",
  worked: true,
  cloth: CLOTH.silk,
  ...d,
});

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
    border: "vine",
    borderWidth: 156,
    figure: "lotus",
    cloth: { ...CLOTH.satin, lustre: 0.2, relief: 0.45 },
  }),
};

/** Looks a design up. @param {string} id @returns {Design} @throws {Error} When no design has that name. */
export function designOf(id) {
  const found = DESIGNS[id];
  if (!found) throw new Error(`No design "${id}". Known: ${Object.keys(DESIGNS).join(", ")}.`);
  return found;
}
