import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataDirectory } from "../database/lock-file.js";
import { DiskUploads } from "../partner/uploads.js";
import { startChild } from "../testing/child.js";
import { copyEmbedded } from "../testing/databases.js";
import { backUp, restore } from "./backup.js";

const OTHERS = 0o077;

let folder: string;
let dataDir: string;
let file: string;
let umask: number;

/** What the machine's other users could open below a folder. */
async function openBelow(place: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of await readdir(place)) {
    const path = join(place, name);
    // What is moved or removed meanwhile is met by the next look.
    const entry = await stat(path).catch(() => undefined);
    if (!entry || (entry.mode & OTHERS) === 0) continue;
    // An operator may open the data folder itself: what is in it stays closed.
    if (path !== dataDir) open.push(path);
    if (entry.isDirectory()) open.push(...(await openBelow(path).catch(() => [])));
  }
  return open;
}

beforeEach(async () => {
  umask = process.umask(0);
  folder = await mkdtemp(join(tmpdir(), "taanka-modes-"));
  dataDir = join(folder, "data");
  file = join(folder, "shop.tar.gz");
  copyEmbedded(dataDir);
  await chmod(dataDir, 0o755);
  await chmod(join(dataDir, "database"), 0o700);
  await new DiskUploads(join(dataDir, "uploads")).put("partners/one.webp", Buffer.from("picture"));
});

afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

describe("what a shop writes, whatever the umask", { timeout: 120_000 }, () => {
  it("is closed to other users where uploads and the lock are written", async () => {
    const release = lockDataDirectory(dataDir);
    const paths = ["uploads", "uploads/partners", "uploads/partners/one.webp", "database.lock"];
    const modes = await Promise.all(
      paths.map(async (path) => (await stat(join(dataDir, path))).mode & 0o777),
    );
    release();
    expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
  });

  it.each(["backup", "restore"] as const)(
    "is closed while a %s runs, and after it",
    async (command) => {
      if (command === "restore") await backUp(dataDir, file);
      const args = command === "restore" ? [command, file, "--force"] : [command, file];
      const child = startChild("command", args, {
        DATA_DIR: dataDir,
        NODE_OPTIONS: "--import=data:text/javascript,process.umask(0)",
      });
      const ended = child.exit();
      const seen = new Set<string>();
      let code: number | null | undefined;
      void ended.then((given) => {
        code = given;
      });
      while (code === undefined) {
        for (const path of await openBelow(folder)) seen.add(path);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect([await ended, [...seen]]).toEqual([0, []]);
      expect(await openBelow(folder)).toEqual([]);
    },
  );

  it("is closed file by file after a restore, the old folders as well", async () => {
    await backUp(dataDir, file);
    for (const name of ["database", "uploads"]) await chmod(join(dataDir, name), 0o755);
    const { kept } = await restore(dataDir, file, true);
    for (const path of kept) expect((await stat(path)).mode & 0o777).toBe(0o700);
    for (const name of ["database", "uploads"]) {
      const entries = await readdir(join(dataDir, name), { recursive: true, withFileTypes: true });
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        const { mode } = await stat(join(entry.parentPath, entry.name));
        expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isFile() ? 0o600 : 0o700]);
      }
    }
  });

  it("is closed where an archive brings open modes", async () => {
    const open = join(dataDir, "uploads/partners/two.webp");
    await mkdir(join(dataDir, "uploads/more"), { mode: 0o777 });
    await writeFile(open, "another", { mode: 0o666 });
    await backUp(dataDir, file);
    const target = join(folder, "other");
    await restore(target, file, false);
    expect((await stat(join(target, "uploads/partners/two.webp"))).mode & 0o777).toBe(0o600);
    expect(await openBelow(target)).toEqual([]);
  });
});
