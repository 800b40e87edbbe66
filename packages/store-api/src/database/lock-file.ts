import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

const SIGN_OF_LIFE_MS = 5000;

interface Owner {
  token: string;
  pid: number;
  /** When the process started, as the system tells it; tells a reused process id apart. */
  started: string;
  host: string;
}

/** Another living process uses the data folder. */
export class DataDirectoryInUseError extends Error {
  override name = "DataDirectoryInUseError";
}

/** The file in a data folder that is there while a restore exchanges the folders. */
export const RESTORE_MARKER = "restoring";

/** A restore into the data folder was broken off, so what is there may be of two shops, or nothing. */
export class UnfinishedRestoreError extends DataDirectoryInUseError {
  override name = "UnfinishedRestoreError";
}

/**
 * When a process started, or undefined when it is not running.
 * Two processes that had the same id at different times differ in it.
 */
function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return undefined;
  }
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name in brackets may hold blanks; what follows it is the third field.
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
    }
    if (process.platform === "win32") return "unknown";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return process.platform === "linux" ? undefined : "unknown";
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner: Partial<Owner> = JSON.parse(readFileSync(file, "utf8"));
    if (typeof owner.pid !== "number" || typeof owner.token !== "string") return undefined;
    const { token, pid, started = "", host = "" } = owner;
    return { token, pid, started, host };
  } catch {
    return undefined;
  }
}

/** Process ids mean nothing on another host, so there the lock's own sign of life counts. */
function isAlive(file: string, owner: Owner): boolean {
  if (owner.host === hostname()) return processStart(owner.pid) === owner.started;
  try {
    return Date.now() - statSync(file).mtimeMs < 4 * SIGN_OF_LIFE_MS;
  } catch {
    return false;
  }
}

function hold(file: string, owner: Owner): () => void {
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // A removed lock is somebody's deliberate act; the database itself goes on.
    }
  }, SIGN_OF_LIFE_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (readOwner(file)?.token === owner.token) rmSync(file, { force: true });
  };
}

/** Creates the lock with its content in one step; false when one is there already. */
function tryCreate(file: string, owner: Owner): boolean {
  const draft = `${file}.${owner.token}`;
  writeFileSync(draft, JSON.stringify(owner));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the lock a dead process left, and only that one, however many try at once. */
function removeStale(file: string, stale: Owner | undefined): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readOwner(aside)?.token !== stale?.token) {
    try {
      linkSync(aside, file);
    } catch {
      // A third process has the lock by now; the next attempt meets it.
    }
  }
  rmSync(aside, { force: true });
}

function refusal(dataDir: string, owner: Owner): DataDirectoryInUseError {
  const who = owner.pid === process.pid ? "This process" : `Process ${owner.pid} on ${owner.host}`;
  return new DataDirectoryInUseError(
    `${who} already uses the database in ${dataDir}: stop it first, or give this one another folder with DATA_DIR.`,
  );
}

function take(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "database.lock");
  const owner: Owner = {
    token: randomUUID(),
    pid: process.pid,
    started: processStart(process.pid) ?? "unknown",
    host: hostname(),
  };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (tryCreate(file, owner)) return hold(file, owner);
    const holder = readOwner(file);
    if (holder && isAlive(file, holder)) throw refusal(dataDir, holder);
    removeStale(file, holder);
  }
  throw new DataDirectoryInUseError(
    `Several processes are starting on ${dataDir} at once: start only one of them.`,
  );
}

/**
 * Takes the embedded database's folder for this process. Two processes writing to it would lose
 * each other's data, so the second is refused; what a killed process left behind is taken over.
 *
 * @param dataDir - the folder; made when it is not there
 * @param options - `repair` takes a folder whose restore was broken off too
 * @returns a function that gives the folder free again
 * @throws DataDirectoryInUseError when a living process holds it
 * @throws UnfinishedRestoreError when a restore into it was broken off
 */
export function lockDataDirectory(dataDir: string, options = { repair: false }): () => void {
  const release = take(dataDir);
  if (options.repair || !existsSync(join(dataDir, RESTORE_MARKER))) return release;
  release();
  throw new UnfinishedRestoreError(
    `A restore into ${dataDir} was broken off. Run it again, with --force: npm run restore -- FILE --force`,
  );
}
