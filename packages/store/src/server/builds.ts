import { createHash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";

/** So many builds have their files kept: pages of the earlier ones may be open still. */
const keptBuilds = 3;

const builtFile = /^assets\/[\w.-]+$/;

/** Of a build, the files whose names change with their content, below the folder that is served. */
const buildSchema = v.array(v.pipe(v.string(), v.regex(builtFile)));

/** A built file, and beside it the same compressed. */
const endings = ["", ".br", ".gz"];

const idOf = (files: readonly string[]) =>
  createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16);

const readBuild = async (file: string) =>
  v.parse(buildSchema, JSON.parse(await readFile(file, "utf8")));

async function readRecord(file: string) {
  try {
    return [{ file, time: (await stat(file)).mtimeMs, files: await readBuild(file) }];
  } catch {
    // Another instance has just deleted it.
    return [];
  }
}

/** The records of builds in a folder, the last one first. */
async function recordsIn(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  const records = await Promise.all(names.map((name) => readRecord(path.join(folder, name))));
  return records.flat().sort((a, b) => b.time - a.time);
}

/**
 * Writes a file so that no reader finds half of it. Instances in containers have the same process ID, so
 * the part's name is random.
 *
 * @param write makes the part, and fails where it is there
 */
async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await write(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Notes a build as the last one. */
async function writeRecord(records: string, files: readonly string[]): Promise<void> {
  await mkdir(records, { recursive: true });
  const file = path.join(records, `${idOf(files)}.json`);
  await writeWhole(file, (part) => writeFile(part, JSON.stringify(files), { flag: "wx" }));
}

/** Deletes what none of the last builds has; files of which no record tells stay. */
async function deleteOlder(records: string, served: string): Promise<void> {
  const all = await recordsIn(records);
  const kept = new Set(all.slice(0, keptBuilds).flatMap(({ files }) => files));
  for (const { file, files } of all.slice(keptBuilds)) {
    const gone = files
      .filter((name) => !kept.has(name))
      .flatMap((name) => endings.map((end) => name + end));
    await Promise.all(gone.map((name) => rm(path.join(served, name), { force: true })));
    await rm(file, { force: true });
  }
}

/**
 * Notes the files of a build and deletes those that only builds before the last three have.
 *
 * @param folder of the build; what is served lies in its `client`
 * @param names of all files of the client's build
 */
export async function noteBuild(folder: string, names: readonly string[]): Promise<void> {
  const files = v.parse(buildSchema, names.filter((name) => name.startsWith("assets/")).sort());
  const records = path.join(folder, "builds");
  const current = path.join(folder, "build.json");
  // The build that lies here may be an older one, brought back from a cache: it is the last but one.
  const before = await readBuild(current).catch(() => undefined);
  if (before) await writeRecord(records, before);
  await writeRecord(records, files);
  await writeFile(current, JSON.stringify(files));
  await deleteOlder(records, path.join(folder, "client"));
}

/** Copies a file if it is there and its copy is not. */
async function copyOnce(from: string, to: string): Promise<void> {
  const whole = await stat(from).catch(() => undefined);
  if (!whole) return;
  const copy = await stat(to).catch(() => undefined);
  if (copy?.size === whole.size) return;
  await writeWhole(to, (part) => copyFile(from, part, constants.COPYFILE_EXCL));
}

/**
 * Puts the files of a build into a folder that several instances of a shop serve from, each of which may
 * have another build.
 *
 * @param folder of the build
 * @param shared the folder, which is made if need be
 */
export async function shareBuild(folder: string, shared: string): Promise<void> {
  const files = await readBuild(path.join(folder, "build.json"));
  const records = path.join(shared, "builds");
  await mkdir(path.join(shared, "assets"), { recursive: true });
  // Before its files, so that another instance's start does not take them for an older build's.
  await writeRecord(records, files);
  for (const name of files.flatMap((file) => endings.map((end) => file + end)))
    await copyOnce(path.join(folder, "client", name), path.join(shared, name));
  await deleteOlder(records, shared);
}

/**
 * Whether a folder that instances share has a file of a build.
 *
 * @param pathname as a request gives it
 */
export async function isSharedFile(shared: string, pathname: string): Promise<boolean> {
  const name = pathname.slice(1);
  if (!builtFile.test(name)) return false;
  const found = await stat(path.join(shared, name)).catch(() => undefined);
  return found?.isFile() ?? false;
}
