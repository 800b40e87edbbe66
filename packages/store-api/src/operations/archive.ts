import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { cp, lstat, open, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join, sep } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { create, extract } from "tar";
import { closeToOthers, closeTree, PRIVATE_FILE_MODE } from "../private-folder.js";

/** The folders of a data folder that a backup holds. */
export const KEPT = ["database", "uploads"] as const;

const DUMP = "database.tar";

/** What a shop holds: for each table its rows and a sum over their content, for each upload a sum. */
export interface Content {
  tables: Record<string, { rows: number; sum: string }>;
  uploads: Record<string, string>;
}

/** @returns how many rows and uploads there are */
export const count = ({ tables, uploads }: Content) => ({
  rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
  uploads: Object.keys(uploads).length,
});

async function tablesOf(database: PGlite): Promise<Content["tables"]> {
  const names = await database.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const tables: Content["tables"] = {};
  for (const { name } of names.rows) {
    const { rows } = await database.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows,
         coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from "${name}" t`,
    );
    if (rows[0]) tables[name] = rows[0];
  }
  return tables;
}

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

async function uploadsOf(folder: string): Promise<Content["uploads"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    },
  );
  const uploads: Content["uploads"] = {};
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  for (const path of paths.sort()) {
    const name = path.slice(folder.length + 1).replaceAll(sep, "/");
    uploads[name] = createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
  }
  return uploads;
}

async function withDatabase<T>(database: PGlite, work: (database: PGlite) => Promise<T>) {
  try {
    await database.waitReady;
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Works, and cleans up afterwards, also when the process is told to end in the middle of it. */
export async function withCleaning<T>(clean: () => void, work: () => Promise<T>): Promise<T> {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const leave = (_: NodeJS.Signals, number: number) => process.exit(128 + number);
  for (const signal of signals) process.on(signal, leave);
  process.on("exit", clean);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, leave);
    process.off("exit", clean);
    clean();
  }
}

const SCRATCH = ".taanka-backup-";
/** On one disk there may be folders of other machines too. */
const OWN_SCRATCH = `${SCRATCH}${hostname()}-`;

const SIGN_OF_LIFE_MS = 60_000;
/** Long enough for a machine that sleeps, and for clocks that differ. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** Whether a process of this machine worked there that has ended. */
function hasEnded(name: string): boolean {
  const pid = name.startsWith(OWN_SCRATCH)
    ? Number.parseInt(name.slice(OWN_SCRATCH.length), 10)
    : 0;
  return pid > 0 && !isRunning(pid);
}

/** Whoever works there; names of machines change, and process ids come again. */
function isAbandoned(path: string): boolean {
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - changed > ABANDONED_MS;
}

/** Removes what processes left that had no time to clean up, as in a power cut. */
function removeLeftOvers(place: string): void {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(SCRATCH))) {
    const path = join(place, name);
    if (hasEnded(name) || isAbandoned(path)) rmSync(path, { recursive: true, force: true });
  }
}

/** Shows others that somebody works in a folder. @returns what ends it */
function giveSignsOfLife(folder: string): () => void {
  const timer = setInterval(() => {
    try {
      utimesSync(folder, new Date(), new Date());
    } catch {
      // Who took the folder away breaks the work itself, which tells so.
    }
  }, SIGN_OF_LIFE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}

const REMOVALS = 20;

/**
 * Removes a folder that threads may still be writing into: what they make after its content was listed
 * keeps it, so it is listed again.
 */
function removeWhole(folder: string): void {
  for (let removal = 1; existsSync(folder) && removal <= REMOVALS; removal++) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 1, retryDelay: 20 });
    } catch (error) {
      if (removal === REMOVALS) throw error;
    }
  }
}

/**
 * Works in a folder of its own on the disk of `beside`, which is gone afterwards; if the process was
 * killed, after the next time, or the first one a day later.
 */
export async function withScratch<T>(beside: string, work: (folder: string) => Promise<T>) {
  removeLeftOvers(dirname(beside));
  const scratch = mkdtempSync(join(dirname(beside), `${OWN_SCRATCH}${process.pid}-`));
  const endSigns = giveSignsOfLife(scratch);
  return withCleaning(
    () => removeWhole(scratch),
    () => work(scratch),
  ).finally(endSigns);
}

/** Copies the uploads themselves where the folder, or something in it, is a link to elsewhere. */
async function copyUploads(folder: string, target: string): Promise<void> {
  const there = await lstat(folder).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  if (there) await cp(await realpath(folder), target, { recursive: true, dereference: true });
}

async function forceToDisk(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Packs a data folder into one compressed file.
 *
 * @param scratch - an empty folder to work in
 * @returns what was packed
 */
export async function pack(dataDir: string, path: string, scratch: string): Promise<Content> {
  closeToOthers(join(dataDir, "database"));
  const database = new PGlite(join(dataDir, "database"));
  const tables = await withDatabase(database, async (open) => {
    const dump = await (await open.dumpDataDir("none")).arrayBuffer();
    await writeFile(join(scratch, DUMP), Buffer.from(dump), { mode: PRIVATE_FILE_MODE });
    return tablesOf(open);
  });
  await copyUploads(join(dataDir, "uploads"), join(scratch, "uploads"));
  const uploads = await uploadsOf(join(scratch, "uploads"));
  const parts = Object.keys(uploads).length > 0 ? [DUMP, "uploads"] : [DUMP];
  await create({ gzip: true, portable: true, cwd: scratch, file: path }, parts);
  await forceToDisk(path);
  return { tables, uploads };
}

/**
 * Unpacks what `pack` made into a folder of the same shape as a data folder.
 *
 * @throws whatever the archive or the database in it is damaged by
 */
export async function unpack(path: string, folder: string): Promise<Content> {
  await extract({ cwd: folder, file: path, strict: true, preserveOwner: false });
  const dump = join(folder, DUMP);
  const bytes = await readFile(dump).catch((error: unknown) => {
    throw isMissing(error) ? new Error("There is no database in it.") : error;
  });
  const loadDataDir = new Blob([bytes], { type: "application/x-tar" });
  const tables = await withDatabase(
    new PGlite(join(folder, "database"), { loadDataDir }),
    tablesOf,
  );
  await rm(dump);
  // The database writes its files as the umask allows, and an archive brings modes of its own.
  for (const name of KEPT) closeTree(join(folder, name));
  return { tables, uploads: await uploadsOf(join(folder, "uploads")) };
}
