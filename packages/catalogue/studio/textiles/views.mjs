/** The views of every garment: which master, in which light, and how much of it is shown. */

/** @typedef {{ exposure: number, contrast: number }} Tone */

/**
 * A view of a garment: its master, its light, the part of the master that it shows, and the
 * garment whose recipe dresses it, if that is another.
 *
 * @typedef {{ master: string, tone: Tone, crop?: [number, number, number, number], worn?: string }} View
 */

/** Garments on the dress form. @type {Tone} */
const FORM_TONE = { exposure: 0.62, contrast: 0.45 };
/** Cloth on a rod. @type {Tone} */
const HUNG_TONE = { exposure: 0.85, contrast: 0.35 };

/** Parts of a master, in samples: x, y, width, height. @type {Record<string, [number, number, number, number]>} */
const CROPS = {
  neck: [480, 250, 960, 1280],
  longNeck: [480, 190, 960, 1280],
  hem: [330, 1190, 960, 1280],
  pallu: [860, 1040, 960, 1280],
};

/** @param {string} garment @param {string[]} turns views from other sides @param {[number, number, number, number]} crop @returns {Record<string, View>} */
const onForm = (garment, turns, crop) => ({
  ...Object.fromEntries(
    ["front", ...turns].map((turn) => [turn, { master: `${garment}-${turn}`, tone: FORM_TONE }]),
  ),
  detail: { master: `${garment}-front`, tone: FORM_TONE, crop },
});

/** A saree on the form: it has a blouse as well. @type {View} */
const DRAPED = { master: "saree-draped-front", tone: FORM_TONE, worn: "saree-draped" };

/** @type {Record<string, Record<string, View>>} */
const VIEWS = {
  saree: {
    front: { master: "saree-folded", tone: { exposure: 0.9, contrast: 0.3 } },
    hanging: { master: "saree-hanging", tone: HUNG_TONE },
    detail: { master: "saree-hanging", tone: HUNG_TONE, crop: CROPS.pallu },
    draped: DRAPED,
    "draped-side": { ...DRAPED, master: "saree-draped-side" },
    "draped-detail": { ...DRAPED, crop: CROPS.longNeck },
  },
  lehenga: onForm("lehenga", ["side", "back"], CROPS.hem),
  "lehenga-full": onForm("lehenga-full", ["side"], CROPS.hem),
  kurti: onForm("kurti", ["side", "back"], CROPS.neck),
  "office-kurta": onForm("office-kurta", ["side"], CROPS.neck),
  suit: onForm("suit", ["side"], CROPS.longNeck),
  anarkali: onForm("anarkali", ["side", "back"], CROPS.longNeck),
  gown: onForm("gown", ["side", "back"], CROPS.longNeck),
};

/** @type {View} */
const WEAVE = { master: "close", tone: { exposure: 1.12, contrast: 0.3 } };

/** @param {{ garment: string, view: string }} picture @returns {View} @throws {Error} When the garment has no such view. */
export function viewOf({ garment, view }) {
  const found = view === "weave" ? WEAVE : VIEWS[garment]?.[view];
  if (!found) throw new Error(`No view "${view}" of garment "${garment}".`);
  return found;
}

/** Every garment with the names of its views. @type {Record<string, string[]>} */
export const VIEW_NAMES = Object.fromEntries(
  Object.entries(VIEWS).map(([garment, views]) => [garment, [...Object.keys(views), "weave"]]),
);

/** Name of the master that a picture needs. @param {{ garment: string, view: string }} picture */
export const masterOf = (picture) => viewOf(picture).master;

/** Whether a view shows the garment from another side: an addition to the front, seen large by few. @param {string} view */
export const isTurned = (view) => /(^|-)(side|back)$/.test(view);
