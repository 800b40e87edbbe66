/**
 * Which artwork lies where on which part of a garment. A recipe dresses the slots of a master
 * (numbered parts of the rendered garment) with layers of artwork, placed in metres of cloth.
 */
import { designOf } from "./designs.mjs";
import {
  borderLayer,
  dressOf,
  dupattaOf,
  FAR,
  groundLayer,
  plainLayer,
  sareeLayers,
  slotOf,
} from "./layers.mjs";
import { bridalKali, YOKE, yokePanel } from "./panels.mjs";
import { viewOf } from "./views.mjs";

export { masterOf } from "./views.mjs";

/** @typedef {import("./layers.mjs").Layer} Layer */
/** @typedef {import("./layers.mjs").Slot} Slot */
/** @typedef {import("./layers.mjs").Dress} Dress */

/** Skirt of a lehenga: u round the body in panels of 250 mm, v up from the hem. @param {Dress} dress @param {number} ppm @returns {Layer[]} */
function skirtLayers(dress, ppm) {
  const bridal = dress.design === designOf("bridal");
  const hem = Math.min(0.17, (dress.design.borderWidth / 1000) * 1.35);
  const layers = [groundLayer(dress, { ppm, scale: 0.86 })];
  if (bridal)
    layers.push({
      art: bridalKali(dress.inks),
      pixelsPerMm: ppm,
      size: [0.25, 1.04],
      origin: [0, -0.005],
      rect: [-FAR, FAR, -0.005, 1.03],
      hold: "y",
    });
  else
    layers.push(
      borderLayer(dress, { at: hem + 0.012, width: hem * 0.36, outer: "low", ppm, art: 70 }),
    );
  layers.push(borderLayer(dress, { at: -0.004, width: hem, outer: "low", ppm, art: 130 }));
  return layers;
}

/** Blouse: v is its height above the floor, on the sleeves up from the cuff. @param {Dress} dress @returns {Slot} */
function blouseSlot(dress) {
  const ground = dress.design === designOf("bridal") ? "sprigs" : dress.design.ground;
  const layers = [
    groundLayer(dress, { scale: 0.55, ppm: 6, ground }),
    borderLayer(dress, { at: -0.002, width: 0.03, outer: "low", ppm: 6, art: 60 }),
    borderLayer(dress, { at: 1.133, width: 0.03, outer: "low", ppm: 6, art: 60 }),
  ];
  return slotOf(dress, layers, { shotShare: 0.5, lustreLimit: 0.1 });
}

/** A saree on the form, with its blouse. @param {Dress} dress @param {Dress} blouse @returns {Record<string, Slot>} */
const drapedSlots = (dress, blouse) => ({
  1: slotOf(dress, sareeLayers(dress)),
  3: blouseSlot(blouse),
  5: slotOf(blouse, [plainLayer(blouse.inks.line)]),
});

/** @param {Dress} dress @param {Dress} dupatta @returns {Record<string, Slot>} */
function lehengaSlots(dress, dupatta) {
  const ppm = 4;
  return {
    1: slotOf(dress, skirtLayers(dress, ppm), { shotShare: 0.5 }),
    2: slotOf(dress, [
      plainLayer(dress.inks.band),
      borderLayer(dress, { at: 0, width: 0.054, outer: "low", ppm: 6, art: 80 }),
    ]),
    3: blouseSlot(dress),
    5: slotOf(dress, [plainLayer(dress.inks.line)]),
    4: slotOf(dupatta, sareeLayers(dupatta, { scale: 0.8, border: 0.07, palluPpm: 2.2 })),
  };
}

/** Sharpness of artwork on tunics, pixels a millimetre. */
const TUNIC_PPM = 5;
/** Fitted tops shine like plastic with the full lustre of silk. */
const TUNIC_LIGHT = { lustreLimit: 0.05 };
const TAILORED_LIGHT = { lustreLimit: 0.03 };
/** Neckline of the tunic, mm. */
const NECK = { depth: 92, half: 78 };

/** Tunic of a kurti, suit or anarkali: u across (front centre at 0.9 m), v down from the shoulder. @param {Dress} dress @param {TunicShape} shape @returns {Layer[]} */
function tunicLayers(dress, shape) {
  const { design, inks } = dress;
  const width = Math.min(0.12, (design.borderWidth / 1000) * (shape.hemScale ?? 0.95));
  const layers = [
    groundLayer(dress, {
      ppm: TUNIC_PPM,
      scale: 0.72,
      flipV: true,
      origin: [0.9 - 0.028 * 0.72, 0],
    }),
    borderLayer(dress, { at: shape.hem - width, width, outer: "high", ppm: 5, art: 110 }),
  ];
  if (design.craft !== "woven" && shape.placket) {
    const yoke = yokePanel(inks, {
      ring: design.worked,
      neckDepth: NECK.depth,
      neckHalf: NECK.half,
      placket: shape.placket,
      flowers: design.worked,
    });
    const [w, h] = [YOKE.width / 1000, YOKE.height / 1000];
    layers.push({
      art: yoke,
      pixelsPerMm: TUNIC_PPM,
      size: [w, h],
      origin: [0.9 - w / 2, -YOKE.top / 1000],
      rect: [0.9 - w / 2, 0.9 + w / 2, -YOKE.top / 1000, h - YOKE.top / 1000],
      flipV: true,
      hold: "xy",
    });
  }
  return layers;
}

