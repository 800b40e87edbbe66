import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import {
  csv,
  fileOf,
  jsonOf,
  PLAIN,
  product,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";
import { stockOf } from "../testing/shopper.js";

useCatalogueFiles();

const SECOND = PLAIN.replace("plain", "second").replace("PK-1", "PK-2");
/** A file without the column of the stock. */
const withoutStock = (...lines: string[]) =>
  csv(...lines)
    .replace("Variant Inventory Qty,", "")
    .replaceAll("shopify,4,", "shopify,");

describe.each(DATABASES)("stock of which a file says nothing on %s", (kind) => {
  const api = useTestApi(kind);
  const { problems, run } = useImporter(api);
  const warnings = () => problems.splice(0).map(({ line, message }) => `${line} ${message}`);

  it("stays where a CSV has no column for it, and a new variant has none", async () => {
    await run(await fileOf(csv(PLAIN)));
    expect(warnings()).toEqual([]);
    await run(await fileOf(withoutStock(PLAIN, SECOND)));
    expect(await stockOf(api(), "PK-1")).toBe(4);
    expect(await stockOf(api(), "PK-2")).toBe(0);
    expect(warnings()).toEqual([
      '1 The file has no column "Variant Inventory Qty": variants that are in the shop keep their stock, and new ones have none.',
      '3 "second" is sold out in a new variant: the file says no stock.',
    ]);
  });

  it("is none where the column's cell is empty", async () => {
    await run(await fileOf(csv(PLAIN.replace("shopify,4", "shopify,"))));
    expect(await stockOf(api(), "PK-1")).toBe(0);
    expect(warnings()).toEqual([]);
  });

  it("stays in JSON too, and follows the sales meanwhile", async () => {
    const sizes = (...stocks: (number | undefined)[]) => ({
      colors: [
        {
          name: "Red",
          sizes: stocks.map((stock, at) => ({ size: `${at}`, sku: `r-${at}`, stock })),
        },
      ],
    });
    await run(await jsonOf({ products: [product("red", sizes(7))] }));
    expect(warnings()).toEqual([]);
    await run(await jsonOf({ products: [product("red", sizes(undefined, undefined, 2))] }));
    expect(await stockOf(api(), "r-0")).toBe(7);
    expect(await stockOf(api(), "r-1")).toBe(0);
    expect(await stockOf(api(), "r-2")).toBe(2);
    expect(warnings()).toEqual(['1 "red" is sold out in a new variant: the file says no stock.']);
  });
});
