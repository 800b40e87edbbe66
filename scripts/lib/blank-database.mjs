import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root, testCache } from "./workspace.mjs";

// What a test's embedded database begins with. PostgreSQL takes several seconds of a processor to
// make a new one, more than all else of a shop's first start: it is made once, and copied.

const owner = path.join(root, "packages/store-api/package.json");
const driver = "@electric-sql/pglite";

async function makeBlank(place) {
  const { PGlite } = await import(createRequire(owner).resolve(driver));
  mkdirSync(testCache, { recursive: true });
  const scratch = mkdtempSync(path.join(testCache, "blank-"));
  try {
    const database = new PGlite(path.join(scratch, "database"));
    await database.waitReady;
    await database.close();
    renameSync(path.join(scratch, "database"), place);
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(place)) throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Copies an embedded database without a single table into a data folder.
 *
 * @param {string} dataDir a folder without a database
 */
export async function giveBlankDatabase(dataDir) {
  const { dependencies } = JSON.parse(readFileSync(owner, "utf8"));
  const place = path.join(testCache, `blank-database-${dependencies[driver]}`);
  if (!existsSync(place)) await makeBlank(place);
  cpSync(place, path.join(dataDir, "database"), { recursive: true });
}
