import { existsSync } from "node:fs";
import { mkdtemp, open, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { lockDataDirectory } from "../database/lock-file.js";

/** A backup or a restore that was refused; nothing was changed. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** What a database holds: for each table its rows and a sum over their content. */
type Content = Record<string, { rows: number; sum: string }>;

const folderOf = (dataDir: string) => join(dataDir, "database");

async function contentOf(database: PGlite): Promise<Content> {
  const tables = await database.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const content: Content = {};
  for (const { name } of tables.rows) {
    const { rows } = await database.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows,
         coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from "${name}" t`,
    );
    if (rows[0]) content[name] = rows[0];
  }
  return content;
}

/** Unpacks a backup into a folder and says what is in it. */
async function unpack(archive: Buffer<ArrayBuffer>, folder: string): Promise<Content> {
  const tar = await promisify(gunzip)(archive);
  const database = new PGlite(folder, {
    loadDataDir: new Blob([tar], { type: "application/x-tar" }),
  });
  try {
    await database.waitReady;
    return await contentOf(database);
  } finally {
    await database.close();
  }
}

async function withScratch<T>(beside: string, work: (folder: string) => Promise<T>): Promise<T> {
  const scratch = await mkdtemp(join(dirname(beside), ".taanka-restore-"));
  try {
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Writes a file so that it is there whole or not at all, and on the disk. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Writes the embedded database into one file, and reads the file back to prove that it restores to
 * the same content.
 *
 * @param dataDir - the API's data folder; no process may be using it
 * @param path - of the file, which must not exist
 * @returns how many rows it holds
 * @throws DataDirectoryInUseError, BackupError
 */
export async function backUp(dataDir: string, path: string): Promise<number> {
  if (!existsSync(folderOf(dataDir))) throw new BackupError(`There is no database in ${dataDir}.`);
  if (existsSync(path)) throw new BackupError(`${path} is there already.`);
  const release = lockDataDirectory(dataDir);
  try {
    const database = new PGlite(folderOf(dataDir));
    let content: Content;
    let archive: Buffer<ArrayBuffer>;
    try {
      content = await contentOf(database);
      const tar = await (await database.dumpDataDir("none")).arrayBuffer();
      archive = await promisify(gzip)(tar);
    } finally {
      await database.close();
    }
    const restored = await withScratch(path, (scratch) => unpack(archive, join(scratch, "db")));
    if (JSON.stringify(restored) !== JSON.stringify(content)) {
      throw new BackupError("The backup does not read back as what is in the database.");
    }
    await writeWhole(path, archive);
    return countRows(content);
  } finally {
    release();
  }
}

const countRows = (content: Content) =>
  Object.values(content).reduce((sum, { rows }) => sum + rows, 0);

/**
 * Puts a backup in the place of the embedded database. The old one is kept beside it.
 *
 * @param force - replaces a database that is there; without it that is refused
 * @returns how many rows there are now, and where the old database is kept
 * @throws DataDirectoryInUseError, BackupError
 */
export async function restore(
  dataDir: string,
  path: string,
  force: boolean,
): Promise<{ rows: number; kept: string | undefined }> {
  const target = folderOf(dataDir);
  const archive = await readFile(path).catch(() => {
    throw new BackupError(`There is no file ${path}.`);
  });
  if (existsSync(target) && !force) {
    throw new BackupError(
      `There is a database in ${dataDir} already. With --force it is put aside and replaced.`,
    );
  }
  const release = lockDataDirectory(dataDir);
  try {
    return await withScratch(target, async (scratch) => {
      const fresh = join(scratch, "db");
      const content = await unpack(archive, fresh).catch(() => {
        throw new BackupError(`${basename(path)} is no backup of a database, or is damaged.`);
      });
      if (!content.kysely_migration || !content.items) {
        throw new BackupError(`${basename(path)} is no backup of a shop.`);
      }
      const kept = existsSync(target) ? `${target}.before-${Date.now()}` : undefined;
      if (kept) await rename(target, kept);
      await rename(fresh, target);
      return { rows: countRows(content), kept };
    });
  } finally {
    release();
  }
}
