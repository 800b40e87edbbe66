import { describe, expect, it } from "vitest";
import {
  csv,
  HEAD,
  PLAIN,
  problemsOf,
  productsOf,
  readEntries,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";

useCatalogueFiles();

const also = (heading: string, ...rows: string[]) => [`${HEAD},${heading}`, ...rows].join("\r\n");
const SECOND = PLAIN.replace("plain", "second").replace("PK-1", "PK-2");

describe("what a file says and the shop does not take", () => {
  it("is counted by column in one line, once for each product", async () => {
    const file = also("Variant Barcode,SEO Title", `${PLAIN},890,Best`, `${SECOND},891,`);
    expect(problemsOf(await readEntries(file))).toEqual([
      '1 warning: Columns that are left out: "Variant Barcode" (2 products), "SEO Title" (1 product).',
    ]);
  });

  it("is nothing where the columns are empty, or the product is not for sale", async () => {
    const draft = SECOND.replace(/active$/, "draft");
    expect(problemsOf(await readEntries(also("Barcode", `${PLAIN},`, `${draft},890`)))).toEqual([]);
  });

  it("is told where texts and lists are cut", async () => {
    const title = "Kurti ".repeat(60).trim();
    const tags = Array.from({ length: 260 }, (_, at) => `tag-${at}`).join(", ");
    const entries = await readEntries(
      csv(
        PLAIN,
        SECOND.replace("Plain Kurti", title)
          .replace("<p>Soft.</p>", `<p>${"Soft. ".repeat(4000)}</p>`)
          .replace("Kurti,,true", `Kurti,"${tags}",true`),
      ),
    );
    expect(problemsOf(entries)).toEqual([
      "3 warning: Cut to what the shop has room for: Title (1 product, the first on line 3), Body (HTML) (1 product, the first on line 3), Tags (1 product, the first on line 3).",
    ]);
    expect(productsOf(entries)[1]?.name.length).toBeLessThanOrEqual(200);
  });

  it("keeps names apart that begin alike and are cut", async () => {
    const long = "Hand block printed mul cotton with zari border and tassels ".repeat(3);
    const rows = ["one", "two"].map((end, at) => {
      const options = `Size,${long}${end}`;
      const row = at === 0 ? PLAIN : "plain,,,,,,,Title,Default Title,,,PK-2,shopify,4,499,,,,,";
      return row.replace("Title,Default Title", options);
    });
    const entries = await readEntries(csv(...rows));
    expect(problemsOf(entries)).toEqual([
      "2 warning: Cut to what the shop has room for: the options as a size (1 product, the first on line 2).",
    ]);
    const sizes = productsOf(entries)[0]?.colors[0]?.sizes.map(({ size }) => size);
    expect(new Set(sizes).size).toBe(2);
  });
});

describe("what the shop takes in another way", () => {
  const policy = (word: string) => also("Variant Inventory Policy", `${PLAIN},${word}`);

  it.each([
    [
      "a stock beyond what it counts",
      csv(PLAIN.replace("shopify,4", "shopify,3000000")),
      "2 warning: Cut to what the shop has room for: Variant Inventory Qty (1 product, the first on line 2).",
    ],
    [
      "a picture of a variant that is no address",
      csv(PLAIN.replace(",,active", ",red.jpg,active")),
      '2 warning: Variant Image "red.jpg" is no address.',
    ],
    [
      "a policy that it does not know",
      policy("preorder"),
      '2 warning: Variant Inventory Policy is "preorder", not continue or deny, and is taken for deny.',
    ],
    [
      "a field that has a second column",
      also("Vendor", `${PLAIN},Other Mill`),
      '1 warning: Columns that are left out: "Vendor in column 21" (1 product).',
    ],
    [
      "two columns of one heading",
      also("Barcode,Barcode", `${PLAIN},1,2`),
      '1 warning: Columns that are left out: "Barcode" (1 product), "Barcode in column 22" (1 product).',
    ],
  ])("is told: %s", async (_, file, message) => {
    const entries = await readEntries(file);
    expect(problemsOf(entries)).toEqual([message]);
    expect(productsOf(entries)).toHaveLength(1);
  });

  it.each(["deny", "continue", "FALSE", "true"])("is not a policy of %s", async (word) => {
    expect(problemsOf(await readEntries(policy(word)))).toEqual([]);
  });
});

describe("options", () => {
  const rows = (names: [string, string], ...values: [string, string][]) =>
    csv(
      ...values.map(([one, two], at) =>
        at === 0
          ? PLAIN.replace("Title,Default Title,,", `${names[0]},${one},${names[1]},${two}`)
          : `plain,,,,,,,,${one},,${two},PK-${at + 1},shopify,4,499,,,,,`,
      ),
    );

  it.each([
    [["Size", "Fabric"], [["M", "Silk"]], ["M"], [{ key: "Fabric", value: "Silk" }]],
    [
      ["Size", "Fabric"],
      [
        ["M", "Silk"],
        ["M", "Cotton"],
      ],
      ["M / Silk", "M / Cotton"],
      [],
    ],
    [["Blouse Size", "Fall"], [["38", "Yes"]], ["38"], [{ key: "Fall", value: "Yes" }]],
    [["Fabric", ""], [["Silk", ""]], ["Free Size"], [{ key: "Fabric", value: "Silk" }]],
  ] as const)("%j of %j make sizes %j and details %j", async (names, values, sizes, details) => {
    const file = rows([...names], ...values.map(([one, two]): [string, string] => [one, two]));
    const [product] = productsOf(await readEntries(file));
    expect(product?.colors[0]?.sizes.map(({ size }) => size)).toEqual(sizes);
    expect(product?.details).toEqual(details);
  });
});

describe("what a spreadsheet did to a file", () => {
  it.each([
    ["PK-1", "8.90123E+12", '2 error: The SKU "8.90123E+12" was damaged by a spreadsheet'],
    ["PK-1", "8,90123E+12", '2 error: The SKU "8,90123E+12" was damaged by a spreadsheet'],
    ["Title,Default Title", "Size,06-Mar", '2 warning: Size is "06-Mar": a spreadsheet may have'],
  ])("is told: %s as %s", async (cell, damaged, message) => {
    const quoted = damaged.startsWith("8,") ? `"${damaged}"` : damaged;
    const found = problemsOf(await readEntries(csv(PLAIN.replace(cell, quoted))));
    expect(found.join("\n")).toContain(message);
  });

  it.each(["E12-90E", "12E5", "100e2"])("leaves the SKU %s as it is", async (sku) => {
    const entries = await readEntries(csv(PLAIN.replace("PK-1", sku)));
    expect(problemsOf(entries)).toEqual([]);
    expect(productsOf(entries)[0]?.colors[0]?.sizes[0]?.sku).toBe(sku);
  });

  it.each([
    ["1,200", 1200],
    ["1,20,000", 120_000],
    ["12.0", 12],
    ["-3", 0],
  ])("takes a stock of “%s” for %i pieces", async (cell, stock) => {
    const entries = await readEntries(csv(PLAIN.replace("shopify,4", `shopify,"${cell}"`)));
    expect(problemsOf(entries)).toEqual([]);
    expect(productsOf(entries)[0]?.colors[0]?.sizes[0]?.stock).toBe(stock);
  });

  it.each(["sep=;", '"sep=;"', "SEP=;;;;"])("is read behind a first line of %s", async (first) => {
    const head = "Handle;Title;Variant SKU;Variant Inventory Qty;Variant Price";
    const entries = await readEntries(
      `${first}\r\n${head}\r\na;A;A-1;3;x\r\n;;;;\r\nb;B;B-1;3;499\r\n`,
    );
    expect(problemsOf(entries)[0]).toContain('3 error: Variant Price is "x"');
    expect(productsOf(entries)).toMatchObject([{ id: "b", price: 499 }]);
  });
});
