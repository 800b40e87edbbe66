import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** What a build makes or installs itself, what is too large to copy, and what no build reads. */
const left = new Set([
  "node_modules",
  "dist",
  ".git",
  ".data",
  ".cache",
  "pictures",
  "visual",
  "e2e",
]);

const entries = (folder: string) => readdir(folder).catch(() => []);

/** Links what is installed in a folder, but for the repository's own packages and caches. */
async function linkInstalled(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await entries(from)).filter((name) => name !== "@taanka" && name !== ".cache");
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
}

/**
 * A copy of the repository that can be built on its own, with what is installed here.
 *
 * @returns its folder, and what removes it
 */
export async function copyRepository(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "taanka-repository-"));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)),
  });
  await linkInstalled(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const scope = path.join(folder, "node_modules/@taanka");
  await mkdir(scope);
  for (const name of await readdir(path.join(folder, "packages"))) {
    const [here, there] = [root, folder].map((place) => path.join(place, "packages", name));
    if (!here || !there) throw new Error("A package has no folder.");
    await linkInstalled(path.join(here, "node_modules"), path.join(there, "node_modules"));
    await symlink(there, path.join(scope, name));
  }
  const pictures = "packages/catalogue/pictures";
  await symlink(path.join(root, pictures), path.join(folder, pictures));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
