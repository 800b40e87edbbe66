import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import {
  csv,
  fileOf,
  HEAD,
  jsonOf,
  PLAIN,
  product,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";
import { chosenFilters } from "./filters.js";
import { idOfHandle } from "./text.js";

useCatalogueFiles();

describe.each(DATABASES)("an imported catalogue on %s", (kind) => {
  const api = useTestApi(kind);
  const { problems, run } = useImporter(api);

  it("has no subcategory where a file names none, in menus, lists and on pages", async () => {
    const products = [product("a"), product("b", { subcategory: "Silk Sarees" })];
    await run(await jsonOf({ products }), { replace: true });
    const item = (id: string) => api().send(endpoints.items.read, { params: { id } });
    expect(await item("a")).toMatchObject({ categoryId: { name: "Sarees" }, subCategoryId: null });
    expect((await item("b")).subCategoryId).toEqual({ _id: "silk-sarees", name: "Silk Sarees" });
    const { subCategories } = await api().send(endpoints.subcategories.ofCategory, {
      params: { id: "sarees" },
    });
    expect(subCategories.map(({ name }) => name)).toEqual(["Silk Sarees"]);
    expect(await api().send(endpoints.subcategories.list)).toHaveLength(1);
    // An address that is known already still leads there.
    const params = { id: "sarees" };
    expect((await api().send(endpoints.subcategories.read, { params })).name).toBe("Sarees");
  });

  it.each([
    ["longer than an id", `${"hand-block-printed-".repeat(9)}saree`],
    ["in another script", "बनारसी-साड़ी"],
    ["in another script, in no canonical form", "सा\u095cी"],
    ["in parts", "cafe\u0301-saree"],
  ])("has a product whose handle is %s under that handle too", async (_, handle) => {
    await run(await fileOf(csv(PLAIN.replace("plain", handle))), { replace: true });
    const id = encodeURIComponent(handle);
    const [item, details] = await Promise.all([
      api().call("GET", `/api/items/${id}`),
      api().call("GET", `/api/itemdetails/item/${id}`),
    ]);
    expect([item.status, details.status]).toEqual([200, 200]);
    expect(JSON.stringify(item.body)).toContain('"name":"Plain Kurti"');
    const { items } = await api().send(endpoints.items.list, { body: { keyword: "plain kurti" } });
    expect(items.map(({ _id }) => _id)).toEqual([idOfHandle(handle)]);
    expect(idOfHandle(handle).length).toBeLessThanOrEqual(100);
  });

  it("takes the filters that metafields say, and keeps the others where a file has no tags", async () => {
    const tagged = PLAIN.replace("Kurti,,true", 'Kurti,"Fabric: Silk, Occasion: Wedding",true');
    await run(await fileOf(csv(tagged)), { replace: true });
    const heading = "Fabric (product.metafields.custom.fabric)";
    const untagged = [HEAD.replace("Tags,", ""), PLAIN.replace("Kurti,,true", "Kurti,true")];
    await run(await fileOf(`${untagged[0]},${heading}\n${untagged[1]},Cotton`));
    const { card } = await api()
      .database.db.selectFrom("items")
      .select("card")
      .executeTakeFirstOrThrow();
    expect(card.filters).toEqual([
      { key: "Brand", value: "Mill" },
      { key: "Fabric", value: "Cotton" },
      { key: "Occasion", value: "Wedding" },
    ]);
  });

  it("notes whether a person chose its filters, whatever its products become", async () => {
    const { db } = api().database;
    const filters = [{ key: "Fabric", values: ["Cotton", "Silk"] }];
    await run(await jsonOf({ filters, products: [product("a")] }));
    expect(await chosenFilters(db)).toEqual(filters);
    await db
      .updateTable("filters")
      .set({ values: JSON.stringify(["Cotton"]) })
      .execute();
    await run(await jsonOf({ filters: null, products: [product("a")] }));
    expect(await chosenFilters(db)).toBeUndefined();
    // Computed by a rule that is another today.
    await db
      .updateTable("filters")
      .set({ values: JSON.stringify(["Old"]) })
      .execute();
    expect(await chosenFilters(db)).toBeUndefined();
    await db.deleteFrom("settings").where("key", "=", "filters_from").execute();
    expect(await chosenFilters(db)).toBeDefined();
  });

  it("takes the filters of a shop that did not note it yet for computed, in any order", async () => {
    const { db } = api().database;
    const sizes = ["S", "XL", "M"].map((size) => ({ size, sku: `f-${size}`, stock: 1 }));
    await run(
      await jsonOf({
        filters: null,
        products: [product("f", { colors: [{ name: "Red", sizes }] })],
      }),
      {
        replace: true,
        removeMany: true,
      },
    );
    await db.deleteFrom("settings").where("key", "=", "filters_from").execute();
    const reversed = JSON.stringify(["XL", "M", "S"]);
    await db.updateTable("filters").set({ values: reversed }).where("key", "=", "Size").execute();
    expect(await chosenFilters(db)).toBeUndefined();
  });

  it.each(["https://", "https://a b.example/x.jpg", "https://%%%/x.jpg", "http://[::1/x.jpg"])(
    "has no picture at %s",
    async (url) => {
      problems.length = 0;
      const colors = [
        { name: "Red", images: [{ url }], sizes: [{ size: "S", sku: "p", stock: 1 }] },
      ];
      await expect(run(await jsonOf({ products: [product("p", { colors })] }))).rejects.toThrow();
      expect(problems[0]?.message).toContain("colors.0.images.0.url must begin with https://");
    },
  );
});
