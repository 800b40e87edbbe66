import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ApiConfig, readConfig } from "../config.js";
import { type Database, openDatabase } from "../database/index.js";
import { RESTORE_MARKER } from "../database/lock-file.js";
import { UsageError } from "./command.js";

/** The environment that a command runs in. */
export const commandConfig = (): ApiConfig => readConfig(process.env, { serves: false });

/** Whether there is a database to open, as far as its folder tells; a server tells when it is asked. */
export function hasDatabase({ databaseUrl, dataDir }: ApiConfig): boolean {
  // Of a restore that was broken off, opening the database speaks.
  const signs = ["database", RESTORE_MARKER];
  return databaseUrl !== undefined || signs.some((name) => existsSync(join(dataDir, name)));
}

/** @throws UsageError where a command of an existing shop would make an empty one */
function requireDatabase(config: ApiConfig): void {
  if (hasDatabase(config)) return;
  throw new UsageError(
    `There is no database in ${config.dataDir}: name the shop's folder with DATA_DIR, or its server ` +
      "with DATABASE_URL.",
  );
}

async function withDatabase<T>(
  config: ApiConfig,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ ...config, onIdleError: () => undefined });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Works on the shop's database.
 *
 * @throws UsageError when there is none
 */
export async function withShop<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const config = commandConfig();
  requireDatabase(config);
  return withDatabase(config, work);
}

/** Works on the shop's database, or on a new one. */
export async function withNewShop<T>(work: (database: Database) => Promise<T>): Promise<T> {
  return withDatabase(commandConfig(), work);
}
