import { randomUUID } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config-error.js";
import { PRIVATE_FILE_MODE, PRIVATE_MODE } from "../private-folder.js";
import { isHere, isRunning, type Owner, ownerOfProcess, readOwner } from "./lock-owner.js";

const SIGN_OF_LIFE_MS = 5000;
/** A holder that has been silent for as long is given up where its process can't be looked at. */
const SILENCE_MS = 12 * SIGN_OF_LIFE_MS;

/** Another living process uses the data folder. */
export class DataDirectoryInUseError extends Error {
  override name = "DataDirectoryInUseError";
}

/** The data folder's lock is not this process's any more, so that another may be writing there. */
class LockLostError extends Error {
  override name = "LockLostError";
}

/** Told that the folder must not be written to any more. */
export type OnLockLost = (error: Error) => void;

/** The file in a data folder that is there while a restore exchanges the folders. */
export const RESTORE_MARKER = "restoring";

/** A restore into the data folder was broken off, so what is there may be of two shops, or nothing. */
export class UnfinishedRestoreError extends DataDirectoryInUseError {
  override name = "UnfinishedRestoreError";
}

/** The volume's own time: the machines that share one may have clocks that differ. */
function timeOfVolume(file: string): number {
  const probe = `${file}.${randomUUID()}`;
  writeFileSync(probe, "", { mode: PRIVATE_FILE_MODE });
  try {
    return statSync(probe).mtimeMs;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Has the volume write its own time beside the lock; what is in it stays as it is. */
function giveSignOfLife(file: string): void {
  const handle = openSync(file, "r+");
  try {
    const [first] = readFileSync(handle);
    if (first !== undefined) writeSync(handle, Buffer.from([first]), 0, 1, 0);
  } finally {
    closeSync(handle);
  }
}

/** Elsewhere process ids mean nothing, so there the lock's own sign of life counts. */
function isAlive(file: string, owner: Owner): boolean {
  if (isHere(owner)) return isRunning(owner);
  try {
    return timeOfVolume(file) - statSync(file).mtimeMs < SILENCE_MS;
  } catch {
    return false;
  }
}

/** A lock that can't be read just now, on a volume that is away or without file handles, is not gone. */
function isLost(file: string, { token }: Owner): boolean {
  const found = readOwner(file);
  if (found) return found.token !== token;
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

function hold(file: string, owner: Owner, onLost: OnLockLost): () => void {
  const timer = setInterval(() => {
    if (isLost(file, owner)) {
      clearInterval(timer);
      onLost(
        new LockLostError(
          `The lock ${file} is not this process's any more: another may use the database, so ` +
            "this one ends without another word to it.",
        ),
      );
      return;
    }
    try {
      giveSignOfLife(file);
    } catch {
      // Told by the next look, if it is gone.
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
  writeFileSync(draft, JSON.stringify(owner), { mode: PRIVATE_FILE_MODE });
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
  const isOurs = isHere(owner);
  const isSelf = isOurs && owner.pid === process.pid;
  const who = isSelf ? "This process" : `Process ${owner.pid} on ${owner.host}`;
  const silence = `If it was killed, the folder is free ${SILENCE_MS / 1000} seconds later.`;
  return new DataDirectoryInUseError(
    `${who} already uses the database in ${dataDir}: stop it first, or give this one another ` +
      `folder with DATA_DIR.${isOurs ? "" : ` ${silence}`}`,
  );
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_MODE });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR is ${dataDir}, where no database can be kept: ${reason}.`, {
      cause: error,
    });
  }
}

function take(dataDir: string, onLost: OnLockLost): () => void {
  const file = join(dataDir, "database.lock");
  const owner = ownerOfProcess();
  for (let attempt = 0; attempt < 5; attempt++) {
    if (tryCreate(file, owner)) return hold(file, owner, onLost);
    const holder = readOwner(file);
    if (holder && isAlive(file, holder)) throw refusal(dataDir, holder);
    removeStale(file, holder);
  }
  throw new DataDirectoryInUseError(
    `Several processes are starting on ${dataDir} at once: start only one of them.`,
  );
}

/** Nothing is closed, for that would write. */
function endProcess(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/**
 * Takes the embedded database's folder for this process. Two processes writing to it would lose
 * each other's data, so the second is refused; what a killed process left behind is taken over.
 *
 * @param dataDir - the folder; made when it is not there
 * @param options - `repair` takes a folder whose restore was broken off too; `onLost` is told, within
 *   seconds, that somebody else has taken the folder: by default the process ends
 * @returns a function that gives the folder free again
 * @throws DataDirectoryInUseError when a living process holds it
 * @throws UnfinishedRestoreError when a restore into it was broken off
 * @throws ConfigError when it is no folder that this process may write in
 */
export function lockDataDirectory(
  dataDir: string,
  { repair = false, onLost = endProcess }: { repair?: boolean; onLost?: OnLockLost } = {},
): () => void {
  makeFolder(dataDir);
  const release = take(dataDir, onLost);
  if (repair || !existsSync(join(dataDir, RESTORE_MARKER))) return release;
  release();
  throw new UnfinishedRestoreError(
    `A restore into ${dataDir} was broken off. Run it again, with --force: npm run restore -- FILE --force`,
  );
}
