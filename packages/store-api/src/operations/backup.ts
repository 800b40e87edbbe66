import { existsSync } from "node:fs";
import { chmod, mkdir, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { lockDataDirectory } from "../database/lock-file.js";
import { count, KEPT, pack, unpack, withScratch } from "./archive.js";

/** A backup or a restore that was refused; nothing was changed. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** What a backup holds. */
export interface BackupSize {
  rows: number;
  /** Pictures that people sent. */
  uploads: number;
}

async function withLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const release = lockDataDirectory(dataDir);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Writes the embedded database and the uploads into one file, and reads the file back to prove that
 * it restores to the same content. The file is there whole or not at all, and for its owner alone.
 *
 * @param dataDir - the API's data folder; no process may be using it
 * @param path - of the file, which must not exist
 * @returns how much it holds
 * @throws DataDirectoryInUseError, BackupError
 */
export async function backUp(dataDir: string, path: string): Promise<BackupSize> {
  if (!existsSync(join(dataDir, "database"))) {
    throw new BackupError(`There is no database in ${dataDir}.`);
  }
  if (existsSync(path)) throw new BackupError(`${path} is there already.`);
  return withLock(dataDir, () =>
    withScratch(path, async (scratch) => {
      const draft = join(scratch, "backup.tar.gz");
      const [packing, proof] = [join(scratch, "packing"), join(scratch, "proof")];
      await Promise.all([mkdir(packing), mkdir(proof)]);
      const content = await pack(dataDir, draft, packing);
      if (!isDeepStrictEqual(await unpack(draft, proof), content)) {
        throw new BackupError("The backup does not read back as what is in the shop.");
      }
      await chmod(draft, 0o600);
      await rename(draft, path);
      return count(content);
    }),
  );
}

/** Puts the old folders aside and the new ones in their place. @returns where the old ones are */
async function replace(dataDir: string, fresh: string): Promise<string[]> {
  const kept: string[] = [];
  const suffix = `before-${Date.now()}`;
  for (const name of KEPT) {
    const target = join(dataDir, name);
    if (existsSync(target)) {
      kept.push(`${target}.${suffix}`);
      await rename(target, `${target}.${suffix}`);
    }
    if (existsSync(join(fresh, name))) await rename(join(fresh, name), target);
  }
  return kept;
}

/**
 * Puts a backup in the place of the embedded database and the uploads. The old ones are kept beside.
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
  const inUse = KEPT.some((name) => existsSync(join(dataDir, name)));
  if (inUse && !force) {
    throw new BackupError(
      `There is a shop in ${dataDir} already. With --force it is put aside and replaced.`,
    );
  }
  return withLock(dataDir, () =>
    withScratch(join(dataDir, "database"), async (fresh) => {
      const content = await unpack(path, fresh).catch(() => {
        throw new BackupError(`${basename(path)} is no backup of a shop, or is damaged.`);
      });
      if (!content.tables.kysely_migration || !content.tables.items) {
        throw new BackupError(`${basename(path)} is no backup of a shop.`);
      }
      return { ...count(content), kept: await replace(dataDir, fresh) };
    }),
  );
}
