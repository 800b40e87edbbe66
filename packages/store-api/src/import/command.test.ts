import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runRole } from "../auth/role-command.js";
import { lockDataDirectory } from "../database/lock-file.js";
import { jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { copyEmbedded } from "../testing/databases.js";
import { runExport, runImport } from "./command.js";

useCatalogueFiles();

let folder: string;
let said: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "taanka-command-"));
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("DATABASE_URL", "");
  said = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

// One of them makes a database.
describe("a command in a folder without a shop", { timeout: 120_000 }, () => {
  it("is refused where it needs one, and makes nothing", async () => {
    const out = join(folder, "out.json");
    const missing = `There is no database in ${folder}`;
    await expect(runExport([out])).rejects.toThrow(missing);
    await expect(runRole(["9876543210", "Admin"])).rejects.toThrow(missing);
    expect(existsSync(join(folder, "database"))).toBe(false);
    expect(existsSync(out)).toBe(false);
  });

  it("checks a file all the same, and makes nothing", async () => {
    const file = await jsonOf({ products: [product("one")] });
    expect(await runImport([file, "--dry-run"])).toBe(0);
    expect(said.join("")).toContain("Checked, nothing written: 1 products");
    expect(existsSync(join(folder, "database"))).toBe(false);
  });

  it("begins a shop with an import, and says so; a file outlives an empty one", async () => {
    const header = await jsonOf({ products: [] });
    expect(await runImport([header])).toBe(0);
    expect(said.join("")).toContain(`There is no database in ${folder} yet: a new shop begins.`);
    const kept = join(folder, "kept.json");
    await writeFile(kept, "kept");
    await expect(runExport([kept])).rejects.toThrow("The shop has no products");
    expect(await readFile(kept, "utf8")).toBe("kept");
    expect(await runExport([join(folder, "new.json")])).toBe(0);
  });
});

describe("a check of a file beside a shop", () => {
  beforeEach(async () => {
    await mkdir(folder, { recursive: true });
    copyEmbedded(folder);
  });

  it("tells what would be removed, and the import removes it", async () => {
    const file = await jsonOf({ products: [product("one")] });
    expect(await runImport([file, "--dry-run"])).toBe(0);
    expect(await runImport([file])).toBe(0);
    const gone =
      /removed? (\d+) of the shop's products with 0 reviews, 0 wishes and 0 cart lines of shoppers/;
    const [checked, imported] = said.map((text) => gone.exec(text)?.[1]);
    expect(Number(checked)).toBeGreaterThan(0);
    expect(imported).toBe(checked);
  });

  it("is one of the file alone while the shop runs", async () => {
    const release = lockDataDirectory(folder);
    try {
      expect(await runImport([await jsonOf({ products: [product("one")] }), "--dry-run"])).toBe(0);
    } finally {
      release();
    }
    expect(said.join("")).toContain("Only the file is checked, not what it would do to the shop.");
    expect(said.join("")).toContain("Checked, nothing written: 1 products");
  });
});
