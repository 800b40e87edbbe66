import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { CatalogueError, dataDir, loadCatalogue, readManifest } from "./index.js";

describe("a broken file", () => {
  const folders: string[] = [];
  const product = "products/bagru-block-print-kurti.json";
  const other = "products/ikat-print-workday-kurti.json";

  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** A copy of the data in which parts of one file's text are replaced. */
  function breakFile(file: string, search: string | RegExp, replacement: string): string {
    const folder = mkdtempSync(join(tmpdir(), "taanka-catalogue-"));
    folders.push(folder);
    cpSync(dataDir, folder, { recursive: true });
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(search, replacement);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
    return folder;
  }

  it.each([
    [product, '"price": 649', '"price": "649"', "price"],
    [product, '"price": 649', '"price": 2000', "price"],
    [product, '"stock":', '"stok":', "colors.0.sizes.0.stock"],
    [product, '"mrp"', '"pirce": 1, "mrp"', "pirce"],
    [product, "2026-03-28", "2026-02-30", "createdAt"],
    [product, '"kurtis"', '"kurties"', "categoryId"],
    [product, '"printed-kurtis"', '"silk-sarees"', "subcategoryId"],
    [product, '"phulbaag-lane"', '"nobody"', "brandId"],
    [product, '"design"', '"defaultColor": "pink", "design"', "defaultColor"],
    [product, '"description"', '"campaignId": "gone", "description"', "campaignId"],
    [product, "TK-BBK-IVO-S", "TK-BBK-IVO-XS", "colors.0.sizes.1.skuId"],
    [product, "Floral", "Flower", "filters.6"],
    [product, '"id": "bagru-block-print-kurti"', '"id": "kurti"', "id"],
    [other, '"size": "XS"', '"size": "36"', "colors.0.sizes.0.size"],
    ["home.json", "kanjivaram-temple-border-saree", "gone", "0.items.3"],
    ["banners.json", "/view-all/subcategory/printed-kurtis", "/view-all/category/gone", "3.link"],
    ["reviews.json", /2026-0\d-\d\d/, "2020-01-01", "0.date"],
    ["size-charts.json", '"howToMeasure"', '"how"', "saree.howToMeasure"],
  ])("%s with %s as %s is reported at %s", (file, search, replacement, field) => {
    const directory = breakFile(file, search, replacement);
    const error = failure(() => loadCatalogue({ directory }));
    expect(error.problems).toContainEqual(expect.objectContaining({ file: `data/${file}`, field }));
    expect(error.message).toContain(`data/${file}, field ${field}: `);
  });

  it("of pictures is reported too", () => {
    const folder = mkdtempSync(join(tmpdir(), "taanka-pictures-"));
    folders.push(folder);
    expect(readManifest(folder)).toEqual({});
    writeFileSync(join(folder, "manifest.json"), JSON.stringify({ a: { width: 0 } }));
    expect(failure(() => readManifest(folder)).message).toContain(
      "pictures/manifest.json, field a.width: ",
    );
  });

  it("that is not JSON is reported by its name, together with others", () => {
    const directory = breakFile("brands.json", "[", "{");
    writeFileSync(join(directory, product), "");
    const error = failure(() => loadCatalogue({ directory }));
    expect(error.problems.map(({ file }) => file)).toEqual(["data/brands.json", `data/${product}`]);
  });
});

function failure(action: () => unknown): CatalogueError {
  try {
    action();
  } catch (error) {
    if (error instanceof CatalogueError) return error;
    throw error;
  }
  throw new Error("Nothing was thrown.");
}
