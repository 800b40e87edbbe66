import { createHash } from "node:crypto";
import {
  cp,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { Refusal } from "./answers.mjs";

const template = path.resolve(import.meta.dirname, "../template");

/** What an empty folder may hold: it belongs to no shop. */
const harmless = new Set([".git", ".DS_Store"]);

/** How somebody, or a system, ends a program half way. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** What a system says of a folder, in a sentence. */
const sentences = {
  ENOTDIR: (place) => `${place} is a file, or would be in one.`,
  ENOENT: (place) => `${place} is a link to nothing.`,
  EACCES: (place) => `You may not read or write ${place}.`,
  EPERM: (place) => `You may not read or write ${place}.`,
  EROFS: (place) => `Nothing can be written to ${place}: its disk is for reading only.`,
  ENOSPC: (place) => `The disk is full: ${place} could not be written.`,
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

/** Where a folder is: behind a link, where it is one. */
async function realPlace(folder) {
  try {
    return await realpath(folder);
  } catch (error) {
    // Not there yet; of a link to nothing is told when it is written to.
    if (error.code === "ENOENT") return folder;
    throw error;
  }
}

/**
 * @returns {Promise<string>} where a folder really is
 * @throws {Refusal} where it holds something, or is none
 */
export async function checkEmpty(place) {
  const said = path.resolve(place);
  const folder = await sayingWhy(said, () => realPlace(said));
  if (folder.split(path.sep).includes("node_modules")) {
    throw new Refusal(
      "A folder of packages (node_modules) is no place for a shop. Choose another.",
    );
  }
  const there = await sayingWhy(folder, () => namesIn(folder));
  if (there.every((name) => harmless.has(name))) return folder;
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

const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The template's icon with the shop's name, its first letter and its colours. */
async function drawIcon(file, name, { accent, surface }) {
  const [{ segment: letter }] = new Intl.Segmenter().segment(name);
  const parts = {
    ">My Store<": `>${escaped(name)}<`,
    ">M<": `>${escaped(letter.toUpperCase())}<`,
    "#7a1f4b": accent,
    "#fffdf9": surface,
  };
  const drawing = await readFile(file, "utf8");
  // All at once: a shop's name may itself look like one of them.
  const drawn = drawing.replaceAll(/>My Store<|>M<|#7a1f4b|#fffdf9/g, (part) => parts[part]);
  await writeFile(file, drawn);
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
  const folder = path.resolve(answers.folder);
  const place = await checkEmpty(folder);
  const id = packageName(folder);
  await sayingWhy(folder, () => wholeOrNothing(place, () => copyTemplate(place, id, answers)));
  return folder;
}

/** Has Ctrl+C wait until what is written is whole, or gone again; pressed twice it ends at once. */
async function wholeOrNothing(place, write) {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const made = await mkdir(place, { recursive: true });
  for (const signal of signals) process.once(signal, stop);
  try {
    await write();
    if (isStopped) throw new Refusal("Stopped: nothing was written.");
  } catch (error) {
    // Where that fails too, the first failure is the one to tell.
    await takeAway(place, made).catch(() => undefined);
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

/** Takes away what the template has brought, and the folders that were made for it; nothing else. */
async function takeAway(place, made) {
  for (const name of [...(await readdir(template)), ".gitignore"]) {
    await rm(path.join(place, name), { recursive: true, force: true });
  }
  if (!made) return;
  for (let folder = place; folder.startsWith(made); folder = path.dirname(folder)) {
    await rmdir(folder);
  }
}

async function copyTemplate(target, id, { name, colors, languages, api }) {
  await cp(template, target, { recursive: true });
  // npm leaves files of this name out of what it packs.
  await rename(path.join(target, "gitignore"), path.join(target, ".gitignore"));
  if (api) await leaveSandboxOut(target);
  await drawIcon(path.join(target, "public/icon.svg"), name, colors);
  await changeJson(path.join(target, "package.json"), { name: id });
  await changeJson(path.join(target, "src/shop.json"), { id, name, colors, languages, api });
}
