import { describe, expect, it } from "vitest";
import {
  fileOf,
  HEAD,
  PLAIN,
  problemsOf,
  productsOf,
  readEntries,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { factsOf, METAFIELDS, metafieldOf, readMetafieldTable, valuesOf } from "./metafields.js";
import { CatalogueFileError } from "./problems.js";

useCatalogueFiles();

const columnOf = (heading: string) => {
  const column = metafieldOf(heading);
  if (!column) throw new Error(`${heading} is no metafield.`);
  return column;
};
const facts = (heading: string, cell: string, table = METAFIELDS) =>
  factsOf(table, columnOf(heading), cell);

describe("metafields", () => {
  it("are known by their headings", () => {
    expect(metafieldOf("Sleeve (product.metafields.shopify.sleeve-length-type)")).toEqual({
      title: "Sleeve",
      key: "shopify.sleeve-length-type",
    });
    expect(metafieldOf("Variant Barcode")).toBeUndefined();
  });

  it.each([
    ["navy; white", ["navy", "white"]],
    ['["navy","white"]', ["navy", "white"]],
    ["navy; navy;", ["navy"]],
    ["gid://shopify/Metaobject/1", []],
    ['{"type":"root","children":[]}', []],
  ])("of %s have the values %j", (cell, values) => {
    expect(valuesOf(cell)).toEqual(values);
  });

  it("become filters where Shopify gave them, and stay out where nobody said what they are", () => {
    expect(facts("Age group (product.metafields.shopify.age-group)", "adults")).toEqual({
      kind: "filter",
      facts: [{ key: "Age group", value: "adults" }],
    });
    expect(facts("Cost (product.metafields.custom.cost)", "300")).toEqual({ kind: "left out" });
    expect(facts("Size (product.metafields.shopify.size)", "s; m")).toEqual({ kind: "left out" });
  });

  it("become what the shop's own table says", async () => {
    const path = await fileOf(
      JSON.stringify({
        "custom.work": { filter: "Work" },
        "custom.*": { detail: true },
        "custom.cost": null,
        "shopify.fabric": { detail: "Cloth" },
      }),
      "json",
    );
    const table = await readMetafieldTable(path);
    const of = (key: string) => facts(`Name (product.metafields.${key})`, "zari; gota", table);
    expect(of("custom.work")).toMatchObject({ kind: "filter", facts: [{ key: "Work" }, {}] });
    expect(of("custom.border")).toEqual({
      kind: "detail",
      facts: [{ key: "Name", value: "zari, gota" }],
    });
    expect(of("custom.cost")).toEqual({ kind: "left out" });
    expect(of("shopify.fabric")).toMatchObject({ kind: "detail", facts: [{ key: "Cloth" }] });
    expect(of("shopify.neckline")).toMatchObject({ kind: "filter" });
  });

  it.each([
    ["[]", "The file"],
    ["{", "The file"],
    ['{"wash care":null}', "such as custom.wash_care"],
    ['{"custom.care":{"filters":"Care"}}', 'must be {"filter": "Name"}'],
  ])("are refused a table of %s", async (content, message) => {
    const path = await fileOf(content, "json");
    await expect(readMetafieldTable(path)).rejects.toThrow(CatalogueFileError);
    await expect(readMetafieldTable(path)).rejects.toThrow(message);
  });

  it.each([
    ["Fabric", "custom.fabric", "Silk ".repeat(80), "filters", "Fabric"],
    ["Fabric ".repeat(9), "shopify.fabric", "Silk", "filters", "names of filters"],
    ["Care", "custom.care", "Dry. ".repeat(80), "details", "Care"],
    ["Care ".repeat(9), "custom.care", "Dry clean", "details", "names of details"],
    ["Fabric", "custom.fabric", `["${"\\u095c".repeat(200)}"]`, "filters", "Fabric"],
  ] as const)("are cut where %s of %s is too long", async (title, key, cell, where, what) => {
    const heading = `${title.trim()} (product.metafields.${key})`;
    const quoted = `"${cell.trim().replaceAll('"', '""')}"`;
    const entries = await readEntries(`${HEAD},${heading}\r\n${PLAIN},${quoted}`);
    expect(problemsOf(entries)).toEqual([
      `2 warning: Cut to what the shop has room for: ${what} (1 product, the first on line 2).`,
    ]);
    expect(productsOf(entries)[0]?.[where]).toHaveLength(1);
  });
});
