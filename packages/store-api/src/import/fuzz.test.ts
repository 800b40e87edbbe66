import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  csv,
  PLAIN,
  problemsOf,
  productsOf,
  readEntries,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { withEscape, withoutEscape } from "./formulas.js";
import { htmlToText } from "./html.js";
import { productSchema } from "./product.js";
import { columnsOf, toRow } from "./shopify-columns.js";

useCatalogueFiles();

/** Cells that spreadsheets and people write, and some that nobody does. */
const cell = fc.oneof(
  fc.constantFrom(
    ...["", "true", "Size", "XL", "1,299.00", "-2", "8.9E+12", "continue", "=1+1", "gid://x"],
  ),
  fc.constantFrom(
    ...["https://cdn.example/a.jpg", "https://", "<b><p>", "navy; white", "sep=,", "\u0000"],
  ),
  fc.string({ unit: fc.constantFrom(..."aझ0 ,;\t\"'\n<>&=E+-./"), maxLength: 20 }),
);
const HEADINGS = [
  ...["Handle", "Title", "Body (HTML)", "Type", "Tags", "Option1 Name", "Option1 Value"],
  ...["Option2 Name", "Option2 Value", "Variant SKU", "Variant Inventory Qty"],
  ...["Variant Inventory Policy", "Variant Price", "Image Src", "Barcode"],
  "Color (product.metafields.shopify.color-pattern)",
];
const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

describe("the reader of CSV files", () => {
  it("reads any cells to the end, and hands on only products that are fit for the shop", async () => {
    const rows = fc.array(
      fc.tuple(
        fc.constantFrom("a", "b", ""),
        fc.constantFrom("Name", ""),
        fc.array(cell, { maxLength: 16 }),
      ),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(",", ";", "\t"),
        fc.boolean(),
        async (all, sign, says) => {
          const lines = [
            HEADINGS,
            ...all.map(([handle, title, cells]) => [handle, title, ...cells]),
          ];
          const text = lines.map((line) => line.map(quoted).join(sign)).join("\r\n");
          const entries = await readEntries(says ? `sep=${sign}\r\n${text}` : text);
          for (const product of productsOf(entries))
            expect(v.is(productSchema, product)).toBe(true);
          for (const entry of entries) {
            if (entry.kind === "problem") expect(entry.problem.line).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("never fails but with a word of why, whatever the bytes are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const found = await readEntries(bytes).catch((error: unknown) => error);
        // A quote that is left open hides the whole of the first line.
        const reason = Array.isArray(found) ? problemsOf(found)[0] : found;
        expect(String(reason)).toMatch(/no Shopify product export|no valid CSV/);
      }),
      { numRuns: 60 },
    );
  });

  it("gets back every text that an export kept from being a formula", () => {
    const text = fc.string({ unit: fc.constantFrom(..."'=+-@＝a\t"), maxLength: 6 });
    fc.assert(
      fc.property(text, (value) => {
        expect(withoutEscape(withEscape(value))).toBe(value);
        expect(withEscape(value)).not.toMatch(/^[=+\-@＝]/);
      }),
    );
    const columns = columnsOf(["Handle", "Title", "Variant Price"]);
    expect(toRow(columns, ["a", "'=1+1", "499"]).title).toBe("=1+1");
  });
});

describe("HTML of descriptions", () => {
  it.each([
    ["unclosed tags", "<b>".repeat(5000), ""],
    ["closed tags", "<div>".repeat(5000), "</div>".repeat(5000)],
    ["tags that others close", "<div></p>".repeat(5000), ""],
    ["tags that close themselves", "<b/>".repeat(5000), ""],
    ["lists", "<ul><li>".repeat(3000), ""],
  ])("keeps its words within %s, however deep", async (_, before, after) => {
    expect(htmlToText(`${before}Soft.${after}`)).toContain("Soft.");
    const [product] = productsOf(
      await readEntries(csv(PLAIN.replace("<p>Soft.</p>", `${before}Soft.${after}`))),
    );
    expect(product?.description).toContain("Soft.");
  });

  it("is read whatever tags there are, in whatever order", () => {
    const tag = fc.constantFrom(...["b", "p", "ul", "li", "table", "tr", "td", "h2", "br", "svg"]);
    const piece = fc
      .tuple(tag, fc.constantFrom("", "/", ""))
      .map(([name, end]) => `<${end}${name}>`);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
        expect(htmlToText(`${pieces.join("")}words`)).toContain("words");
      }),
    );
  });
});
