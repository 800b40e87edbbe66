import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { useTestApi } from "../testing/api.js";
import { jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { catalogueState, useImporter } from "../testing/importer.js";
import { exportCatalogue } from "./export.js";

useCatalogueFiles();

const api = useTestApi("pglite");
const { run } = useImporter(api);

it("writes no formula into a CSV, and reads every text of it back", async () => {
  const odd = product("odd", {
    name: '=HYPERLINK("http://evil.example","Sale")',
    description: "-10% today",
    brand: "@mill",
    tags: ["+one"],
    colors: [
      { name: "=Red", sizes: [{ size: "+S", sku: "odd", stock: -2, inventoryPolicy: "continue" }] },
    ],
  });
  const plain = product("none", {
    colors: [{ sizes: [{ size: "Free Size", sku: "none", stock: 1 }] }],
  });
  await run(await jsonOf({ products: [odd, plain] }), { replace: true });
  const before = await catalogueState(api().database);
  const path = await jsonOf("", "csv");
  await exportCatalogue(api().database, path);
  const text = await readFile(path, "utf8");
  expect(text).not.toMatch(/(^|,)"?[=+@]/m);
  expect(text).toContain(",-2,continue,");
  await run(path, { replace: true });
  expect(await catalogueState(api().database)).toEqual(before);
});
