import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll } from "vitest";
import type { ProductInput } from "../import/product.js";
import { type CatalogueEntry, readCatalogue } from "../import/read.js";
import type { OnePrice } from "../import/shopify-product.js";
import { fieldChecks } from "../items/product-fields.js";

/** The fields of a product of which its file says nothing. */
export const unsaid = v.parse(v.object(fieldChecks), {});

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

/** Writes a document, or lines that are JSON already. */
export function jsonOf(value: unknown, ending = "json"): Promise<string> {
  return fileOf(typeof value === "string" ? value : JSON.stringify(value), ending);
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

/** A product of a JSON file. */
export function product(id: string, more: Partial<ProductInput> = {}): ProductInput {
  return {
    id,
    name: `Handloom ${id}`,
    category: "Sarees",
    price: 1200,
    mrp: 1500,
    description: "Woven by hand.",
    filters: [{ key: "Fabric", value: "Cotton" }],
    colors: [
      {
        name: "Deep Green",
        images: [{ url: "https://cdn.example/green.jpg", alt: "Green" }],
        sizes: [{ size: "Free Size", sku: `${id}-G`, stock: 3 }],
      },
    ],
    ...more,
  };
}

/** What a shop shows before its products. */
export const front = {
  categories: [
    { name: "Sarees", image: { url: "https://cdn.example/sarees.jpg", color: "#a02030" } },
  ],
  banners: [
    {
      name: "Wedding Edit",
      heading: "For the great day",
      text: "Silk and zari",
      link: "/view-all/campaign/wedding-edit",
      image: { url: "https://cdn.example/wide.jpg", color: "#401020" },
      portrait: "banners/wedding-portrait",
      textSide: "end",
    },
    { name: "New", link: "/view-all", image: { url: "banners/new" } },
  ],
  coupons: [
    {
      code: "diwali-20",
      description: "20% off",
      discountType: "percent",
      discountValue: 20,
      maximumDiscount: 500,
      minimumAmount: 1000,
      startsAt: "2020-10-01",
      expiresAt: "2099-10-31",
      totalLimit: 100,
      perUserLimit: 1,
    },
    { code: "OVER", discountType: "flat", discountValue: 50, expiresAt: "2020-10-31" },
    { code: "SAVE50", discountType: "flat", discountValue: 75, isActive: false },
  ],
};
