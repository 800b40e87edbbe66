import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";
import { newShopper, saree, stockOf } from "../testing/shopper.js";
import { ImportRefusedError } from "./run.js";

useCatalogueFiles();

describe.each(DATABASES)("importing a catalogue on %s", (kind) => {
  const api = useTestApi(kind);
  const { problems, run } = useImporter(api);
  const listed = (body: Record<string, unknown> = {}) =>
    api()
      .send(endpoints.items.list, { body })
      .then(({ items }) => items.map((item) => item._id).sort());
  const expectListed = (body: Record<string, unknown>, ids: string[]) =>
    expect.poll(() => listed(body), { timeout: 8000 }).toEqual(ids);

  it("changes nothing when one product is wrong", async () => {
    const before = await snapshot(api().database);
    const path = await jsonOf({ products: [product("a"), product("b", { price: 0 })] });
    await expect(run(path)).rejects.toThrow(ImportRefusedError);
    expect(problems).toEqual([{ level: "error", line: 2, message: "price must be at least 1" }]);
    expect(await snapshot(api().database)).toBe(before);
  });

  it("takes the place of the sample catalogue", async () => {
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    const products = [
      product("green"),
      product("blue", {
        category: "Kurtis",
        subcategory: "Daily Kurtis",
        brand: "Mill & Co",
        campaign: "Monsoon Days",
        price: 450,
        createdAt: "2026-01-02",
        popularity: 9,
        tags: ["indigo"],
      }),
    ];
    const summary = await run(await jsonOf({ products }));
    expect(summary).toMatchObject({ products: 2, variants: 2, pictures: 2, errors: 0 });
    await expectListed({}, ["blue", "green"]);
    await expectListed({ categoryId: "kurtis" }, ["blue"]);
    await expectListed({ brandId: "mill-co" }, ["blue"]);
    await expectListed({ campaignId: "monsoon-days" }, ["blue"]);
    await expectListed({ keyword: "indgo" }, ["blue"]);
    await expectListed({ filters: [{ key: "PriceRange", value: "Under 500" }] }, ["blue"]);
    await expectListed({ filters: [{ key: "Color", value: "deep green" }] }, ["blue", "green"]);
    expect((await api().send(endpoints.categories.list)).map(({ _id }) => _id)).toEqual([
      "sarees",
      "kurtis",
    ]);
    const filters = (await api().send(endpoints.filters.list)).map(({ key }) => key);
    expect(filters).toContain("PriceRange");
    expect(filters).toContain("Brand");
    expect(await api().send(endpoints.banners.list)).toEqual([]);
    const { image } = await api().send(endpoints.categories.read, { params: { id: "sarees" } });
    expect(image).toBeNull();
    const sections = await api().send(endpoints.sections.list);
    expect(sections.map(({ sectionName }) => sectionName)).toEqual([
      "MostBought",
      "TurnHeads",
      "Everydaytoevent",
    ]);
    const item = await api().send(endpoints.items.read, { params: { id: "green" } });
    // The sample's chart of sarees went with it.
    expect(item).toMatchObject({ MRP: 1500, discountPercentage: 20, garment: null });
    // The storefront says what the shop's rule is, in the reader's language.
    expect(item.returnPolicy).toBe("");
    expect(item.image).toMatch(/^\/api\/images\/remote\/[0-9a-f]{32}$/);
    const kept = await api().send(endpoints.orders.read, {
      token: shopper.token,
      params: { id: order._id },
    });
    expect(kept.orderDetails[0]?.itemId?.name).toBe("Temple Silk Saree");
  });

  it("adds to the shop's own catalogue and brings products up to date", async () => {
    await run(await jsonOf(JSON.stringify(product("red", { brand: "New" })), "jsonl"));
    await expectListed({}, ["blue", "green", "red"]);
    const swapped = (first: string, second: string) => ({
      colors: [
        {
          name: "Green",
          sizes: [
            { size: first, sku: "swap-1", stock: 1 },
            { size: second, sku: "swap-2", stock: 2 },
          ],
        },
      ],
    });
    await run(await jsonOf({ products: [product("green", swapped("S", "M"))] }));
    await run(
      await jsonOf({ products: [product("green", { name: "Newer", ...swapped("M", "S") })] }),
    );
    const item = await api().send(endpoints.items.read, { params: { id: "green" } });
    expect(item.name).toBe("Newer");
    const [detail] = await api().send(endpoints.itemDetails.ofItem, {
      params: { itemId: "green" },
    });
    expect(detail?.imagesByColor[0]?.sizes).toMatchObject([
      { size: "S", skuId: "swap-2", stock: 2 },
      { size: "M", skuId: "swap-1", stock: 1 },
    ]);
    await run(await jsonOf({ products: [product("blue", { category: "Kurtis" })] }), {
      keepStock: true,
    });
    await expectListed({ keyword: "newer" }, ["green"]);
  });

  it("keeps the stock as sold when told to", async () => {
    const file = await jsonOf({ products: [product("green")] });
    await run(file);
    await api()
      .database.db.updateTable("variants")
      .set({ stock: 1 })
      .where("sku_id", "=", "green-G")
      .execute();
    await run(file, { keepStock: true });
    expect(await stockOf(api(), "green-G")).toBe(1);
    await run(file);
    expect(await stockOf(api(), "green-G")).toBe(3);
  });

  it("removes what the file lacks when told to", async () => {
    await run(
      await jsonOf({ products: [product("green"), product("last", { category: "Gowns" })] }),
      {
        replace: true,
      },
    );
    await expectListed({}, ["green", "last"]);
    expect((await api().send(endpoints.categories.list)).map(({ _id }) => _id).sort()).toEqual([
      "gowns",
      "sarees",
    ]);
  });

  it("takes over what a file says of groups, filters and sections", async () => {
    const header = {
      categories: [{ name: "Gowns" }, { name: "Sarees", description: "Five metres." }],
      campaigns: [{ name: "Wedding Edit", isActive: false }],
      filters: [{ key: "Fabric", values: ["Cotton", "Silk"] }],
      sections: [
        {
          sectionName: "TurnHeads",
          title: "Seen",
          campaign: "Wedding Edit",
          items: ["two", "no-such", "one"],
        },
      ],
      products: [product("one"), product("two", { campaign: "Wedding Edit" })],
    };
    await run(await jsonOf(header), { replace: true });
    const campaign = await api().send(endpoints.campaigns.read, { params: { id: "wedding-edit" } });
    expect(campaign.isActive).toBe(false);
    expect((await api().send(endpoints.filters.list)).map(({ key }) => key)).toEqual(["Fabric"]);
    expect(await api().send(endpoints.sections.list)).toMatchObject([
      { sectionName: "TurnHeads", title: "Seen", dataConfig: { items: ["two", "one"] } },
    ]);
    const category = await api().send(endpoints.categories.read, { params: { id: "sarees" } });
    expect(category.description).toBe("Five metres.");
    await run(await jsonOf({ products: [product("two", { campaign: "Wedding Edit" })] }));
    const still = await api().send(endpoints.campaigns.read, { params: { id: "wedding-edit" } });
    expect(still.isActive).toBe(false);
  });

  it("keeps filters that somebody chose, and finds them anew when told to", async () => {
    const keys = async () => (await api().send(endpoints.filters.list)).map(({ key }) => key);
    const products = [product("one"), product("two")];
    await run(await jsonOf({ filters: [{ key: "Color", values: ["Deep Green"] }], products }));
    await run(await jsonOf({ products: [product("one", { brand: "New" })] }));
    expect(await keys()).toEqual(["Color"]);
    await run(await jsonOf({ filters: null, products }));
    expect(await keys()).not.toContain("Brand");
    await run(await jsonOf({ products: [product("one", { brand: "New" })] }));
    expect(await keys()).toContain("Brand");
  });

  it("leaves no half catalogue when the database fails on the way", async () => {
    const before = await snapshot(api().database);
    const path = await jsonOf({ products: [product("three")] });
    const options = {
      onBytes: () => {
        throw new Error("the disk broke");
      },
    };
    await expect(run(path, options)).rejects.toThrow("the disk broke");
    expect(await snapshot(api().database)).toBe(before);
  });
});
