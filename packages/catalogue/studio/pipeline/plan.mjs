/** Works out which pictures the catalogue needs and what each is made of. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { masterOf } from "../textiles/recipes.mjs";
import { BANNERS, FRAMES } from "./banners.mjs";
import { PRODUCTS, STUDIO } from "./paths.mjs";
import { sheetOf } from "./sheets.mjs";

/**
 * @typedef {object} Task
 * @property {string} key manifest key, `<product>/<colour>-<view>` or `banners/<id>`
 * @property {string} owner product id, or "banners"
 * @property {import("../textiles/recipes.mjs").Picture} picture
 * @property {string} master name of the master that it needs
 * @property {import("./frame.mjs").Frame} [frame] sets the picture into a larger one
 */

/** @typedef {{ id: string, garment: string, design: string, colors: { id: string, palette: string, views: string[] }[] }} Product */

/** Every product of the catalogue, by id. @param {string} [folder] @returns {Product[]} */
export function readProducts(folder = PRODUCTS) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

/** Every picture that the products and banners need. @param {Product[]} products @returns {Task[]} */
export function planTasks(products) {
  const tasks = products.flatMap(({ id, garment, design, colors }) =>
    colors.flatMap((color) =>
      color.views.map((view) => {
        const picture = { garment, design, palette: color.palette, view };
        return { key: `${id}/${color.id}-${view}`, owner: id, picture, master: masterOf(picture) };
      }),
    ),
  );
  const banners = BANNERS.flatMap(({ id, ...picture }) =>
    Object.entries(FRAMES).map(([shape, frame]) => ({
      key: `banners/${id}${shape === "portrait" ? "-portrait" : ""}`,
      owner: "banners",
      picture,
      master: masterOf(picture),
      frame,
    })),
  );
  return [...tasks, ...banners];
}

/**
 * Keys of the pictures to look at: of the named products and views, or else what is shown first of
 * every colour.
 *
 * @param {{ product?: string[], view?: string[] }} wanted
 * @param {Product[]} [products]
 * @returns {string[]}
 */
export function pictureKeys({ product, view }, products = readProducts()) {
  return products
    .filter(({ id }) => !product || product.includes(id))
    .flatMap(({ id, colors }) =>
      colors.flatMap((color) => {
        const views = product ? color.views : color.views.slice(0, 1);
        const chosen = view ? color.views.filter((name) => view.includes(name)) : views;
        return chosen.map((name) => `${id}/${color.id}-${name}`);
      }),
    );
}

/** @typedef {{ slots: object, backdrop: string, tone: object, threads: boolean, crop?: number[] }} Job what compose.py reads */

/** The shader's job for a recipe, with sheets named by their content. @param {import("../textiles/recipes.mjs").Recipe} recipe @returns {{ job: Job, sheets: import("./sheets.mjs").Sheet[] }} */
export function jobOf(recipe) {
  /** @type {import("./sheets.mjs").Sheet[]} */
  const sheets = [];
  const slots = Object.entries(recipe.slots).map(([slot, look]) => {
    const layers = look.layers.map(({ art, pixelsPerMm, ...place }) => {
      const sheet = sheetOf(art, pixelsPerMm);
      sheets.push(sheet);
      const copyWidth = place.swap ? place.size[1] : place.size[0];
      return {
        ...place,
        sheet: sheet.path,
        pixelsPerMm,
        texelsPerMm: (art.width * pixelsPerMm) / (copyWidth * 1000),
      };
    });
    return [slot, { ...look, layers }];
  });
  const job = {
    slots: Object.fromEntries(slots),
    backdrop: recipe.backdrop,
    tone: recipe.tone,
    threads: recipe.threads,
    ...(recipe.crop && { crop: recipe.crop }),
  };
  return { job, sheets };
}

/** Hash of the shader's sources: a change of the shader makes every picture new. */
export function shaderStamp() {
  const hash = createHash("sha1");
  for (const name of readdirSync(join(STUDIO, "shader"))
    .filter((file) => file.endsWith(".py"))
    .sort()) {
    hash.update(readFileSync(join(STUDIO, "shader", name)));
  }
  return hash.digest("hex").slice(0, 12);
}

/** Hash of all that a picture is made of. @param {object} job @param {string} masterStamp @param {string} shader @returns {string} */
export function inputHash(job, masterStamp, shader) {
  const text = JSON.stringify([job, masterStamp, shader], (name, value) =>
    name === "sheet" ? String(value).split(/[\\/]/).pop() : value,
  );
  return createHash("sha1").update(text).digest("hex").slice(0, 16);
}
