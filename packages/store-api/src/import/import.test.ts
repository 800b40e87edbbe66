import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@taanka/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { newShopper, saree, stockOf } from "../testing/shopper.js";
import { exportCatalogue } from "./export.js";
import type { Problem } from "./problems.js";
import type { ProductInput } from "./product.js";
import { type ImportOptions, ImportRefusedError, importCatalogue } from "./run.js";

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "taanka-import-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function product(id: string, more: Partial<ProductInput> = {}): ProductInput {
  return {
    id,
    name: `Handloom ${id}`,
    category: "Sarees",
    price: 1200,
    mrp: 1500,
    description: "Woven by hand.",
    filters: [{ key: "Fabric", value: "Cotton" }],
    colors: [
      {
        name: "Deep Green",
        images: [{ url: "https://cdn.example/green.jpg", alt: "Green" }],
        sizes: [{ size: "Free Size", sku: `${id}-G`, stock: 3 }],
      },
    ],
    ...more,
  };
}

async function jsonOf(value: unknown, ending = "json"): Promise<string> {
  const path = join(folder, `${++count}.${ending}`);
  await writeFile(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

describe.each(DATABASES)("importing a catalogue on %s", (kind) => {
  const api = useTestApi(kind);
  const problems: Problem[] = [];
  const run = (path: string, options: Partial<ImportOptions> = {}) =>
    importCatalogue(api().database, path, {
      onePrice: undefined,
      replace: false,
      keepStock: false,
      onProblem: (found) => problems.push(found),
      ...options,
    });
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
    const sections = await api().send(endpoints.sections.list);
    expect(sections.map(({ sectionName }) => sectionName)).toEqual([
      "MostBought",
      "TurnHeads",
      "Everydaytoevent",
    ]);
    const item = await api().send(endpoints.items.read, { params: { id: "green" } });
    expect(item).toMatchObject({ MRP: 1500, discountPercentage: 20, garment: "saree" });
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
      { size: "M", skuId: "swap-1", stock: 1 },
      { size: "S", skuId: "swap-2", stock: 2 },
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
        product("two", { campaign: "Wedding Edit", garment: "gown", mrp: undefined }),
      ];
      await run(await jsonOf({ products }), { replace: true });
      const out = join(folder, `out-${kind}.${ending}`);
      expect(await exportCatalogue(api().database, out)).toBe(2);
      const first = await readFile(out, "utf8");
      const state = await catalogueState();
      await run(out, { replace: true });
      expect(await catalogueState()).toEqual(state);
      await exportCatalogue(api().database, out);
      expect(await readFile(out, "utf8")).toBe(first);
      expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
    },
  );

  async function catalogueState() {
    const { db } = api().database;
    return {
      items: await db.selectFrom("items").selectAll().orderBy("num").execute(),
      colors: await db
        .selectFrom("colors")
        .selectAll()
        .orderBy("item_id")
        .orderBy("position")
        .execute(),
      images: await db
        .selectFrom("images")
        .selectAll()
        .orderBy("item_id")
        .orderBy("color_id")
        .orderBy("position")
        .execute(),
      variants: await db.selectFrom("variants").selectAll().orderBy("sku_id").execute(),
      sections: await db
        .selectFrom("section_items")
        .selectAll()
        .orderBy("section_name")
        .orderBy("position")
        .execute(),
    };
  }

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
