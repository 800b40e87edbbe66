import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Child, startChild } from "../testing/child.js";
import { copyEmbedded } from "../testing/databases.js";
import { type Database, openDatabase } from "./index.js";
import { DataDirectoryInUseError, lockDataDirectory } from "./lock-file.js";
import { ownerOfProcess } from "./lock-owner.js";

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

const options = { databasePoolSize: 1, onIdleError: () => undefined };
const open = (): Promise<Database> => openDatabase({ dataDir, ...options });

describe("the embedded database and kill -9", { timeout: 240_000 }, () => {
  it("keeps every acknowledged write, whole, and starts again by itself", async () => {
    copyEmbedded(dataDir);
    for (const [round, wanted] of [200, 350].entries()) {
      child = startChild("writer", [dataDir]);
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

describe("the embedded database's folder", { timeout: 120_000 }, () => {
  it("is for its owner alone, also where an earlier version made it", async () => {
    const folder = join(dataDir, "shop");
    const modesOf = () =>
      Promise.all(
        [folder, join(folder, "database")].map(async (path) => (await stat(path)).mode & 0o777),
      );
    const openIn = () => openDatabase({ dataDir: folder, ...options });
    await (await openIn()).close();
    expect(await modesOf()).toEqual([0o700, 0o700]);
    // What holds the database may be shared with what others read; the database never.
    for (const path of [folder, join(folder, "database")]) await chmod(path, 0o755);
    await (await openIn()).close();
    expect(await modesOf()).toEqual([0o755, 0o700]);
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
    ["a process that is gone", { pid: 2 ** 22 - 1 }],
    ["a process whose id another has now", { pid: process.pid }],
  ])("is taken over from %s", async (_, gone) => {
    const owner = { ...ownerOfProcess(), ...gone, started: "1" };
    await writeFile(lockFile(), JSON.stringify(owner));
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

  it.each([
    ["another host", { host: "another-host" }],
    ["another container of the same name", { namespace: "pid:[1]" }],
    ["another start of the machine", { boot: "another" }],
    ["an earlier version", { namespace: undefined, boot: undefined }],
  ])("of %s is respected while it shows signs of life", async (_, place) => {
    const owner = { ...ownerOfProcess(), token: "far", pid: 2 ** 22 - 1, ...place };
    await writeFile(lockFile(), JSON.stringify(owner));
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await utimes(lockFile(), ago(50), ago(50));
    expect(() => lockDataDirectory(dataDir)).toThrow(
      new RegExp(`Process ${owner.pid} on ${owner.host} already uses.*free 60 seconds later`),
    );
    await utimes(lockFile(), ago(60), ago(60));
    lockDataDirectory(dataDir)();
  });

  it("that was lost ends its holder, which leaves the new one alone", async () => {
    copyEmbedded(dataDir);
    child = startChild("writer", [dataDir]);
    await child.until(/^wrote 5$/m);
    const taker = JSON.stringify({ ...ownerOfProcess(), token: "taker" });
    await writeFile(lockFile(), taker);
    expect(await child.exit()).toBe(1);
    expect(child.output()).toContain(`The lock ${lockFile()} is not this process's any more`);
    expect(await readFile(lockFile(), "utf8")).toBe(taker);
  });

  it("that is gone is told to its holder", { timeout: 30_000 }, async () => {
    const lost = new Promise<Error>((resolve) => lockDataDirectory(dataDir, { onLost: resolve }));
    await rm(lockFile());
    expect((await lost).message).toContain("is not this process's any more");
  });

  it("is not kept by a database that did not open", async () => {
    await mkdir(join(dataDir, "database"), { recursive: true });
    await writeFile(join(dataDir, "database/PG_VERSION"), "not a version");
    await expect(open()).rejects.toThrow();
    expect(await readdir(dataDir)).toEqual(["database"]);
  });
});
