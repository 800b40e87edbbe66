/** The two records of a run: the manifest that ships, and the private state that makes runs resumable. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { MANIFEST, PICTURES, STATE } from "./paths.mjs";

/** @param {string} file @returns {Record<string, any>} */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** Replaces a file in one step. @param {string} file @param {Record<string, unknown>} value */
function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(draft, file);
}

/** Picture keys that have files on disk. @returns {string[]} */
function keysOnDisk() {
  if (!existsSync(PICTURES)) return [];
  return readdirSync(PICTURES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".webp"))
    .map((entry) =>
      relative(PICTURES, join(entry.parentPath, entry.name))
        .split(sep)
        .join("/")
        .replace(/\.webp$/, ""),
    );
}

/** Manifest and state of one run. */
export class Records {
  constructor() {
    /** @type {Record<string, object>} */
    this.manifest = {};
    /** @type {Record<string, string>} */
    this.state = {};
    this.reload();
  }

  /** Reads both records again: another run may have added to them. */
  reload() {
    this.manifest = readJson(MANIFEST);
    this.state = readJson(STATE);
  }

  /** Whether the picture is in the manifest and on disk. @param {string} key */
  exists(key) {
    return (
      Boolean(this.manifest[key]) &&
      existsSync(join(PICTURES, `${key}.webp`)) &&
      existsSync(join(PICTURES, `${key}.avif`))
    );
  }

  /** Whether the picture exists and was made of the same inputs. @param {string} key @param {string} hash */
  isCurrent(key, hash) {
    return this.state[key] === hash && this.exists(key);
  }

  /** Notes a finished picture. @param {string} key @param {string} hash @param {object} entry */
  add(key, hash, entry) {
    this.reload();
    this.manifest[key] = entry;
    this.state[key] = hash;
    writeJson(MANIFEST, this.manifest);
    writeJson(STATE, this.state);
  }

  /** Removes pictures that no product or banner asks for. @param {Set<string>} wanted @returns {string[]} the removed keys */
  prune(wanted) {
    const extra = [...new Set([...Object.keys(this.manifest), ...keysOnDisk()])].filter(
      (key) => !wanted.has(key),
    );
    for (const key of extra) {
      for (const type of ["webp", "avif"])
        rmSync(join(PICTURES, `${key}.${type}`), { force: true });
      delete this.manifest[key];
      delete this.state[key];
    }
    if (extra.length) {
      writeJson(MANIFEST, this.manifest);
      writeJson(STATE, this.state);
    }
    return extra;
  }
}
