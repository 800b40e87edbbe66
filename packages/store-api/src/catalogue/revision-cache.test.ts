import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { ListingIndex } from "../items/listing-index.js";
import { DATABASES, useTestApi } from "../testing/api.js";
import { newShopper, saree } from "../testing/shopper.js";
import { cachedPerRevision, RevisionCache } from "./revision-cache.js";

describe.each(DATABASES)("what only an import changes, on %s", (kind) => {
  const api = useTestApi(kind);
  let imports = 0;

  /** Marks the catalogue as another one, as the end of an import does. */
  const markImported = () =>
    api()
      .database.db.updateTable("settings")
      .set({ value: `import-${++imports}` })
      .where("key", "=", "catalogue_version")
      .execute();
  const names = async () => {
    const params = { sectionName: "MostBought" };
    const [category] = await api().send(endpoints.categories.list);
    const [sub] = (
      await api().send(endpoints.subcategories.ofCategory, { params: { id: "sarees" } })
    ).subCategories;
    const [brand] = await api().send(endpoints.brands.list);
    const [banner] = await api().send(endpoints.banners.list);
    const [filter] = await api().send(endpoints.filters.list);
    const section = await api().send(endpoints.sections.read, { params });
    const { items } = await api().send(endpoints.sections.items, { params });
    const item = await api().send(endpoints.items.read, { params: { id: "silk-one" } });
    const [detail] = await api().send(endpoints.itemDetails.ofItem, {
      params: { itemId: "silk-one" },
    });
    return {
      ...{ category: category?.name, subcategory: sub?.name, brand: brand?.name },
      ...{ banner: banner?.heading, filter: filter?.key, section: section.title },
      item: item.name,
      color: detail?.imagesByColor[0]?.color,
      cards: items.map(({ name }) => name),
    };
  };

  it("is kept until then, and is new within seconds", async () => {
    await api().api.revision();
    const before = await names();
    const { db } = api().database;
    await db.updateTable("categories").set({ name: "Other" }).execute();
    await db.updateTable("subcategories").set({ name: "Other silks" }).execute();
    await db.updateTable("brands").set({ name: "Other" }).execute();
    await db.updateTable("banners").set({ heading: "Other" }).execute();
    await db.updateTable("filters").set({ key: "Other" }).where("key", "=", "Color").execute();
    await db.updateTable("sections").set({ title: "Other" }).execute();
    await db.updateTable("items").set({ name: "Other" }).execute();
    await db.updateTable("colors").set({ name: "Other" }).execute();
    await db.deleteFrom("section_items").where("item_id", "=", "kurti-one").execute();
    expect(await names()).toEqual(before);
    await markImported();
    const other = "Other";
    await expect.poll(names, { timeout: 8000 }).toEqual({
      ...{ category: other, subcategory: "Other silks", brand: other },
      ...{ banner: other, filter: other, section: other, item: other, color: other },
      cards: [other],
    });
  });

  it("has a revision that tells of it, the same in the process and over HTTP", async () => {
    const before = await api().api.revision();
    expect(before).not.toBe("");
    expect(await api().send(endpoints.catalogue.revision)).toEqual({ revision: before });
    expect(await api().api.revision()).toBe(before);
    await markImported();
    await expect.poll(() => api().api.revision(), { timeout: 8000 }).toBe(`import-${imports}`);
    expect(await api().send(endpoints.catalogue.revision)).toEqual({
      revision: `import-${imports}`,
    });
  });

  it("does not hold back what is left of a product for more than a moment", async () => {
    const left = async () => {
      const [detail] = await api().send(endpoints.itemDetails.ofItem, {
        params: { itemId: saree.itemId },
      });
      return detail?.imagesByColor
        .flatMap(({ sizes }) => sizes)
        .find(({ skuId }) => skuId === saree.skuId);
    };
    expect(await left()).toMatchObject({ inStock: true });
    const { db } = api().database;
    await db.updateTable("variants").set({ stock: 2 }).where("sku_id", "=", saree.skuId).execute();
    await expect.poll(left).toMatchObject({ inStock: true, stock: 2 });
    const shopper = await newShopper(api());
    await shopper.buy([[{ ...saree, color: "default" }, 2]]);
    expect(await left()).toMatchObject({ inStock: false, stock: 0 });
  });

  describe("keeping", () => {
    it("hands the same frozen value to everybody, and reads once for all", async () => {
      const listing = new ListingIndex(api().database.db);
      await listing.current();
      let reads = 0;
      const read = cachedPerRevision(listing, async () => [{ name: String(++reads) }]);
      const [first, second] = await Promise.all([read(), read()]);
      expect(first).toBe(second);
      expect(await read()).toBe(first);
      expect(reads).toBe(1);
      expect(Object.isFrozen(first[0])).toBe(true);
    });

    it("begins when the catalogue is known, and keeps no failure", async () => {
      const listing = new ListingIndex(api().database.db);
      let reads = 0;
      const read = cachedPerRevision(listing, async () => {
        reads++;
        if (reads === 3) throw new Error("on purpose");
        return { reads };
      });
      expect(await read()).toEqual({ reads: 1 });
      expect(await read()).toEqual({ reads: 2 });
      await listing.current();
      await expect(read()).rejects.toThrow("on purpose");
      expect(await read()).toEqual({ reads: 4 });
      expect(await read()).toEqual({ reads: 4 });
    });

    it("is bounded, by number and by age", async () => {
      const listing = new ListingIndex(api().database.db);
      await listing.current();
      const asked: number[] = [];
      const few = new RevisionCache<number, { id: number }>(listing, { max: 2, maxAge: 300 });
      const read = async (ids: readonly number[]) => {
        asked.push(...ids);
        return new Map(ids.filter((id) => id > 0).map((id) => [id, { id }]));
      };
      await few.many([1, 2], read);
      await few.many([1], read);
      await few.many([3], read);
      // 2 was not asked for the longest; what does not exist is asked for again.
      await few.many([1, 3, 2, -1], read);
      await few.many([-1], read);
      expect(asked).toEqual([1, 2, 3, 2, -1, -1]);
      few.forget(({ id }) => id === 3);
      await new Promise((resolve) => setTimeout(resolve, 350));
      asked.length = 0;
      expect([...(await few.many([3, 2], read)).keys()].sort()).toEqual([2, 3]);
      expect(asked).toEqual([3, 2]);
    });

    it("keeps nothing that was read while the catalogue became another", async () => {
      const listing = new ListingIndex(api().database.db);
      await listing.current();
      const cache = new RevisionCache<string, { from: string }>(listing, { max: 10 });
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      const slow = cache.one("a", async () => {
        await gate;
        return { from: "the old catalogue" };
      });
      await markImported();
      await expect.poll(() => listing.shownRevision(), { timeout: 8000 }).toBe(`import-${imports}`);
      expect(await cache.one("b", async () => ({ from: "the new" }))).toEqual({ from: "the new" });
      release();
      await slow;
      expect(await cache.one("a", async () => ({ from: "the new" }))).toEqual({ from: "the new" });
    });
  });
});