/** @param {Dress} dress @param {Dress} dupatta @param {TunicShape} shape @returns {Record<string, Slot>} */
function tunicSlots(dress, dupatta, shape) {
  const sleeve = [
    groundLayer(dress, { ppm: TUNIC_PPM, scale: 0.72 }),
    borderLayer(dress, { at: -0.002, width: 0.055, outer: "low", ppm: 6, art: 80 }),
  ];
  const light = shape.tailored ? TAILORED_LIGHT : TUNIC_LIGHT;
  const edging = shape.tailored
    ? groundLayer(dress, { ppm: TUNIC_PPM, scale: 0.72 })
    : plainLayer(dress.design.craft === "thread" ? dress.inks.petal : dress.inks.band);
  return {
    1: slotOf(dress, tunicLayers(dress, shape), light),
    2: slotOf(dress, sleeve, light),
    3: slotOf(dress, [edging], shape.tailored ? light : {}),
    4: slotOf(dupatta, [
      groundLayer(dupatta, { ground: "bare", ppm: 2 }),
      borderLayer(dupatta, { at: 0.0, width: 0.05, outer: "low", ppm: 5, art: 60 }),
    ]),
    5: slotOf(dupatta, sareeLayers(dupatta, { scale: 0.8, border: 0.06, palluPpm: 2.2 })),
    6: slotOf(dress, [plainLayer(dress.inks.line)]),
  };
}

/** @param {Dress} dress @returns {Record<string, Slot>} */
function weaveSlots(dress) {
  const { design } = dress;
  const layers = [groundLayer(dress, { ground: design.closeGround ?? design.ground, ppm: 10 })];
  layers.push(
    borderLayer(dress, {
      at: 0,
      width: Math.min(0.1, design.borderWidth / 1000),
      outer: "low",
      ppm: 10,
    }),
  );
  return { 1: slotOf(dress, layers) };
}

/**
 * Everything the shader must know for one picture.
 *
 * @typedef {object} Recipe
 * @property {string} master name of the master
 * @property {Record<string, Slot>} slots
 * @property {string} backdrop hex
 * @property {import("./views.mjs").Tone} tone
 * @property {boolean} threads draw single threads
 * @property {[number, number, number, number]} [crop] x, y, width, height in samples: a close view
 */
/**
 * Where the hem lies in v (metres); the length of the placket drawn on the yoke (mm), if it has
 * one; whether collar and placket are sewn of the same cloth.
 *
 * @typedef {{ hem: number, placket?: number, hemScale?: number, tailored?: boolean }} TunicShape
 * @type {Record<string, TunicShape>}
 */
const TUNICS = {
  kurti: { hem: 1.08, placket: 190 },
  "office-kurta": { hem: 1.08, tailored: true },
  suit: { hem: 1.08, placket: 190 },
  anarkali: { hem: 1.408, placket: 130, hemScale: 1.1 },
  gown: { hem: 1.496, hemScale: 1.1 },
};

/** @param {Dress} dress @param {Dress} dupatta @param {string} garment @returns {Record<string, Slot>} */
function slotsOf(dress, dupatta, garment) {
  if (garment === "saree") return { 1: slotOf(dress, sareeLayers(dress)) };
  if (garment === "saree-draped") return drapedSlots(dress, dupatta);
  if (garment.startsWith("lehenga")) return lehengaSlots(dress, dupatta);
  const shape = TUNICS[garment];
  if (!shape) throw new Error(`No garment "${garment}".`);
  return tunicSlots(dress, dupatta, shape);
}

/** @typedef {{ garment: string, design: string, palette: string, view: string }} Picture */

/** Slots drawn before: views of one product in one colour share them. @type {Map<string, Record<string, Slot>>} */
const drawn = new Map();

/**
 * @param {Picture} picture
 * @returns {Recipe}
 * @throws {Error} When the garment has no such view.
 */
export function recipeFor(picture) {
  const view = viewOf(picture);
  const threads = picture.view === "weave";
  const dress = dressOf(picture.design, picture.palette);
  const worn = view.worn ?? picture.garment;
  const key = [threads ? "weave" : worn, picture.design, picture.palette].join("/");
  let slots = drawn.get(key);
  if (!slots) {
    const dupatta = dupattaOf(picture.design, picture.palette);
    slots = threads ? weaveSlots(dress) : slotsOf(dress, dupatta, worn);
    drawn.set(key, slots);
  }
  return { ...view, slots, backdrop: dress.palette.backdrop, threads };
}
