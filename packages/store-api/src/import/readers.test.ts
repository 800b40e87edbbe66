import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  HEAD,
  PLAIN,
  problemsOf,
  product,
  productsOf,
  readEntries,
  unsaid,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import type { CatalogueProduct } from "./product.js";
import { HEADINGS_OUT, toShopifyRows } from "./shopify-export.js";
import { idOfHandle } from "./text.js";

useCatalogueFiles();

const line = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(..."abcÄझक,;\"'<&>(); 09"), minLength: 1, maxLength })
    .map((value) => value.trim().replace(/\s+/g, " "))
    .filter((value) => value !== "");
const word = fc.string({ unit: fc.constantFrom(..."abcdeÄझ"), minLength: 1, maxLength: 12 });
const colors = fc.uniqueArray(word, {
  minLength: 1,
  maxLength: 4,
  selector: (name) => name.toLowerCase(),
});
const sizeNames = fc.uniqueArray(word, {
  minLength: 1,
  maxLength: 4,
  selector: (name) => name.toLowerCase(),
});

/** Products with what a Shopify export can say of them. */
const shopifyProducts = fc
  .array(
    fc.record({
      name: line(60),
      description: fc.array(line(40), { maxLength: 3 }),
      category: word,
      subcategory: fc.option(word, { nil: undefined }),
      brand: word,
      garment: word,
      price: fc.integer({ min: 1, max: 90_000 }),
      more: fc.integer({ min: 1, max: 900 }),
      tags: fc.uniqueArray(word, { maxLength: 3 }),
      fabric: fc.option(word, { nil: undefined }),
      colors,
      sizeNames,
      stock: fc.nat(50),
      shared: fc.nat(3),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((sketches) =>
    sketches.map((sketch, index): CatalogueProduct => {
      const picture = (name: string) => ({
        url: `https://cdn.example/${index}/${name}.jpg`,
        alt: name,
      });
      const shared = Array.from({ length: sketch.shared }, (_, at) => picture(`all-${at}`));
      const { subcategory } = sketch;
      return {
        ...unsaid,
        id: `product-${index}`,
        name: sketch.name,
        description: sketch.description.join("\n\n"),
        category: sketch.category,
        ...(subcategory && subcategory !== sketch.category ? { subcategory } : {}),
        brand: sketch.brand,
        garment: sketch.garment,
        price: sketch.price,
        mrp: sketch.price + sketch.more,
        filters: sketch.fabric ? [{ key: "Fabric", value: sketch.fabric }] : [],
        tags: sketch.tags,
        colors: sketch.colors.map((name, colorIndex) => ({
          name,
          images: [...(sketch.colors.length > 1 ? [picture(`own-${colorIndex}`)] : []), ...shared],
          sizes: sketch.sizeNames.map((size, at) => ({
            size,
            sku: `P${index}-${colorIndex}-${at}`,
            stock: sketch.stock,
          })),
        })),
      };
    }),
  );

describe("the readers", () => {
  it("make products or problems of anything, and never fall over", async () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.constantFrom(
        "",
        "plain",
        "499",
        "-1",
        "1e99",
        '"',
        "\n",
        "Color: Red",
        "https://a.example/b",
      ),
    );
    const table = fc.array(fc.array(cell, { maxLength: 24 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(table, fc.boolean(), async (rows, quoted) => {
        const body = quoted ? stringify(rows) : rows.map((row) => row.join(",")).join("\n");
        for (const entry of await readEntries(`${HEAD}\n${body}`)) {
          if (entry.kind !== "product") continue;
          expect(entry.product.price).toBeGreaterThan(0);
          expect(entry.product.description).not.toMatch(/<script/i);
        }
      }),
      { numRuns: 250 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.json({ maxDepth: 3 })), async (lines) => {
        const entries = await readEntries(lines.join("\n"), "jsonl");
        expect(productsOf(entries)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each(["सा\u095cी", "cafe\u0301"])("take ids and addresses as they stand: %s", async (name) => {
    const url = `https://cdn.example/${name}.jpg`;
    const row = PLAIN.replace("plain,", `${name},`).replace("499,,,,,", `499,,${url},,${url},`);
    const [fromShopify] = productsOf(await readEntries(`${HEAD}\n${row}`));
    expect(fromShopify).toMatchObject({
      id: idOfHandle(name),
      colors: [{ images: [{ url }] }],
    });
    const written = product("json", {
      colors: [{ images: [{ url }], sizes: [{ size: "S", sku: "S-1" }] }],
    });
    const [fromJson] = productsOf(await readEntries(JSON.stringify(written), "jsonl"));
    expect(fromJson?.colors[0]?.images[0]?.url).toBe(url);
  });

  it("read back what was written, whatever the texts are", async () => {
    await fc.assert(
      fc.asyncProperty(shopifyProducts, async (products) => {
        const rows = [
          [...HEADINGS_OUT],
          ...products.flatMap((product) => [...toShopifyRows(product)]),
        ];
        const entries = await readEntries(stringify(rows));
        expect(problemsOf(entries)).toEqual([]);
        expect(productsOf(entries)).toEqual(products);
      }),
      { numRuns: 150 },
    );
  });
});
