import { describe, expect, it } from "vitest";
import {
  csv,
  PLAIN,
  problemsOf,
  productsOf,
  readEntries,
  unsaid,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { CatalogueFileError } from "./problems.js";

useCatalogueFiles();

describe("a Shopify export", () => {
  it("becomes products with colours, sizes, prices and pictures", async () => {
    const entries = await readEntries(
      csv(
        'silk,Silk Saree,"<h2>Fine</h2><p>Red &amp; <b>gold</b></p>\n<script>alert(1)</script>",Loom,Saree,"Fabric: Silk, wedding, Subcategory: Silk Sarees",TRUE,Colour,Deep Maroon,Size,S,S-1,shopify,5,"1,999.00",2999,https://cdn.example/a.jpg?v=1,Front,https://cdn.example/a.jpg?v=1,active',
        "silk,,,,,,,,Deep Maroon,,M,S-2,shopify,-3,1999.00,2999,https://cdn.example/b.jpg,,,",
        "silk,,,,,,,,Sky Blue,,M,,,,1999.00,2999,https://cdn.example/all.jpg,Drape,https://cdn.example/b.jpg,",
      ),
    );
    expect(problemsOf(entries)).toEqual([]);
    expect(productsOf(entries)).toEqual([
      {
        ...unsaid,
        id: "silk",
        name: "Silk Saree",
        description: "Fine\n\nRed & gold",
        category: "Saree",
        subcategory: "Silk Sarees",
        brand: "Loom",
        garment: "saree",
        price: 1999,
        mrp: 2999,
        filters: [{ key: "Fabric", value: "Silk" }],
        tags: ["wedding"],
        colors: [
          {
            name: "Deep Maroon",
            images: [
              { url: "https://cdn.example/a.jpg?v=1", alt: "Front" },
              { url: "https://cdn.example/all.jpg", alt: "Drape" },
            ],
            sizes: [
              { size: "S", sku: "S-1", stock: 5 },
              { size: "M", sku: "S-2", stock: 0 },
            ],
          },
          {
            name: "Sky Blue",
            images: [
              { url: "https://cdn.example/b.jpg", alt: "" },
              { url: "https://cdn.example/all.jpg", alt: "Drape" },
            ],
            sizes: [{ size: "M", sku: "SILK-SKY-BLUE-M", stock: 1000 }],
          },
        ],
      },
    ]);
  });

  it.each([
    ["shopify,0", 0],
    ["shopify,", 0],
    [",0", 1000],
    [",-2", 1000],
    [",", 1000],
    [",7", 7],
  ])("takes tracker and quantity of “%s” for %i pieces", async (cells, stock) => {
    const [product] = productsOf(await readEntries(csv(PLAIN.replace("shopify,4", cells))));
    expect(product?.colors[0]?.sizes[0]?.stock).toBe(stock);
  });

  it.each([
    ["1,299.00", 1299],
    ["1,29,900", 129_900],
    ["129,900", 129_900],
    ["₹ 12,34,567.00", 1_234_567],
    ["1299,00", undefined],
    ["12,99", undefined],
    ["1,2,99", undefined],
    ["1.299", undefined],
  ])("takes the price “%s” for %s rupees, or for none", async (price, rupees) => {
    const entries = await readEntries(csv(PLAIN.replace("499", `"${price}"`)));
    expect(productsOf(entries)[0]?.price).toBe(rupees);
    if (rupees) expect(problemsOf(entries)).toEqual([]);
    else expect(problemsOf(entries)[0]).toContain(`2 error: Variant Price is "${price}"`);
  });

  it.each([
    ["1299,00", 1299],
    ["1.299,5", 1300],
    ["12,90", 13],
    ["1,299", 1299],
    ["1299.00", 1299],
    ["1.299", undefined],
    ["1,299,00", undefined],
  ])("takes “%s” between semicolons for %s rupees, or for none", async (price, rupees) => {
    const head = "Handle;Title;Variant SKU;Variant Inventory Qty;Variant Price";
    const entries = await readEntries(`${head}\na;A;A-1;3;${price}`);
    expect(productsOf(entries)[0]?.price).toBe(rupees);
    if (!rupees) expect(problemsOf(entries)[0]).toContain(`2 error: Variant Price is "${price}"`);
  });

  it("has tags with commas in quotes", async () => {
    const tags = '"Fabric: Silk, ""wild"", and cotton", new, 6" border, ""loose, end';
    const [product] = productsOf(
      await readEntries(
        csv(PLAIN.replace("Kurti,,true", `Kurti,"${tags.replaceAll('"', '""')}",true`)),
      ),
    );
    expect(product?.filters).toEqual([{ key: "Fabric", value: 'Silk, "wild", and cotton' }]);
    expect(product?.tags).toEqual(["new", '6" border', '""loose', "end"]);
  });

  it("leaves out drafts, hidden products and gift cards", async () => {
    const entries = await readEntries(
      csv(PLAIN.replace(/active$/, "draft"), PLAIN.replace("plain", "b").replace("true", "false")),
    );
    expect(entries.map(({ kind }) => kind)).toEqual(["left-out", "left-out"]);
  });

  it.each([
    ["no price", PLAIN.replace("499", "free"), '2 error: Variant Price is "free"'],
    ["no title", PLAIN.replace("Plain Kurti", ""), "2 error: Title is missing."],
    ["no handle", PLAIN.replace("plain", ""), "2 error: Handle is missing."],
    [
      "half a piece",
      PLAIN.replace("shopify,4", "shopify,4.5"),
      '2 error: Variant Inventory Qty is "4.5"',
    ],
    ["paise", PLAIN.replace("499", "499.50"), "2 warning: The price 499.5 is rounded to 500"],
    [
      "a lower compare-at price",
      PLAIN.replace("499,", "499,300"),
      "2 warning: Compare At Price 300 is below",
    ],
    [
      "a picture that is none",
      PLAIN.replace("499,,", "499,,javascript:alert(1)"),
      '2 warning: Image Src "javascript:alert(1)"',
    ],
    [
      "a handle with blanks",
      PLAIN.replace("plain", "Plain & Co"),
      '2 warning: The handle "Plain & Co" becomes "plain-co"',
    ],
    [
      "a SKU with a slash",
      PLAIN.replace("PK-1", "PK/1"),
      '2 warning: The SKU "PK/1" becomes "PK-1"',
    ],
    [
      "a compare-at price that is none",
      PLAIN.replace("499,", "499,much"),
      '2 error: Variant Compare At Price is "much"',
    ],
    ["an open quote", `${PLAIN}\n"open`, "3 error: The file is no valid CSV from here on"],
  ])("says on which line there is %s", async (_, line, expected) => {
    expect(problemsOf(await readEntries(csv(line))).join("\n")).toContain(expected);
  });

  it("names lines rightly after bodies of several lines", async () => {
    const body = '"<p>One</p>\n<p>Two</p>\n"';
    const entries = await readEntries(
      csv(PLAIN.replace("<p>Soft.</p>", body), PLAIN.replace("plain", "b").replace("499", "x")),
    );
    expect(problemsOf(entries)[0]).toMatch(/^5 error/);
  });

  it("refuses handles and SKUs that are there twice", async () => {
    const other = PLAIN.replace("plain", "other").replace("PK-1", "PK-2");
    const again = PLAIN.replace("Plain Kurti", "Another").replace("PK-1", "PK-3");
    const sku = PLAIN.replace("plain", "third").replace("PK-1", "pk-2");
    expect(problemsOf(await readEntries(csv(PLAIN, other, again, sku)))).toEqual([
      '4 error: The product "plain" is there already, on line 2.',
      '5 error: The SKU "pk-2" is there already, on line 3.',
    ]);
  });

  it("makes names of their own for long handles and for pieces without a SKU", async () => {
    const sized =
      "pink-embroidered-georgette-lehenga-choli-with-dupatta-for-women-party-wear-wedding-2026";
    const long =
      "blue-embroidered-georgette-semi-stitched-lehenga-choli-with-dupatta-for-women-party-and-wedding-wear";
    const row = (handle: string, size: string) =>
      `${handle},Lehenga,,Loom,Lehenga,,TRUE,Colour,As Pictured,Size,${size},,shopify,5,1999,2999,https://cdn.example/a.jpg,,,active`;
    const more = (handle: string, size: string) =>
      `${handle},,,,,,,,As Pictured,,${size},,shopify,5,1999,2999,,,,`;
    const entries = await readEntries(
      csv(
        row(sized, "Small"),
        more(sized, "Medium"),
        row(`${long}-one`, "S"),
        row(`${long}-two`, "S"),
      ),
    );
    expect(problemsOf(entries).filter((line) => line.includes("error"))).toEqual([]);
    const found = productsOf(entries);
    expect(new Set(found.map(({ id }) => id)).size).toBe(3);
    const skus = found.flatMap(({ colors }) => colors.flatMap(({ sizes }) => sizes));
    expect(new Set(skus.map(({ sku }) => sku)).size).toBe(4);
    for (const { sku } of skus) expect(sku.length).toBeLessThanOrEqual(100);
  });

  it("wants a decision where variants have different prices", async () => {
    const dear = "plain,,,,,,,,Other,,,PK-9,shopify,1,899,,,,,";
    const both = csv(PLAIN.replace("Title,Default Title", "Size,S"), dear);
    expect(problemsOf(await readEntries(both))[0]).toMatch(/^3 error: The variant costs 899/);
    expect(productsOf(await readEntries(both, "csv", "lowest"))[0]?.price).toBe(499);
    expect(productsOf(await readEntries(both, "csv", "highest"))[0]?.price).toBe(899);
  });

  it("is read with semicolons and with the headings of newer exports", async () => {
    const head =
      "Title;URL handle;Description;Vendor;Status;SKU;Option1 name;Option1 value;Price;Inventory quantity";
    const [product] = productsOf(
      await readEntries(
        `${head}\nA, with a comma;new-a;<p>Text; more</p>;V;Active;N-1;Size;M;1200;3`,
      ),
    );
    expect(product).toBeUndefined();
    const [quoted] = productsOf(
      await readEntries(
        `${head}\nA, with a comma;new-a;"<p>Text; more</p>";V;Active;N-1;Size;M;1200;3`,
      ),
    );
    expect(quoted).toMatchObject({ id: "new-a", description: "Text; more", price: 1200 });
  });

  it("is told from other files", async () => {
    await expect(readEntries("a,b\n1,2")).rejects.toThrow(CatalogueFileError);
    await expect(readEntries("")).rejects.toThrow('it has no column "handle"');
    await expect(readEntries("{}", "json")).rejects.toThrow('a list of "products"');
    await expect(readEntries("x", "xml")).rejects.toThrow("must end in .csv, .json or .jsonl");
  });
});
