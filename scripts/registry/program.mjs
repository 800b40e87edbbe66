import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { root, run } from "../lib/workspace.mjs";

const own = import.meta.dirname;

/**
 * Installs the registry program into the cache folder, once for each lock file, and tells its start
 * file. Its 300 packages would otherwise be in the tree of everybody who works here.
 */
export async function registryProgram() {
  const lock = await readFile(path.join(own, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex").slice(0, 12);
  const folder = path.join(root, ".cache", `registry-${hash}`);
  const stamp = path.join(folder, "installed");
  if (!existsSync(stamp)) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const name of ["package.json", "package-lock.json"]) {
      await cp(path.join(own, name), path.join(folder, name));
    }
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder]);
    await writeFile(stamp, "");
  }
  return path.join(folder, "node_modules/verdaccio/bin/verdaccio");
}
