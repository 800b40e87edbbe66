import { type CallData, endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { readGroups } from "./groups.js";
import { readCards } from "./presenter.js";

type Listing = CallData<typeof endpoints.items.list>;

const ids = (listing: Listing) => listing.items.map((item) => item._id);

const counts = (listing: Listing, key: string) =>
  Object.fromEntries(
    (listing.facets.find((facet) => facet.key === key)?.values ?? []).map(({ value, count }) => [
      value,
      count,
    ]),
  );

describe.each(DATABASES)("listings on %s", (kind) => {
  const api = useTestApi(kind);
  const list = (body: Record<string, unknown> = {}) => api().send(endpoints.items.list, { body });

  it("lists everything, newest first, when nothing is asked for", async () => {
    const listing = await list();
    expect(ids(listing)).toEqual(["silk-two", "kurti-one", "silk-one", "kurti-two", "cotton-one"]);
    expect(listing).toMatchObject({ totalItems: 5, page: 1, limit: 50 });
  });

  it.each([
    ["latestAddition", ["silk-two", "kurti-one", "silk-one", "kurti-two", "cotton-one"]],
    ["priceLowToHigh", ["kurti-one", "cotton-one", "kurti-two", "silk-two", "silk-one"]],
    ["priceHighToLow", ["silk-one", "silk-two", "kurti-two", "cotton-one", "kurti-one"]],
    ["popularity", ["silk-one", "kurti-one", "cotton-one", "silk-two", "kurti-two"]],
  ])("sorts by %s", async (sortBy, expected) => {
    expect(ids(await list({ sortBy }))).toEqual(expected);
  });

  it.each([
    [{ categoryId: "kurtis" }, ["kurti-one", "kurti-two"]],
    [{ categoryIds: ["kurtis", "sarees"], brandId: "loom" }, ["silk-two", "silk-one"]],
    [{ subCategoryId: "silk-sarees" }, ["silk-two", "silk-one"]],
    [{ subCategoryIds: ["cotton-sarees"] }, ["cotton-one"]],
    [{ brandId: "mill" }, ["kurti-one", "kurti-two", "cotton-one"]],
    [{ campaignId: "wedding" }, ["silk-one"]],
    [{ specificItems: ["cotton-one", "kurti-two", "nothing"] }, ["kurti-two", "cotton-one"]],
    [{ categoryId: "no-such-category" }, []],
    [{ keyword: "silk sarees" }, ["silk-two", "silk-one"]],
    [{ keyword: "kurt" }, ["kurti-one", "kurti-two"]],
    [{ keyword: "ghagra kurta under ₹900" }, ["kurti-one"]],
    [{ keyword: "kurta under ₹९००" }, ["kurti-one"]],
    [{ keyword: "kurta under ৯০০" }, ["kurti-one"]],
    [{ keyword: "si\u200blk\u00a0sa\u00adrees" }, ["silk-two", "silk-one"]],
    [{ keyword: "above 1000 saree" }, ["silk-two", "silk-one"]],
    [{ keyword: "under 900" }, ["kurti-one"]],
    [{ keyword: "the" }, []],
    [{ keyword: "peacock leather" }, ["silk-two"]],
    [{ keyword: "petticoat" }, ["cotton-one"]],
    [{ keyword: "sarees with petticoat" }, ["silk-two", "silk-one", "cotton-one"]],
    [{ keyword: "zzz" }, []],
    [{ keyword: "silk", categoryId: "kurtis" }, []],
    [{ keyword: "'; drop table items; --" }, []],
    [{ keyword: "!!!" }, []],
  ])("lists %j", async (query, expected) => {
    const listing = await list(query);
    expect(ids(listing)).toEqual(expected);
    expect(listing.totalItems).toBe(expected.length);
  });

  it("takes the values of a filter as alternatives and filters together", async () => {
    const filters = [
      { key: "Fabric", value: ["Silk", "Cotton"] },
      { key: "Color", value: "Blue" },
    ];
    expect(ids(await list({ filters }))).toEqual(["silk-two", "silk-one"]);
  });

  it("reads a filter's key and values in any case and with blanks", async () => {
    const filters = [{ key: "Price Range", value: "under 500" }];
    expect(ids(await list({ filters }))).toEqual(["kurti-one"]);
  });

  it("finds nothing for an unknown filter or value", async () => {
    expect(ids(await list({ filters: [{ key: "Shape", value: "Round" }] }))).toEqual([]);
    expect(ids(await list({ filters: [{ key: "Fabric", value: "Tin" }] }))).toEqual([]);
  });

  it("counts each filter's values as if that filter were not chosen", async () => {
    const listing = await list({ filters: [{ key: "Fabric", value: "Silk" }] });
    expect(counts(listing, "Fabric")).toEqual({ Silk: 2, Cotton: 2, Linen: 1 });
    expect(counts(listing, "Color")).toEqual({ Red: 1, Blue: 2, Green: 0 });
    expect(counts(listing, "PriceRange")).toMatchObject({ "1500-2000": 1, "Above 2000": 1 });
  });

  it("counts within the category, the search and two chosen filters", async () => {
    const listing = await list({
      categoryId: "sarees",
      keyword: "saree",
      filters: [
        { key: "Fabric", value: "Silk" },
        { key: "Color", value: "Red" },
      ],
    });
    expect(listing.totalItems).toBe(1);
    expect(counts(listing, "Fabric")).toEqual({ Silk: 1, Cotton: 0, Linen: 0 });
    expect(counts(listing, "Color")).toEqual({ Red: 1, Blue: 2, Green: 0 });
  });

  it("pages without gaps and overlaps", async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list({ page, limit: 2, sortBy: "priceLowToHigh" })),
    );
    expect(pages.map(ids)).toEqual([
      ["kurti-one", "cotton-one"],
      ["kurti-two", "silk-two"],
      ["silk-one"],
      [],
    ]);
    expect(pages.map((page) => page.totalItems)).toEqual([5, 5, 5, 5]);
  });

  it("shows what a card needs", async () => {
    const { items } = await list({ campaignId: "wedding" });
    expect(items[0]).toMatchObject({
      name: "Temple Silk Saree",
      image: "/api/images/silk-one/red-front",
      imageColor: "#a02030",
      MRP: 3499,
      discountedPrice: 2799,
      discountPercentage: 20,
      categoryId: { _id: "sarees", name: "Sarees" },
      subCategoryId: { _id: "silk-sarees", name: "Silk Sarees" },
      userAverageRating: 4.5,
      reviewCount: 2,
      defaultColor: "Deep Red",
      isItemDetail: true,
      campaign: { isActive: true, name: "Wedding Edit" },
    });
  });

  it("shows each product in the colour that is asked for, which is the usual one where it fits", async () => {
    const pictures = ({ items }: Listing) =>
      items.map((item) => [item.image, item.shownColor ?? null]);
    const inColor = (value: string | string[]) => ({
      filters: [{ key: "color", value }],
      sortBy: "popularity",
    });
    const shown = async (value: string | string[]) => pictures(await list(inColor(value)));
    expect(await shown("blue")).toEqual([
      ["/api/images/silk-one/blue-front", "Deep Blue"],
      ["/api/images/silk-two/blue-front", null],
      ["", null],
    ]);
    expect(await shown(["Green", "Red"])).toEqual([
      ["/api/images/silk-one/red-front", null],
      ["", null],
      ["", null],
    ]);
    const { filters, sortBy } = inColor("Blue");
    const section = {
      params: { sectionName: "MostBought" },
      query: { filters: JSON.stringify(filters), sortBy },
    };
    expect(pictures(await api().send(endpoints.sections.items, section))).toEqual([
      ["/api/images/silk-one/blue-front", "Deep Blue"],
    ]);
    // A search says it too; the filter goes before it.
    const search = { keyword: "blue silk saree", sortBy };
    expect(pictures(await list(search))[0]).toEqual([
      "/api/images/silk-one/blue-front",
      "Deep Blue",
    ]);
    const both = { ...search, filters: inColor("Red").filters };
    expect(pictures(await list(both))[0]).toEqual(["/api/images/silk-one/red-front", null]);
    // Another colour fits, but has no picture.
    expect(pictures(await list({ ...inColor("Green"), categoryId: "kurtis" }))).toEqual([
      ["", null],
    ]);
    const unfiltered = await list({ specificItems: ["silk-one"] });
    expect(unfiltered.items[0]).not.toHaveProperty("shownColor");
  });

  it("names a group that is newer than the listing", async () => {
    const { db } = api().database;
    const move = (subcategory_id: string) =>
      db.updateTable("items").set({ subcategory_id }).where("id", "=", "silk-one").execute();
    // As the listing has them from before, and read anew: an answer may have kept the card.
    const groups = await readGroups(db);
    const { num } = await db
      .selectFrom("items")
      .select("num")
      .where("id", "=", "silk-one")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("subcategories")
      .values({
        id: "new-sarees",
        category_id: "sarees",
        name: "New Sarees",
        description: "",
        position: 9,
      })
      .execute();
    await move("new-sarees");
    expect(await readCards(db, groups, [num])).toMatchObject([{ subcategory_name: "New Sarees" }]);
    await move("silk-sarees");
  });

  it.each([
    [{ page: 0 }],
    [{ page: 1.5 }],
    [{ limit: 101 }],
    [{ sortBy: "cheapest" }],
    [{ filters: {} }],
    [{ filters: [{ key: "Color" }] }],
    [{ keyword: "x".repeat(101) }],
    [{ categoryId: "../etc" }],
    [{ categoryId: 7 }],
    [{ specificItems: "silk-one" }],
  ])("refuses %j", async (body) => {
    const reply = await api().call("POST", "/api/items/filtering", { body });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, code: "validation_failed" });
  });
});

