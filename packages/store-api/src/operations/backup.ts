import { existsSync } from "node:fs";
import { chmod, mkdir, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { lockDataDirectory, RESTORE_MARKER } from "../database/lock-file.js";
import { PRIVATE_FILE_MODE, PRIVATE_MODE } from "../private-folder.js";
import { type Content, count, KEPT, pack, unpack, withCleaning, withScratch } from "./archive.js";
import { BackupError, reasonOf } from "./backup-error.js";
import { exchange } from "./exchange.js";

/** What a backup holds. */
export interface BackupSize {
  rows: number;
  /** Pictures that people sent. */
  uploads: number;
}

async function withLock<T>(
  dataDir: string,
  options: { repair: boolean },
  work: () => Promise<T>,
): Promise<T> {
  return withCleaning(lockDataDirectory(dataDir, options), work);
}

/**
 * Writes the embedded database and the uploads into one file, and reads the file back to prove that
 * it restores to the same content. The file is there whole or not at all, and for its owner alone.
 *
 * @param dataDir - the API's data folder; no process may be using it
 * @param path - of the file, which must not exist
 * @returns how much it holds
 * @throws DataDirectoryInUseError, UnfinishedRestoreError, BackupError
 */
export async function backUp(dataDir: string, path: string): Promise<BackupSize> {
  if (!existsSync(join(dataDir, "database"))) {
    throw new BackupError(`There is no database in ${dataDir}.`);
  }
  if (existsSync(path)) throw new BackupError(`${path} is there already.`);
  return withLock(dataDir, { repair: false }, () =>
    withScratch(path, async (scratch) => {
      const draft = join(scratch, "backup.tar.gz");
      const [packing, proof] = [join(scratch, "packing"), join(scratch, "proof")];
      await Promise.all([packing, proof].map((path) => mkdir(path, { mode: PRIVATE_MODE })));
      const content = await pack(dataDir, draft, packing);
      if (!isDeepStrictEqual(await unpack(draft, proof), content)) {
        throw new BackupError("The backup does not read back as what is in the shop.");
      }
      await chmod(draft, PRIVATE_FILE_MODE);
      await rename(draft, path);
      return count(content);
    }),
  );
}

async function unpackBackup(path: string, folder: string): Promise<Content> {
  const content = await unpack(path, folder).catch((cause: unknown) => {
    const reason = reasonOf(cause);
    throw new BackupError(
      reason
        ? `${basename(path)} could not be unpacked: ${reason}. Nothing was changed.`
        : `${basename(path)} is no backup of a shop, or is damaged.`,
      { cause },
    );
  });
  if (content.tables.kysely_migration && content.tables.items) return content;
  throw new BackupError(`${basename(path)} is no backup of a shop.`);
}

/**
 * Puts a backup in the place of the embedded database and the uploads. The old ones are kept beside.
 * One that was broken off before it was done is done anew.
 *
 * @param force - replaces a shop that is there; without it that is refused
 * @returns how much there is now, and where the old folders are kept
 * @throws DataDirectoryInUseError, BackupError
 */
export async function restore(
  dataDir: string,
  path: string,
  force: boolean,
): Promise<BackupSize & { kept: string[] }> {
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}.`);
  const inUse = [...KEPT, RESTORE_MARKER].some((name) => existsSync(join(dataDir, name)));
  if (inUse && !force) {
    throw new BackupError(
      `There is a shop in ${dataDir} already. With --force it is put aside and replaced.`,
    );
  }
  return withLock(dataDir, { repair: true }, () =>
    withScratch(join(dataDir, "database"), async (fresh) => {
      const content = await unpackBackup(path, fresh);
      return { ...count(content), kept: exchange(dataDir, fresh) };
    }),
  );
}
