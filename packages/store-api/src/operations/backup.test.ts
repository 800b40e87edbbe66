import fs, { cpSync, existsSync } from "node:fs";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { hostname, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "../database/index.js";
import { DataDirectoryInUseError, UnfinishedRestoreError } from "../database/lock-file.js";
import { snapshot } from "../testing/api.js";
import { startChild } from "../testing/child.js";
import { copyEmbedded } from "../testing/databases.js";
import { withScratch } from "./archive.js";
import { backUp, restore } from "./backup.js";
import { BackupError } from "./backup-error.js";

let folder: string;
let dataDir: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "taanka-backup-"));
  dataDir = join(folder, "data");
  file = join(folder, "shop.tar.gz");
  copyEmbedded(dataDir);
});

function watchNoLonger(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

afterEach(async () => {
  watchNoLonger();
  await rm(folder, { recursive: true, force: true });
});

const open = (place = dataDir): Promise<Database> =>
  openDatabase({ dataDir: place, databasePoolSize: 1, onIdleError: () => undefined });

async function stateOf(place = dataDir): Promise<string> {
  const database = await open(place);
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
    const child = startChild("command", ["restore", file], { DATA_DIR: dataDir });
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
    const refusal = await restore(dataDir, file, true).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      name: "BackupError",
      message: "shop.tar.gz is no backup of a shop, or is damaged.",
      cause: { code: "Z_BUF_ERROR" },
    });
    await writeFile(file, "nonsense");
    await expect(restore(dataDir, file, true)).rejects.toThrow("no backup");
    expect(await stateOf()).toBe(before);
    expect((await readdir(dataDir)).sort()).toEqual(["database"]);
  });

  it("blame the file system, and not the backup, for what it refuses", async () => {
    await mkdir(file);
    const refusal = await restore(dataDir, file, true).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: "BackupError", cause: { code: "EISDIR" } });
    expect(String(refusal)).toMatch(/could not be unpacked: EISDIR.*Nothing was changed/);
  });

  it("copy uploads that are a link to elsewhere", async () => {
    const elsewhere = join(folder, "elsewhere");
    await mkdir(elsewhere);
    await writeFile(join(elsewhere, "one.webp"), "a picture");
    await symlink(elsewhere, join(dataDir, "uploads"));
    expect((await backUp(dataDir, file)).uploads).toBe(1);
    const other = join(folder, "other");
    expect((await restore(other, file, false)).uploads).toBe(1);
    expect(await readFile(join(other, "uploads/one.webp"), "utf8")).toBe("a picture");
  });

  it("leave no copy of the database behind when they are interrupted", async () => {
    for (const [signal, code] of [
      ["SIGINT", 130],
      ["SIGTERM", 143],
      // A terminal that is closed.
      ["SIGHUP", 129],
    ] as const) {
      const child = startChild("command", ["backup", file], { DATA_DIR: dataDir });
      const scratch = async () =>
        (await readdir(folder)).filter((name) => name.startsWith(".taanka-backup-"));
      await vi.waitFor(async () => expect(await scratch()).toHaveLength(1), { timeout: 60_000 });
      expect(await child.end(signal)).toBe(code);
      expect(await scratch()).toEqual([]);
      expect(await readdir(dataDir)).toEqual(["database"]);
    }
  });

  it("remove what one that was killed left behind", async () => {
    const child = startChild("command", ["backup", file], { DATA_DIR: dataDir });
    const scratch = async () =>
      (await readdir(folder)).filter((name) => name.startsWith(".taanka-backup-"));
    await vi.waitFor(async () => expect(await scratch()).toHaveLength(1), { timeout: 60_000 });
    await child.end("SIGKILL");
    expect(await scratch()).toHaveLength(1);
    await backUp(dataDir, file);
    expect(await scratch()).toEqual([]);
  });

  it("remove what nobody works in any more, also under another name of the machine", async () => {
    const now = Date.now();
    const made = async (name: string, hoursAgo: number) => {
      const place = join(folder, `.taanka-backup-${name}`);
      await mkdir(join(place, "packing"), { recursive: true });
      await utimes(place, new Date(), new Date(now - hoursAgo * 3_600_000));
      return basename(place);
    };
    await made("its-old-name-4711-abc", 25);
    // A process that is running has got the id of the one that was killed.
    await made(`${hostname()}-${process.pid}-abc`, 25);
    const others = await made("another-machine-4711-abc", 23);
    const own = await made(`${hostname()}-${process.pid}-def`, 23);
    await backUp(dataDir, file);
    expect((await readdir(folder)).sort()).toEqual([others, own, "data", "shop.tar.gz"].sort());
  });

  it("give a sign of life while they work", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      await withScratch(file, async (scratch) => {
        await utimes(scratch, 0, 0);
        vi.advanceTimersByTime(60_000);
        expect(Date.now() - (await stat(scratch)).mtimeMs).toBeLessThan(60_000);
      });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("say where PostgreSQL's own tools are to be used", async () => {
    const child = startChild("command", ["backup", file], { DATABASE_URL: "postgres://x/y" });
    expect(await child.exit()).toBe(1);
    expect(child.output()).toContain("pg_dump");
  });
});

