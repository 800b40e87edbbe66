/** The masters: garments rendered once in neutral cloth. Blender makes those that are missing. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE, MASTERS, STUDIO } from "./paths.mjs";

/**
 * Every master with its revision. Raise the revision when the scene or the shape changes: the
 * master is rendered again, and so is every picture that uses it.
 *
 * @type {Record<string, number>}
 */
export const MASTER_REVISIONS = {
  "saree-folded": 3,
  "saree-hanging": 1,
  "saree-draped-front": 3,
  "saree-draped-side": 1,
  close: 2,
  "lehenga-front": 3,
  "lehenga-side": 1,
  "lehenga-back": 1,
  "lehenga-full-front": 1,
  "lehenga-full-side": 1,
  "kurti-front": 2,
  "kurti-side": 1,
  "kurti-back": 1,
  "office-kurta-front": 2,
  "office-kurta-side": 1,
  "suit-front": 3,
  "suit-side": 1,
  "anarkali-front": 3,
  "anarkali-side": 1,
  "anarkali-back": 1,
  "gown-front": 3,
  "gown-side": 2,
  "gown-back": 1,
};

/** @param {string} name @returns {string} */
export const masterPath = (name) => join(MASTERS, `${name}.npz`);
const stampPath = (/** @type {string} */ name) => join(MASTERS, `${name}.revision`);

/** Identity of a master's look, for input hashes. @param {string} name @throws {Error} When no master has that name. */
export function masterStamp(name) {
  const revision = MASTER_REVISIONS[name];
  if (revision === undefined) throw new Error(`No master "${name}".`);
  return `${name}@${revision}`;
}

/** Whether the cache holds this revision. @param {string} name */
export function hasMaster(name) {
  return (
    existsSync(masterPath(name)) &&
    existsSync(stampPath(name)) &&
    readFileSync(stampPath(name), "utf8") === masterStamp(name)
  );
}

/** Renders a master with Blender. @param {string} name @param {{ supersample?: number, samples?: number }} [quality] */
export async function renderMaster(name, quality = {}) {
  mkdirSync(MASTERS, { recursive: true });
  const { supersample = 2, samples = 6 } = quality;
  const args = [
    "-b",
    "-noaudio",
    "-P",
    join(STUDIO, "blender", "render.py"),
    "--",
    name,
    CACHE,
    String(supersample),
    String(samples),
  ];
  const child = spawn(process.env.STUDIO_BLENDER ?? "blender", args, {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  const keep = (/** @type {Buffer} */ data) => {
    log = (log + data).slice(-4000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise((resolve, reject) => {
    child.on("close", resolve);
    child.on("error", reject);
  });
  if (code !== 0 || !existsSync(masterPath(name)))
    throw new Error(`Blender made no master "${name}" (code ${code}).\n${log}`);
  writeFileSync(stampPath(name), masterStamp(name));
}
