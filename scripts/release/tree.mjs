import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { root, run } from "../lib/workspace.mjs";

const readJson = async (file) => JSON.parse(await readFile(file, "utf8"));
const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/** Large folders that no release needs. */
const leftOut = /^(visual|docs\/pictures|packages\/catalogue\/(pictures|studio))\//;

/**
 * Every package of a tree.
 *
 * @returns {Promise<{folder: string, manifest: Record<string, any>}[]>}
 */
async function packagesOf(tree) {
  const folders = (await readdir(path.join(tree, "packages"))).map((name) => `packages/${name}`);
  const there = folders.filter((folder) => existsSync(path.join(tree, folder, "package.json")));
  return Promise.all(
    there.map(async (folder) => ({
      folder,
      manifest: await readJson(path.join(tree, folder, "package.json")),
    })),
  );
}

/** Those that are published. */
export const publishedOf = async (tree) =>
  (await packagesOf(tree)).filter(({ manifest }) => manifest.private !== true);

/**
 * Builds what is published, and checks its types, which a build does not; what has not changed since the
 * last time is taken from the cache.
 */
export async function buildPublished() {
  const filters = (await publishedOf(root)).map(({ manifest }) => `--filter=${manifest.name}`);
  await run("npx", [
    "--no-install",
    "turbo",
    "run",
    "build",
    "typecheck",
    "--output-logs=errors-only",
    ...filters,
  ]);
}

/** Copies the working tree, as it is, with what is built of the published packages. */
export async function copyTree(to) {
  const listed = await run("git", ["ls-files", "-z", "-co", "--exclude-standard"]);
  const files = listed.split("\0").filter((file) => file && !leftOut.test(file));
  for (const file of files.filter((name) => existsSync(path.join(root, name)))) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await cp(path.join(root, file), path.join(to, file));
  }
  for (const { folder } of await publishedOf(root)) {
    const built = path.join(root, folder, "dist");
    if (existsSync(built)) await cp(built, path.join(to, folder, "dist"), { recursive: true });
  }
  await symlink(path.join(root, "node_modules"), path.join(to, "node_modules"), "dir");
}

/** The lock file says what the packages' own files say of each other, or `npm ci` refuses it. */
async function updateLock(tree) {
  const file = path.join(tree, "package-lock.json");
  const lock = await readJson(file);
  for (const { folder, manifest } of await packagesOf(tree)) {
    const entry = lock.packages[folder];
    if (!entry) throw new Error(`package-lock.json has no ${folder}: run npm install.`);
    entry.version = manifest.version;
    if (manifest.dependencies) entry.dependencies = manifest.dependencies;
  }
  await writeJson(file, lock);
}

/** What is installed by a range and is no package of the tree's own. */
async function installedElsewhere(tree) {
  const examples = await readdir(path.join(tree, "examples"));
  return [...examples.map((name) => `examples/${name}`), "packages/create-store/template"]
    .map((folder) => path.join(tree, folder, "package.json"))
    .filter((file) => existsSync(file));
}

/**
 * Examples and created stores install the versions that they were tried with: before 1.0.0 a caret takes
 * no later minor version.
 */
export async function updateRanges(tree) {
  const versions = new Map(
    (await publishedOf(tree)).map(({ manifest }) => [manifest.name, manifest.version]),
  );
  for (const file of await installedElsewhere(tree)) {
    const manifest = await readJson(file);
    for (const name of Object.keys(manifest.dependencies).filter((one) => versions.has(one))) {
      manifest.dependencies[name] = `^${versions.get(name)}`;
    }
    await writeJson(file, manifest);
  }
}

/** Turns changesets into versions and changelogs. */
export async function version(tree) {
  const program = path.join(root, "node_modules/@changesets/cli/bin.js");
  await run(process.execPath, [program, "version"], { cwd: tree });
  await updateLock(tree);
  await updateRanges(tree);
  const published = await publishedOf(tree);
  return published.map(({ manifest }) => `${manifest.name} ${manifest.version}`);
}

/** Proves that a clean clone of the tree could be installed. */
export const checkLock = (tree) =>
  run("npm", ["ci", "--dry-run", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: tree });
