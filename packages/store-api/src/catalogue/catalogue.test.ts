import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "../seed/index.js";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { fixtureCatalogue, fixtureManifest } from "../testing/fixture.js";

describe.each(DATABASES)("the catalogue on %s", (kind) => {
  const api = useTestApi(kind);

  it("lists categories with their pictures, in the shop's order", async () => {
    expect(await api().send(endpoints.categories.list)).toMatchObject([
      {
        _id: "sarees",
        name: "Sarees",
        image: "/api/images/silk-one/red-front",
        imageColor: "#a02030",
      },
      { _id: "kurtis", name: "Kurtis", image: null },
    ]);
    const category = await api().send(endpoints.categories.read, { params: { id: "kurtis" } });
    expect(category.description).toBe("Every day.");
  });

  it("lists subcategories, all and by category", async () => {
    expect(await api().send(endpoints.subcategories.list)).toHaveLength(3);
    const { subCategories } = await api().send(endpoints.subcategories.ofCategory, {
      params: { id: "sarees" },
    });
    expect(subCategories.map(({ _id }) => _id)).toEqual(["silk-sarees", "cotton-sarees"]);
    const none = await api().send(endpoints.subcategories.ofCategory, { params: { id: "none" } });
    expect(none.subCategories).toEqual([]);
    const one = await api().send(endpoints.subcategories.read, { params: { id: "daily-kurtis" } });
    expect(one).toMatchObject({ name: "Daily Kurtis", categoryId: "kurtis" });
  });

  it("reads brands and campaigns", async () => {
    const brands = await api().send(endpoints.brands.list);
    expect(brands.map(({ name }) => name)).toEqual(["Loom", "Mill"]);
    const brand = await api().send(endpoints.brands.read, { params: { id: "loom" } });
    expect(brand).toEqual({ _id: "loom", name: "Loom", description: "Weavers." });
    const campaign = await api().send(endpoints.campaigns.read, { params: { id: "monsoon" } });
    expect(campaign).toMatchObject({ name: "Monsoon", isActive: false });
  });

  it("lists banners with both crops", async () => {
    const banners = await api().send(endpoints.banners.list);
    expect(banners).toMatchObject([
      {
        _id: "silk",
        image: "/api/images/banners/silk",
        portraitImage: "/api/images/banners/silk-portrait",
        imageColor: "#a02030",
        heading: "Silk, by the pleat",
        textSide: "start",
      },
    ]);
    expect(await api().send(endpoints.banners.read, { params: { id: "silk" } })).toEqual(
      banners[0],
    );
  });

  it("reads sections and lists their products in the order they were chosen", async () => {
    const [section] = await api().send(endpoints.sections.list);
    expect(section).toMatchObject({
      sectionName: "MostBought",
      title: "Most Bought",
      campaign: { isActive: true, name: "Wedding Edit" },
      dataConfig: { items: ["kurti-one", "silk-one"] },
    });
    const params = { sectionName: "MostBought" };
    expect(await api().send(endpoints.sections.read, { params })).toEqual(section);
    const listing = await api().send(endpoints.sections.items, { params });
    expect(listing.items.map((item) => item._id)).toEqual(["kurti-one", "silk-one"]);
    expect(listing.totalItems).toBe(2);
    const sorted = await api().send(endpoints.sections.items, {
      params,
      query: {
        sortBy: "popularity",
        filters: JSON.stringify([{ key: "Color", value: ["Red"] }]),
        limit: "1",
      },
    });
    expect(sorted.items.map((item) => item._id)).toEqual(["silk-one"]);
    expect(sorted.totalItems).toBe(2);
  });

  it("lists filters and reads size charts", async () => {
    const filters = await api().send(endpoints.filters.list);
    expect(filters.map((filter) => filter.key)).toEqual(["Color", "PriceRange", "Fabric"]);
    const chart = await api().send(endpoints.sizeCharts.read, { params: { garment: "kurti" } });
    expect(chart.rows[0]).toMatchObject({ size: "S", inches: { chest: 34 }, cm: { chest: 86 } });
  });

  it.each([
    "/api/category/nothing",
    "/api/subcategory/nothing",
    "/api/brand/nothing",
    "/api/campaign/nothing",
    "/api/home-page-banner/nothing",
    "/api/homepage-sections/Nothing",
    "/api/homepage-sections/Nothing/items",
    "/api/size-chart/hat",
  ])("answers 404 for %s", async (path) => {
    const reply = await api().call("GET", path);
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({ success: false, code: "not_found" });
  });

  it.each([
    "filters=nonsense",
    "filters=%7B%7D",
    "sortBy=cheapest",
    "page=0",
    "page=two",
    "limit=101",
  ])("refuses a section's items with %s", async (query) => {
    const reply = await api().call("GET", `/api/homepage-sections/MostBought/items?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe("validation_failed");
  });

  it("answers with and without a closing slash", async () => {
    for (const path of ["/api/category", "/api/category/", "/api/filter", "/api/filter/"]) {
      expect((await api().call("GET", path)).status).toBe(200);
    }
  });
});

describe.each(DATABASES)("seeding on %s", (kind) => {
  const api = useTestApi(kind);

  it("writes the same catalogue once only", async () => {
    const before = await snapshot(api().database);
    const result = await seedCatalogue(api().database, fixtureCatalogue, fixtureManifest);
    expect(result).toBe("unchanged");
    expect(await snapshot(api().database)).toBe(before);
  });

  it("brings a changed catalogue up to date and leaves the stock as sold", async () => {
    const { db } = api().database;
    const sku = "TK-SILK-ONE-RED-S";
    await db.updateTable("variants").set({ stock: 1 }).where("sku_id", "=", sku).execute();
    const [first, ...rest] = fixtureCatalogue.products;
    if (!first) throw new Error("The fixture has no products.");
    const changed = {
      ...fixtureCatalogue,
      sections: [],
      reviews: [],
      products: [{ ...first, name: "Renamed Silk Saree" }, ...rest.slice(1)],
    };
    expect(await seedCatalogue(api().database, changed, fixtureManifest)).toBe("written");
    const item = await api().send(endpoints.items.read, { params: { id: first.id } });
    expect(item.name).toBe("Renamed Silk Saree");
    expect((await api().call("GET", `/api/items/${rest[0]?.id}`)).status).toBe(404);
    const variant = await db
      .selectFrom("variants")
      .select("stock")
      .where("sku_id", "=", sku)
      .executeTakeFirst();
    expect(variant?.stock).toBe(1);
    expect(await api().send(endpoints.sections.list)).toEqual([]);
  });

  it("shows a new catalogue in listings within seconds", async () => {
    await expect
      .poll(async () => (await api().send(endpoints.items.list, { body: {} })).totalItems, {
        timeout: 5000,
      })
      .toBe(fixtureCatalogue.products.length - 1);
  });

  it("leaves a database with a catalogue of its own alone", async () => {
    const { db } = api().database;
    await db
      .updateTable("settings")
      .set({ value: "imported-1" })
      .where("key", "=", "catalogue_version")
      .execute();
    const before = await snapshot(api().database);
    const result = await seedCatalogue(api().database, fixtureCatalogue, fixtureManifest);
    expect(result).toBe("own-catalogue");
    expect(await snapshot(api().database)).toBe(before);
  });
});
