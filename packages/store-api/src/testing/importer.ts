import type { Database } from "../database/index.js";
import type { Problem } from "../import/problems.js";
import { type ImportOptions, importCatalogue } from "../import/run.js";
import type { TestApi } from "./api.js";

/** Imports catalogue files into a test's shop, and gathers what is wrong with them. */
export function useImporter(api: () => TestApi) {
  const problems: Problem[] = [];
  const run = (path: string, options: Partial<ImportOptions> = {}) =>
    importCatalogue(api().database, path, {
      onePrice: undefined,
      replace: false,
      keepStock: false,
      onProblem: (found) => problems.push(found),
      ...options,
    });
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
