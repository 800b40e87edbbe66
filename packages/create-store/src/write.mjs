import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Refusal } from "./answers.mjs";

const template = path.resolve(import.meta.dirname, "../template");

/** What an empty folder may hold: it belongs to no shop. */
const harmless = new Set([".git", ".DS_Store"]);

/** What a system says of a folder, in a sentence. */
const sentences = {
  ENOTDIR: (place) => `${place} is a file, or would be in one.`,
  ENOENT: (place) => `${place} is a link to nothing.`,
  EACCES: (place) => `You may not read or write ${place}.`,
  EPERM: (place) => `You may not read or write ${place}.`,
  EROFS: (place) => `Nothing can be written to ${place}: its disk is for reading only.`,
  ENOSPC: (place) => `The disk is full: ${place} could not be written whole.`,
  ENAMETOOLONG: () => "The folder's name is too long.",
};

/** Has failures of the system told to whoever asked for a store; others stay as they are. */
async function sayingWhy(place, work) {
  try {
    return await work();
  } catch (error) {
    if (typeof error.syscall !== "string") throw error;
    const sentence = sentences[error.code]?.(place);
    throw new Refusal(sentence ?? `${place} could not be written: ${error.message}`);
  }
}

/** @throws {Refusal} where a folder holds something, or is none */
export async function checkEmpty(place) {
  const folder = path.resolve(place);
  if (folder.split(path.sep).includes("node_modules")) {
    throw new Refusal(
      "A folder of packages (node_modules) is no place for a shop. Choose another.",
    );
  }
  const there = await sayingWhy(folder, () => namesIn(folder));
  if (there.every((name) => harmless.has(name))) return;
  throw new Refusal(`${folder} is not empty: nothing was written. Choose a new folder.`);
}

/** What a folder holds; nothing where it is not there yet. */
async function namesIn(folder) {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
}

/** A name that npm takes; of a name without any letter of that kind it tells one shop from another. */
function packageName(folder) {
  const name = path.basename(folder);
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9-]+/g, "-");
  const code = createHash("sha256").update(name).digest("hex").slice(0, 8);
  return plain.replaceAll(/^-+|-+$/g, "") || `store-${code}`;
}

async function changeJson(file, change) {
  const before = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, `${JSON.stringify({ ...before, ...change }, null, 2)}\n`);
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The template's icon with the shop's name, its first letter and its colours. */
async function drawIcon(file, name, { accent, surface }) {
  const [{ segment: letter }] = new Intl.Segmenter().segment(name);
  const drawing = await readFile(file, "utf8");
  const words = drawing
    .replace(">My Store<", () => `>${escaped(name)}<`)
    .replace(">M<", () => `>${escaped(letter.toUpperCase())}<`);
  await writeFile(file, words.replace("#7a1f4b", accent).replace("#fffdf9", surface));
}

/** The steps of the template's README from the sandbox to an API, and no more word of them there. */
async function leaveSandboxOut(target) {
  await rename(path.join(target, "src/store.api.ts"), path.join(target, "src/store.ts"));
  for (const part of ["src/sandbox", "public/pictures"]) {
    await rm(path.join(target, part), { recursive: true });
  }
  const readme = path.join(target, "README.md");
  const text = await readFile(readme, "utf8");
  await writeFile(readme, text.replace(/\*\*From the sandbox[\s\S]+?\n\n/, ""));
}

/**
 * Writes a store to a folder that is empty or not there.
 *
 * @param {import("./answers.mjs").completeAnswers extends (...args: never[]) => infer Answers ? Answers : never} answers
 * @returns {Promise<string>} the folder
 * @throws {Refusal} where the folder holds something, or cannot be written
 */
export async function writeStore(answers) {
  const target = path.resolve(answers.folder);
  await checkEmpty(target);
  await sayingWhy(target, () => copyTemplate(target, answers));
  return target;
}

async function copyTemplate(target, { name, colors, languages, api }) {
  await mkdir(target, { recursive: true });
  await cp(template, target, { recursive: true });
  // npm leaves files of this name out of what it packs.
  await rename(path.join(target, "gitignore"), path.join(target, ".gitignore"));
  if (api) await leaveSandboxOut(target);
  await drawIcon(path.join(target, "public/icon.svg"), name, colors);
  const id = packageName(target);
  await changeJson(path.join(target, "package.json"), { name: id });
  await changeJson(path.join(target, "src/shop.json"), { id, name, colors, languages, api });
}
