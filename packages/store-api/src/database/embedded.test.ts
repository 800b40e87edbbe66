import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Child, startChild } from "../testing/child.js";
import { copyEmbedded } from "../testing/databases.js";
import { type Database, openDatabase } from "./index.js";
import { DataDirectoryInUseError, lockDataDirectory } from "./lock-file.js";

let dataDir: string;
let child: Child | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "taanka-embedded-"));
});

afterEach(async () => {
  await child?.end("SIGKILL");
  child = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const open = (): Promise<Database> =>
  openDatabase({ dataDir, databasePoolSize: 1, onIdleError: () => undefined });

describe("the embedded database and kill -9", { timeout: 240_000 }, () => {
  it("keeps every acknowledged write, whole, and starts again by itself", async () => {
    copyEmbedded(dataDir);
    for (const [round, wanted] of [200, 350].entries()) {
      child = startChild("testing/writer.ts", [dataDir]);
      await child.until(/^open$/m);
      if (round === 0) {
        await expect(open()).rejects.toThrow(
          `Process ${child.process.pid} on ${hostname()} already uses the database in ${dataDir}: ` +
            "stop it first, or give this one another folder with DATA_DIR.",
        );
      }
      await child.until(new RegExp(`^wrote ${wanted}$`, "m"));
      await child.end("SIGKILL");
      const acknowledged = (child.output().match(/^wrote \d+$/gm) ?? []).length;
      const database = await open();
      const rows = await database.db
        .selectFrom("settings")
        .select("key")
        .where("key", "like", "pair-%")
        .execute();
      const keys = new Set(rows.map((row) => row.key));
      for (let pair = 1; pair <= acknowledged; pair++) {
        expect(keys).toContain(`pair-${pair}-a`);
        expect(keys).toContain(`pair-${pair}-b`);
      }
      expect(keys.size % 2).toBe(0);
      await database.db.deleteFrom("settings").where("key", "like", "pair-%").execute();
      await database.close();
    }
  });
});

describe("the lock of the data folder", () => {
  const lockFile = () => join(dataDir, "database.lock");

  it("is taken, refused to a second user in the same process, and given back", async () => {
    const release = lockDataDirectory(dataDir);
    expect(() => lockDataDirectory(dataDir)).toThrow(DataDirectoryInUseError);
    expect(() => lockDataDirectory(dataDir)).toThrow("This process already uses the database in");
    release();
    expect(await readdir(dataDir)).toEqual([]);
    lockDataDirectory(dataDir)();
  });

  it("makes the folder where it is missing", async () => {
    const folder = join(dataDir, "a/b");
    lockDataDirectory(folder)();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ["a process that is gone", { pid: 2 ** 22 - 1, started: "1", host: hostname() }],
    ["a process whose id another has now", { pid: process.pid, started: "1", host: hostname() }],
  ])("is taken over from %s", async (_, owner) => {
    await writeFile(lockFile(), JSON.stringify({ token: "old", ...owner }));
    const release = lockDataDirectory(dataDir);
    expect(() => lockDataDirectory(dataDir)).toThrow(DataDirectoryInUseError);
    release();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("is taken over when it holds nothing readable", async () => {
    await writeFile(lockFile(), "");
    lockDataDirectory(dataDir)();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("of another host is respected while it shows signs of life", async () => {
    const owner = { token: "far", pid: 1, started: "1", host: "another-host" };
    await writeFile(lockFile(), JSON.stringify(owner));
    expect(() => lockDataDirectory(dataDir)).toThrow("Process 1 on another-host already uses");
    const { utimes } = await import("node:fs/promises");
    const minuteAgo = new Date(Date.now() - 60_000);
    await utimes(lockFile(), minuteAgo, minuteAgo);
    lockDataDirectory(dataDir)();
  });

  it("is not kept by a database that did not open", async () => {
    await mkdir(join(dataDir, "database"), { recursive: true });
    await writeFile(join(dataDir, "database/PG_VERSION"), "not a version");
    await expect(open()).rejects.toThrow();
    expect(await readdir(dataDir)).toEqual(["database"]);
  });
});
