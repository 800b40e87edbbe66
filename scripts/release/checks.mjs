import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ExpectedError } from "../lib/terminal.mjs";
import { root, run } from "../lib/workspace.mjs";
import { publishedOf } from "./tree.mjs";

const record = path.join(import.meta.dirname, "contents.json");

/** How much larger than recorded a package may be before somebody has to say that it is meant. */
const allowance = 1.1;

/** Files that are loaded as they are, whose compressed size is recorded too. */
const measured = {
  "@taanka/ui": ["dist/styles.css", "dist/styles.unlayered.css", "dist/browser.js"],
};

const brotli = (file) => brotliCompressSync(readFileSync(file)).length;

/**
 * `dist/commerce/Price/Price.js` → `dist/commerce/`: folders tell enough, and change seldom. Chunks of
 * types are named by their content, which changes with every type: `dist/auth-Cze2xWj3.d.ts` → `dist/auth-*.d.ts`.
 */
export const entryOf = (file) => {
  const parts = file.split("/");
  if (parts.length > 2) return `${parts.slice(0, 2).join("/")}/`;
  return file.replace(/-[\w-]{8}(\.d\.ts)$/, "-*$1");
};

/**
 * What a packed package holds.
 *
 * @param {{files: {path: string}[], size: number, unpackedSize: number}} packed as `npm pack --json` tells
 */
function contentsOf(packed, folder, name) {
  return {
    files: packed.files.length,
    packed: packed.size,
    unpacked: packed.unpackedSize,
    brotli: Object.fromEntries(
      (measured[name] ?? []).map((file) => [file, brotli(path.join(folder, file))]),
    ),
    entries: [...new Set(packed.files.map((file) => entryOf(file.path)))].sort(),
  };
}

const larger = (label, now, before) =>
  now > before * allowance ? [`${label}: ${now} bytes, recorded ${before}`] : [];

/**
 * How contents differ from what is recorded, a line for each difference.
 *
 * @param {ReturnType<typeof contentsOf>} now
 * @param {ReturnType<typeof contentsOf> | undefined} before
 */
export function differences(now, before) {
  if (!before) return ["nothing is recorded of it"];
  return [
    ...now.entries.filter((entry) => !before.entries.includes(entry)).map((one) => `+ ${one}`),
    ...before.entries.filter((entry) => !now.entries.includes(entry)).map((one) => `- ${one}`),
    ...larger("packed", now.packed, before.packed),
    ...larger("unpacked", now.unpacked, before.unpacked),
    ...Object.entries(now.brotli).flatMap(([file, size]) =>
      larger(`${file} with brotli`, size, before.brotli[file] ?? 0),
    ),
  ];
}

/** What `npm pack` tells of each published package of a tree. */
async function packEach(tree, options) {
  const packed = [];
  for (const { folder, manifest } of await publishedOf(tree)) {
    const place = path.join(tree, folder);
    const printed = await run("npm", ["pack", "--json", ...options, `./${folder}`], { cwd: tree });
    const [told] = JSON.parse(printed.slice(printed.search(/^\[/m)));
    const contents = contentsOf(told, place, manifest.name);
    packed.push({ name: manifest.name, folder: place, filename: told.filename, contents });
  }
  return packed;
}

/**
 * Packs every published package of a tree.
 *
 * @returns {Promise<{name: string, folder: string, tarball: string, contents: object}[]>}
 */
export async function pack(tree, destination) {
  const packed = await packEach(tree, ["--pack-destination", destination]);
  return packed.map((each) => ({ ...each, tarball: path.join(destination, each.filename) }));
}

/**
 * What the published packages of a built tree would hold, without packing them.
 *
 * @returns {Promise<{name: string, contents: object}[]>}
 */
export async function contentsToBe(tree) {
  const packed = await packEach(tree, ["--dry-run", "--ignore-scripts"]);
  // Only a release writes the changelogs.
  return packed.map(({ name, contents }) => ({
    name,
    contents: { ...contents, entries: [...new Set([...contents.entries, "CHANGELOG.md"])] },
  }));
}

/** Compares packed contents and sizes with the recorded table, or records them. */
export async function checkContents(packed, { write = false } = {}) {
  const now = Object.fromEntries(packed.map(({ name, contents }) => [name, contents]));
  if (write) return writeFile(record, `${JSON.stringify(now, null, 2)}\n`);
  const before = JSON.parse(await readFile(record, "utf8"));
  const found = packed.flatMap(({ name, contents }) =>
    differences(contents, before[name]).map((line) => `  ${name}  ${line}`),
  );
  if (found.length === 0) return undefined;
  throw new ExpectedError(
    `What is packed differs from scripts/release/contents.json. If it is meant: npm run release -- --record\n${found.join("\n")}`,
  );
}

/**
 * What a package has to say of where it comes from before it is published for good, a sentence for each
 * that does not.
 */
export function missingAddresses(manifests) {
  return manifests.flatMap((manifest) => {
    const missing = ["repository", "homepage", "bugs"].filter((field) => !manifest[field]);
    if (missing.length === 0) return [];
    return [
      `${manifest.name} does not say its ${missing.join(", ")}: write the public addresses of the repository into its package.json first.`,
    ];
  });
}

/** Asks publint and, for what has types, attw. */
export async function checkPackages(packed) {
  const bin = (name) => path.join(root, "node_modules/.bin", name);
  const attwOptions = ["--profile", "esm-only", "--no-emoji", "--no-color"];
  const entries = {
    "@taanka/ui": [".", "./brand", "./messages/hi", "./vite"],
    "@taanka/api-client": [".", "./contract", "./session", "./adapter", "./mock"],
    "@taanka/store": [
      ...[".", "./client", "./head", "./react-router", "./readable", "./server", "./vite"],
    ],
  };
  for (const { name, folder, tarball } of packed) {
    await run(bin("publint"), [folder, "--strict"]);
    const typed = entries[name];
    if (typed) await run(bin("attw"), [tarball, ...attwOptions, "--entrypoints", ...typed]);
  }
}
