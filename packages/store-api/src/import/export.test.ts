import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { front, jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { catalogueState, useImporter } from "../testing/importer.js";
import { exportCatalogue } from "./export.js";

useCatalogueFiles();

describe.each(DATABASES)("exporting a catalogue on %s", (kind) => {
  const api = useTestApi(kind);
  const { run } = useImporter(api);

  it("writes everything that the sample catalogue has", async () => {
    const state = await catalogueState(api().database);
    const out = await jsonOf("", "json");
    await exportCatalogue(api().database, out);
    await run(out);
    expect(await catalogueState(api().database)).toEqual(state);
  });

  it.each(["json", "jsonl", "csv"])(
    "writes %s that reads back as the same shop",
    async (ending) => {
      const products = [
        product("one", {
          description: 'First.\n\nSecond with "quotes", <angles> & commas.',
          subcategory: "Cotton Sarees",
          tags: ["x", "y"],
          colors: ["Red", "Blue"].map((name) => ({
            name,
            images: [{ url: `https://cdn.example/${name}.jpg`, alt: name }],
            sizes: ["S", "M"].map((size) => ({ size, sku: `one-${name}-${size}`, stock: 4 })),
          })),
        }),
        product("two", {
          campaign: "Wedding Edit",
          garment: "gown",
          mrp: undefined,
          reviews: [{ author: "Asha", rating: 4, text: "Falls well.", date: "2026-06-02" }],
        }),
      ];
      const file = await jsonOf({ ...front, products });
      const folder = dirname(file);
      await run(file, { replace: true });
      const out = join(folder, `out-${kind}.${ending}`);
      expect(await exportCatalogue(api().database, out)).toBe(2);
      const first = await readFile(out, "utf8");
      const state = await catalogueState(api().database);
      await run(out, { replace: true });
      expect(await catalogueState(api().database)).toEqual(state);
      await exportCatalogue(api().database, out);
      expect(await readFile(out, "utf8")).toBe(first);
      expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
    },
  );
});
