/** The cloths that designs are made in, and what every design starts from. */

/** @typedef {import("./designs.mjs").Design} Design */
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
export const CLOTH = {
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
  muslin: {
    lustre: 0.04,
    shot: 0.05,
    slub: 0.05,
    relief: 0.4,
    spec: 0.4,
    weave: "plain",
    pitch: 0.4,
  },
  khadi: {
    lustre: 0.02,
    shot: 0.06,
    slub: 0.17,
    relief: 0.3,
    spec: 0.3,
    weave: "plain",
    pitch: 0.72,
  },
  organza: {
    lustre: 0.3,
    shot: 0.34,
    slub: 0.03,
    relief: 0.5,
    spec: 1.3,
    weave: "plain",
    pitch: 0.36,
  },
  velvet: {
    lustre: 0.02,
    shot: 0.62,
    slub: 0.03,
    relief: 0.9,
    spec: 0.2,
    weave: "twill",
    pitch: 0.36,
  },
};

/** A design with the usual parts filled in. @param {Partial<Design> & Pick<Design, "craft" | "ground" | "border">} d @returns {Design} */
export const design = (d) => ({
  borderWidth: 95,
  pallu: d.craft === "print" ? "printed" : "grand",
  figure: "kairi",
  worked: true,
  cloth: CLOTH.silk,
  ...d,
});
