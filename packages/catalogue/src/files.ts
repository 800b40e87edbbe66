import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { CatalogueError, type CatalogueProblem } from "./error.js";
import { type CatalogueRecords, type Manifest, ManifestSchema, RecordsSchema } from "./schema.js";

/** The package's folder: `src/files.ts` and the built `dist/index.js` both lie one level below it. */
const packageRoot = fileURLToPath(new URL("../", import.meta.url));

/** Absolute path of the folder that holds the catalogue's pictures and their manifest. */
export const picturesDir: string = join(packageRoot, "pictures");

/** Absolute path of the folder that holds the catalogue's data files. */
export const dataDir: string = join(packageRoot, "data");

const FILES = {
  categories: "categories.json",
  brands: "brands.json",
  campaigns: "campaigns.json",
  filters: "filters.json",
  home: "home.json",
  banners: "banners.json",
  sizeCharts: "size-charts.json",
  reviews: "reviews.json",
} as const satisfies Record<Exclude<keyof CatalogueRecords, "products">, string>;

/** What a data file is called in messages. `index` counts the products in the order of their files. */
type FileName = (key: string, index: number) => string;

/**
 * Reads and validates every data file of a folder.
 * @throws CatalogueError with the problems of all files together
 */
export function readRecords(directory: string): CatalogueRecords {
  const problems: CatalogueProblem[] = [];
  const read = (file: string): unknown => {
    const result = parseFile(join(directory, file));
    if ("reason" in result) problems.push(problem(`data/${file}`, "", result.reason));
    return "value" in result ? result.value : undefined;
  };
  const productFiles = listProducts(directory);
  const raw = {
    ...Object.fromEntries(Object.entries(FILES).map(([key, file]) => [key, read(file)])),
    products: productFiles.map(read),
  };
  if (problems.length > 0) throw new CatalogueError(problems);

  const named = new Map<string, string>(Object.entries(FILES));
  const records = validate(RecordsSchema, raw, (key, index) =>
    key === "products" ? `data/${productFiles[index]}` : `data/${named.get(key)}`,
  );
  checkProductNames(records, productFiles);
  return records;
}

/** A product is found by its file's name, in messages too, so both must agree. */
function checkProductNames(records: CatalogueRecords, files: readonly string[]): void {
  const misnamed = records.products.flatMap(({ id }, index) =>
    files[index] === `products/${id}.json`
      ? []
      : [problem(`data/${files[index]}`, "id", `must be the file's name, not "${id}"`)],
  );
  if (misnamed.length > 0) throw new CatalogueError(misnamed);
}

/**
 * Reads the list of pictures that exist. A catalogue without pictures has an empty one.
 * @param directory the folder of the pictures
 * @throws CatalogueError when the manifest is there but wrong
 */
export function readManifest(directory: string = picturesDir): Manifest {
  const path = join(directory, "manifest.json");
  if (!existsSync(path)) return {};
  const result = parseFile(path);
  const file = "pictures/manifest.json";
  if ("reason" in result) throw new CatalogueError([problem(file, "", result.reason)]);
  const parsed = v.safeParse(ManifestSchema, result.value);
  if (parsed.success) return parsed.output;
  throw new CatalogueError(parsed.issues.map((i) => problem(file, fieldOf(i, 0), i.message)));
}

function listProducts(directory: string): string[] {
  const folder = join(directory, "products");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => `products/${name}`);
}

function parseFile(path: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(readFileSync(path, "utf8")) };
  } catch (cause) {
    return { reason: `can't be read: ${cause instanceof Error ? cause.message : String(cause)}` };
  }
}

function validate(shape: typeof RecordsSchema, raw: unknown, fileName: FileName): CatalogueRecords {
  const result = v.safeParse(shape, raw);
  if (result.success) return result.output;
  throw new CatalogueError(
    result.issues.map((issue) => {
      const key = String(issue.path?.[0]?.key);
      const index = Number(issue.path?.[1]?.key);
      return problem(
        fileName(key, index),
        fieldOf(issue, key === "products" ? 2 : 1),
        issue.message,
      );
    }),
  );
}

function fieldOf(issue: v.BaseIssue<unknown>, skip: number): string {
  return (issue.path ?? [])
    .slice(skip)
    .map((item) => String(item.key))
    .join(".");
}

function problem(file: string, field: string, message: string): CatalogueProblem {
  return { file, field, message };
}
