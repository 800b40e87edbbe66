import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type CatalogueEntry, readCatalogue } from "../import/read.js";
import type { OnePrice } from "../import/shopify-product.js";

let folder: string;
let count = 0;

/** Gives the tests of a file a folder for catalogue files. */
export function useCatalogueFiles(): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "taanka-files-"));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
}

/** Writes a file. */
export async function fileOf(content: string | Uint8Array, ending = "csv"): Promise<string> {
  const path = join(folder, `${++count}.${ending}`);
  await writeFile(path, content);
  return path;
}

/** What is found in a file with such content. */
export async function readEntries(
  content: string | Uint8Array,
  ending = "csv",
  onePrice?: OnePrice,
): Promise<CatalogueEntry[]> {
  const path = await fileOf(content, ending);
  const entries: CatalogueEntry[] = [];
  for await (const entry of readCatalogue(path, { onePrice })) entries.push(entry);
  return entries;
}

export const productsOf = (entries: readonly CatalogueEntry[]) =>
  entries.flatMap((entry) => (entry.kind === "product" ? [entry.product] : []));

/** Problems as a line each: `2 error: what is wrong`. */
export const problemsOf = (entries: readonly CatalogueEntry[]) =>
  entries.flatMap((entry) =>
    entry.kind === "problem"
      ? [`${entry.problem.line} ${entry.problem.level}: ${entry.problem.message}`]
      : [],
  );

/** The first line of an export. */
export const HEAD =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Variant Image,Status";
/** An export with the given rows. */
export const csv = (...lines: string[]) => [HEAD, ...lines].join("\r\n");
/** A row that is a whole product. */
export const PLAIN =
  "plain,Plain Kurti,<p>Soft.</p>,Mill,Kurti,,true,Title,Default Title,,,PK-1,shopify,4,499,,,,,active";