describe("a restore that is stopped between two folders", { timeout: 120_000 }, () => {
  const picture = (place = dataDir) => readFile(join(place, "uploads/one.webp"), "utf8");
  let made: string;
  let before: string;

  // Each case begins with the same backup: it is made once.
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), "taanka-backup-"));
    const shop = join(made, "data");
    copyEmbedded(shop);
    before = await stateOf(shop);
    await mkdir(join(shop, "uploads"));
    await writeFile(join(shop, "uploads/one.webp"), "a picture");
    await backUp(shop, join(made, "shop.tar.gz"));
  });

  afterAll(() => rm(made, { recursive: true, force: true }));

  beforeEach(async () => {
    await cp(join(made, "shop.tar.gz"), file);
    await mkdir(join(dataDir, "uploads"));
    await writeFile(join(dataDir, "uploads/one.webp"), "another");
  });

  /** Tells of each exchange of folders before it happens; the database renames files of its own. */
  function watchExchanges(told: (exchange: number) => void): void {
    watchNoLonger();
    const { renameSync: real } = fs;
    let count = 0;
    vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
      const folders = [dirname(String(from)), dirname(String(to))];
      if (folders.includes(dataDir)) told(++count);
      real(from, to);
    });
    syncBuiltinESMExports();
  }

  it("is undone when it fails", async () => {
    for (const failing of [2, 4]) {
      watchExchanges((exchange) => {
        if (exchange === failing) throw new Error("the disk is gone");
      });
      await expect(restore(dataDir, file, true)).rejects.toThrow(
        "the disk is gone. Everything is as it was.",
      );
      expect((await readdir(dataDir)).sort()).toEqual(["database", "uploads"]);
      expect(await picture()).toBe("another");
    }
    expect(await stateOf()).toBe(before);
  });

  it("names what is kept when it cannot be undone, and no shop starts on it", async () => {
    watchExchanges((exchange) => {
      if (exchange > 1) throw new Error("the disk is gone");
    });
    const refusal = await restore(dataDir, file, true).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BackupError);
    expect(String(refusal)).toMatch(/is kept in \S+database\.before-\d+; restore again/);
    await expect(open()).rejects.toThrow(UnfinishedRestoreError);
  });

  it("is refused by whoever opens the folder, and repaired by the next restore", async () => {
    const killed: string[] = [];
    watchExchanges((exchange) => {
      const copy = join(folder, `killed-${exchange}`);
      cpSync(dataDir, copy, { recursive: true, filter: (path) => !path.endsWith(".lock") });
      killed.push(copy);
    });
    await restore(dataDir, file, true);
    watchNoLonger();
    expect(killed).toHaveLength(4);
    for (const place of killed.slice(1)) {
      await expect(open(place)).rejects.toThrow(UnfinishedRestoreError);
      await expect(restore(place, file, false)).rejects.toThrow("With --force");
      const { kept } = await restore(place, file, true);
      expect(kept.join()).toContain("/database.before-");
      expect(await picture(place)).toBe("a picture");
      expect(await stateOf(place)).toBe(before);
    }
  });

  it("makes no new shop when the program is started", async () => {
    await rename(join(dataDir, "database"), join(dataDir, "database.before-1"));
    await writeFile(join(dataDir, "restoring"), "before-1\n");
    const child = startChild("main", [], { DATA_DIR: dataDir, PORT: "0" });
    expect(await child.exit()).toBe(1);
    expect(child.output()).toMatch(
      /^A restore into .* was broken off\. Run it again, with --force/,
    );
    expect(existsSync(join(dataDir, "database"))).toBe(false);
  });
});
