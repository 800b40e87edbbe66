import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { Refusal } from "./answers.mjs";

const template = path.resolve(import.meta.dirname, "../template");

/** What an empty folder may hold: it belongs to no shop. */
const harmless = new Set([".git", ".DS_Store"]);

/** @throws {Refusal} where a folder holds something, or is none */
export async function checkEmpty(place) {
  const folder = path.resolve(place);
  const there = await readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return [];
    if (error.code === "ENOTDIR") throw new Refusal(`${folder} is a file.`);
    throw error;
  });
  if (there.every((name) => harmless.has(name))) return;
  throw new Refusal(`${folder} is not empty: nothing was written. Choose a new folder.`);
}

/** A name that npm takes. */
const packageName = (folder) =>
  path
    .basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "store";

async function changeJson(file, change) {
  const before = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, `${JSON.stringify({ ...before, ...change }, null, 2)}\n`);
}

/**
 * Writes a store to a folder that is empty or not there.
 *
 * @param {import("./answers.mjs").completeAnswers extends (...args: never[]) => infer Answers ? Answers : never} answers
 * @returns {Promise<string>} the folder
 * @throws {Refusal} where the folder holds something
 */
export async function writeStore({ folder, name, colors, languages, api }) {
  const target = path.resolve(folder);
  await checkEmpty(target);
  await mkdir(target, { recursive: true });
  await cp(template, target, { recursive: true });
  // npm leaves files of this name out of what it packs.
  await rename(path.join(target, "gitignore"), path.join(target, ".gitignore"));
  await changeJson(path.join(target, "package.json"), { name: packageName(target) });
  await changeJson(path.join(target, "src/shop.json"), { name, colors, languages, api });
  return target;
}
