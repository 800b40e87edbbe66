import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";

useCatalogueFiles();

const header = {
  categories: [
    {
      id: "drapes",
      name: "Sarees",
      subcategories: [
        { id: "silks", name: "Silk Sarees", description: "With zari." },
        { name: "Cottons" },
      ],
    },
    { name: "Gowns", subcategories: [{ name: "Cottons" }] },
  ],
  brands: [{ id: "sui", name: "Sui Dhaaga" }],
  campaigns: [{ id: "lights", name: "Festival of Lights", isActive: true }],
};
const place = { subcategory: "Silk Sarees", brand: "sui dhaaga", campaign: "Festival of lights" };

describe.each(DATABASES)("groups of a catalogue file on %s", (kind) => {
  const api = useTestApi(kind);
  const { run } = useImporter(api);
  const categories = async () =>
    (await api().send(endpoints.categories.list)).map(({ _id }) => _id);

  it("have the ids, texts and places that the file gives them", async () => {
    const first = product("one", {
      ...place,
      colors: [{ id: "gulabi", name: "Pink", sizes: [{ size: "S", sku: "one-s", stock: 1 }] }],
    });
    await run(await jsonOf({ ...header, products: [first] }));
    expect(await categories()).toEqual(["drapes", "gowns"]);
    const subcategories = await api().send(endpoints.subcategories.list);
    expect(subcategories).toEqual([
      { _id: "silks", name: "Silk Sarees", description: "With zari.", categoryId: "drapes" },
      { _id: "cottons", name: "Cottons", description: "", categoryId: "drapes" },
      { _id: "gowns-cottons", name: "Cottons", description: "", categoryId: "gowns" },
    ]);
    const item = await api().send(endpoints.items.read, { params: { id: "one" } });
    expect(item).toMatchObject({
      categoryId: { _id: "drapes" },
      subCategoryId: { _id: "silks" },
      brand: { _id: "sui", name: "Sui Dhaaga" },
    });
    const colors = await api().database.db.selectFrom("colors").select("color_id").execute();
    expect(colors).toEqual([{ color_id: "gulabi" }]);
  });

  it("are found by their names in later files, which need not describe them", async () => {
    await run(await jsonOf({ products: [product("two", place), product("three")] }));
    const lit = async () => {
      const { items } = await api().send(endpoints.items.list, { body: { campaignId: "lights" } });
      return items.map(({ _id }) => _id).sort();
    };
    await expect.poll(lit, { timeout: 8000 }).toEqual(["one", "two"]);
    expect(await categories()).toEqual(["drapes", "gowns"]);
    const silks = await api().send(endpoints.subcategories.read, { params: { id: "silks" } });
    expect(silks.description).toBe("With zari.");
  });

  it("change places when a file describes them in another order", async () => {
    const turned = [{ name: "Gowns" }, { name: "Sarees" }];
    await run(await jsonOf({ categories: turned, products: [product("two", place)] }));
    expect(await categories()).toEqual(["gowns", "drapes"]);
  });
});