describe.each(DATABASES)("products on %s", (kind) => {
  const api = useTestApi(kind);

  it("reads one product whole", async () => {
    const item = await api().send(endpoints.items.read, { params: { id: "silk-one" } });
    expect(item).toMatchObject({
      _id: "silk-one",
      description: "Temple Silk Saree, made for tests.",
      details: [{ key: "Fabric", value: "Silk" }],
      returnPolicy: "Easy 7-day return or exchange",
      brand: { _id: "loom", name: "Loom" },
      garment: "saree",
    });
  });

  it("reads its colours, pictures and sizes", async () => {
    const [detail] = await api().send(endpoints.itemDetails.ofItem, {
      params: { itemId: "silk-one" },
    });
    expect(detail?.imagesByColor.map(({ color }) => color)).toEqual(["Deep Red", "Deep Blue"]);
    expect(detail?.imagesByColor[0]?.images[0]).toMatchObject({
      url: "/api/images/silk-one/red-front",
      alt: "Temple Silk Saree in Deep Red, folded, with the pallu fanned out",
      width: 960,
    });
    expect(detail?.imagesByColor[0]?.sizes).toEqual([
      { size: "S", skuId: "TK-SILK-ONE-RED-S", inStock: true },
      { size: "M", skuId: "TK-SILK-ONE-RED-M", inStock: true },
    ]);
  });

  it("tells how many are left only when they are few", async () => {
    const sizesOf = async (itemId: string) => {
      const [detail] = await api().send(endpoints.itemDetails.ofItem, { params: { itemId } });
      return detail?.imagesByColor[0]?.sizes[0];
    };
    expect(await sizesOf("cotton-one")).toMatchObject({ inStock: true, stock: 3 });
    expect(await sizesOf("kurti-two")).toMatchObject({ inStock: false, stock: 0 });
  });

  it.each([
    "/api/items/nothing",
    "/api/items/..%2f..%2fetc",
    "/api/items/%00",
    "/api/itemdetails/item/nothing",
    "/api/reviews/item/nothing",
  ])("answers 404 for %s", async (path) => {
    const reply = await api().call("GET", path);
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({ success: false, code: "not_found" });
  });

  it("reads reviews and their stars, by pages and in three orders", async () => {
    const params = { itemId: "silk-one" };
    const all = await api().send(endpoints.reviews.ofItem, { params });
    expect(all).toMatchObject({
      average: 4.5,
      totalReviews: 2,
      starCounts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
    });
    expect(all.reviews.map((review) => review.author)).toEqual(["Asha", "Meera"]);
    for (const [sortBy, ratings] of [
      ["highest", [5, 4]],
      ["lowest", [4, 5]],
    ] as const) {
      const sorted = await api().send(endpoints.reviews.ofItem, { params, query: { sortBy } });
      expect(sorted.reviews.map((review) => review.rating)).toEqual(ratings);
    }
    const second = await api().send(endpoints.reviews.ofItem, {
      params,
      query: { page: "2", limit: "1" },
    });
    expect(second.reviews.map((review) => review.author)).toEqual(["Meera"]);
  });
});
