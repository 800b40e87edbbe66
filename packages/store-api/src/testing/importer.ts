import { expect } from "vitest";
import type { Database } from "../database/index.js";
import type { Problem } from "../import/problems.js";
import { type ImportOptions, importCatalogue } from "../import/run.js";
import { readVersion } from "../items/listing-index.js";
import type { TestApi } from "./api.js";

/** Imports catalogue files into a test's shop, and gathers what is wrong with them. */
export function useImporter(api: () => TestApi) {
  const problems: Problem[] = [];
  /** Imports a file and waits until answers show it. */
  const run = async (path: string, options: Partial<ImportOptions> = {}) => {
    const { database, api: running } = api();
    const summary = await importCatalogue(database, path, {
      onePrice: undefined,
      replace: false,
      keepStock: false,
      onProblem: (found) => problems.push(found),
      ...options,
    });
    const imported = await readVersion(database.db);
    await expect.poll(() => running.revision(), { timeout: 8000 }).toBe(imported);
    return summary;
  };
  return { problems, run };
}

/** Everything that a catalogue file brings. */
export async function catalogueState({ db }: Database) {
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
    categories: await db.selectFrom("categories").selectAll().orderBy("id").execute(),
    // Their order counts, not the numbers that make it.
    subcategories: await db
      .selectFrom("subcategories")
      .select(["id", "category_id", "name", "description"])
      .orderBy("category_id")
      .orderBy("position")
      .execute(),
    brands: await db.selectFrom("brands").selectAll().orderBy("id").execute(),
    campaigns: await db.selectFrom("campaigns").selectAll().orderBy("id").execute(),
    filters: await db.selectFrom("filters").selectAll().orderBy("position").execute(),
    charts: await db.selectFrom("size_charts").selectAll().orderBy("garment").execute(),
    dates: await db.selectFrom("listing").select(["num", "created_at"]).orderBy("num").execute(),
    reviews: await db.selectFrom("reviews").selectAll().orderBy("id").execute(),
    banners: await db.selectFrom("banners").selectAll().orderBy("position").execute(),
    coupons: await db.selectFrom("coupons").selectAll().orderBy("code").execute(),
    remote: await db.selectFrom("remote_pictures").selectAll().orderBy("key").execute(),
    sections: await db
      .selectFrom("section_items")
      .selectAll()
      .orderBy("section_name")
      .orderBy("position")
      .execute(),
  };
}
