import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { discountPercent, endpoints, priceBands } from "@taanka/api-client/contract";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { assembleApi } from "../api.js";
import type { Database } from "../database/index.js";
import { type TestApi, useTestApi } from "../testing/api.js";
import { seedSampleCatalogue } from "./index.js";

/** The most that a listing's page holds, and fewer than a cart's lines. */
const PAGE = 100;

interface Offer {
  MRP: number;
  discountedPrice?: number | null | undefined;
  discountPercentage?: number | null | undefined;
}

/** What a product is said to cost, in the order of their ids. */
const offersOf = (items: readonly (Offer & { _id: string })[]) =>
  Object.fromEntries(
    [...items]
      .sort((a, b) => a._id.localeCompare(b._id))
      .map(({ _id, MRP, discountedPrice, discountPercentage }) => [
        _id,
        { MRP, discountedPrice, discountPercentage },
      ]),
  );

async function onCards(api: TestApi) {
  const first = await api.send(endpoints.items.list, { body: { limit: PAGE } });
  const pages = Math.ceil(first.totalItems / PAGE);
  const others = Array.from({ length: pages - 1 }, (_, index) =>
    api.send(endpoints.items.list, { body: { limit: PAGE, page: index + 2 } }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
}

/** Each product's first size that is to be had, put into the cart and read back, cart by cart. */
async function inCarts(api: TestApi, ids: readonly string[]) {
  const read = async (some: readonly string[]) => {
    const { accessToken: token } = await api.register();
    for (const itemId of some) {
      const [detail] = await api.send(endpoints.itemDetails.ofItem, { params: { itemId } });
      const found = detail?.imagesByColor
        .flatMap(({ color, sizes }) => sizes.map((size) => ({ ...size, color })))
        .find(({ inStock }) => inStock);
      if (!found) throw new Error(`${itemId} is sold out.`);
      const { size, skuId, color } = found;
      await api.send(endpoints.cart.add, {
        token,
        body: { itemId, size, skuId, color, quantity: 1 },
      });
    }
    const { items } = await api.send(endpoints.cart.read, { token });
    return items.map(({ itemId }) => itemId);
  };
  return [...(await read(ids.slice(0, PAGE))), ...(await read(ids.slice(PAGE)))];
}

async function onWishlist(api: TestApi, ids: readonly string[]) {
  const { accessToken: token } = await api.register();
  for (const itemId of ids) {
    await api.send(endpoints.wishlist.add, { token, body: { itemId, color: "default" } });
  }
  const { items } = await api.send(endpoints.wishlist.read, { token });
  return items.map(({ itemId }) => itemId);
}

// What follows from the data is the same on every database: one of them is enough for all products.
describe("the sample catalogue", () => {
  const api = useTestApi("pglite");
  beforeAll(async () => {
    expect(await seedSampleCatalogue(api().database)).toBe("written");
    // Listings follow within seconds.
    await vi.waitFor(async () => expect(await onCards(api())).toHaveLength(108), {
      timeout: 20_000,
      interval: 500,
    });
  });

  it("names one discount of each product: on its card, its page, in the cart, on the wishlist", async () => {
    const cards = await onCards(api());
    const expected = offersOf(cards);
    for (const { MRP, discountedPrice, discountPercentage } of cards) {
      expect(discountPercentage).toBe(discountPercent(discountedPrice ?? MRP, MRP));
    }
    expect(cards.filter(({ discountPercentage }) => discountPercentage)).not.toEqual([]);
    const ids = Object.keys(expected);
    const pages = await Promise.all(
      ids.map((id) => api().send(endpoints.items.read, { params: { id } })),
    );
    expect(offersOf(pages)).toEqual(expected);
    expect(offersOf(await inCarts(api(), ids))).toEqual(expected);
    expect(offersOf(await onWishlist(api(), ids))).toEqual(expected);
  });

  it.each([
    ["kurti", /Kurti/, 22],
    ["kurta", /Kurti/, 22],
    ["silk saree", /Saree/, 5],
    ["blue kurti under 1000", /Kurti/, 3],
    ["wedding lehenga", /Lehenga/, 5],
  ])("finds %s, and nothing that only speaks of it", async (keyword, name, least) => {
    const { items } = await api().send(endpoints.items.list, { body: { keyword, limit: PAGE } });
    expect(items.filter((item) => !name.test(item.name))).toEqual([]);
    expect(items.length).toBeGreaterThanOrEqual(least);
  });

  it.each(["the", "<b>x", "a".repeat(100)])("finds nothing for %s", async (keyword) => {
    const { totalItems } = await api().send(endpoints.items.list, { body: { keyword } });
    expect(totalItems).toBe(0);
  });

  it("offers the shop's price ranges, each with eight products or more", async () => {
    const { facets } = await api().send(endpoints.items.list, { body: { limit: 1 } });
    const ranges = facets?.find(({ key }) => key === "PriceRange")?.values ?? [];
    expect(ranges.map(({ value }) => value)).toEqual(priceBands);
    expect(ranges.filter(({ count }) => count < 8)).toEqual([]);
  });

  it("has the pictures of its first screens ready before anybody asks", async () => {
    const { config, database, shop } = api();
    const [banner] = await api().send(endpoints.banners.list);
    const [folder = "", name = ""] = banner?.portraitImage?.split("/").slice(-2) ?? [];
    const whole = async () => {
      const files = await readdir(join(config.dataDir, "images", folder)).catch(() => []);
      return files.filter((file) => file.startsWith(`${name}-`) && file.endsWith(".avif"));
    };
    expect(await whole()).toEqual([]);
    // As a start with this catalogue, on a database that the other tests go on with.
    const open: Database = Object.create(database, { close: { value: async () => undefined } });
    const started = await assembleApi({ ...config, preparePictures: true }, open, api().api.log, {
      shop,
    });
    await expect.poll(whole, { timeout: 25_000 }).not.toEqual([]);
    await started.close();
  });

  it("is written once only", async () => {
    expect(await seedSampleCatalogue(api().database)).toBe("unchanged");
  });

  it("leaves no word to searches that no product has", async () => {
    const { db } = api().database;
    const words = await db.selectFrom("words").select("id").orderBy("id").execute();
    const listed = await db.selectFrom("listing").select("words").execute();
    const used = new Set(listed.flatMap((row) => row.words));
    expect(words.map(({ id }) => id)).toEqual([...used].sort((a, b) => a - b));
  });
});
