import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase } from "../database/index.js";
import { DataDirectoryInUseError } from "../database/lock-file.js";
import { snapshot } from "../testing/api.js";
import { startChild } from "../testing/child.js";
import { BackupError, backUp, restore } from "./backup.js";

let folder: string;
let dataDir: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "taanka-backup-"));
  dataDir = join(folder, "data");
  file = join(folder, "shop.tar.gz");
  await cp(join(inject("pgliteTemplate"), "database"), join(dataDir, "database"), {
    recursive: true,
  });
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const open = (): Promise<Database> =>
  openDatabase({ dataDir, databasePoolSize: 1, onIdleError: () => undefined });

async function stateOf(): Promise<string> {
  const database = await open();
  try {
    return await snapshot(database);
  } finally {
    await database.close();
  }
}

describe("backup and restore of a shop with the embedded database", { timeout: 120_000 }, () => {
  it("bring everything back, and put the newer state aside", async () => {
    const before = await stateOf();
    const upload = join(dataDir, "uploads/partners/one.webp");
    await mkdir(join(dataDir, "uploads/partners"), { recursive: true });
    await writeFile(upload, "a picture");
    const size = await backUp(dataDir, file);
    expect(size.rows).toBeGreaterThan(100);
    expect(size.uploads).toBe(1);
    expect((await stat(file)).mode & 0o077).toBe(0);
    await writeFile(upload, "another");
    const database = await open();
    await database.db.deleteFrom("items").execute();
    await database.close();
    expect(await stateOf()).not.toBe(before);
    await expect(restore(dataDir, file, false)).rejects.toThrow("With --force it is put aside");
    const { kept } = await restore(dataDir, file, true);
    expect(await stateOf()).toBe(before);
    expect(await readFile(upload, "utf8")).toBe("a picture");
    expect(kept.map((path) => path.replace(/\d+$/, ""))).toEqual([
      join(dataDir, "database.before-"),
      join(dataDir, "uploads.before-"),
    ]);
    expect(await readFile(join(kept[1] ?? "", "partners/one.webp"), "utf8")).toBe("another");
    await rm(dataDir, { recursive: true });
    const child = startChild("command.ts", ["restore", file], { DATA_DIR: dataDir });
    expect(await child.exit()).toBe(0);
    expect(child.output()).toMatch(/^\d+ rows and 1 upload are back\./);
    expect(await readFile(upload, "utf8")).toBe("a picture");
    expect(await stateOf()).toBe(before);
  });

  it("leave a running shop, an existing file and a missing database alone", async () => {
    const database = await open();
    await expect(backUp(dataDir, file)).rejects.toThrow(DataDirectoryInUseError);
    await expect(restore(dataDir, file, true)).rejects.toThrow(BackupError);
    await database.close();
    await writeFile(file, "mine");
    await expect(backUp(dataDir, file)).rejects.toThrow("is there already");
    expect(await readFile(file, "utf8")).toBe("mine");
    await expect(backUp(join(folder, "none"), join(folder, "x"))).rejects.toThrow("no database");
  });

  it("refuse what is damaged and change nothing", async () => {
    const before = await stateOf();
    await backUp(dataDir, file);
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length / 2));
    await expect(restore(dataDir, file, true)).rejects.toThrow("no backup");
    await writeFile(file, "nonsense");
    await expect(restore(dataDir, file, true)).rejects.toThrow("no backup");
    expect(await stateOf()).toBe(before);
    expect((await readdir(dataDir)).sort()).toEqual(["database"]);
  });

  it("say where PostgreSQL's own tools are to be used", async () => {
    const child = startChild("command.ts", ["backup", file], { DATABASE_URL: "postgres://x/y" });
    expect(await child.exit()).toBe(1);
    expect(child.output()).toContain("pg_dump");
  });
});
