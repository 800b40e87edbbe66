import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import {
  csv,
  fileOf,
  jsonOf,
  PLAIN,
  product,
  useCatalogueFiles,
} from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";
import { newShopper, userIdOf } from "../testing/shopper.js";
import { checkCatalogue } from "./run.js";

useCatalogueFiles();

const many = (count: number) =>
  jsonOf({ products: Array.from({ length: count }, (_, at) => product(`p-${at}`)) });

describe.each(DATABASES)("removing what a file lacks on %s", (kind) => {
  const api = useTestApi(kind);
  const { run } = useImporter(api);
  const replace = { replace: true };

  it.each([
    ["headings only", csv(), "csv"],
    ["drafts only", csv(PLAIN.replace(/active$/, "draft")), "csv"],
    ["an empty list", '{"products":[]}', "json"],
    ["no line", "", "jsonl"],
  ])("is refused of a file with %s, and so is its check", async (_, content, ending) => {
    await run(await many(3));
    const before = await snapshot(api().database);
    const path = await fileOf(content, ending);
    await expect(run(path, replace)).rejects.toThrow("The file has no products to sell");
    const options = { onePrice: undefined, keepStock: false, onProblem: () => undefined };
    for (const database of [api().database, undefined]) {
      const check = checkCatalogue(database, path, { ...options, ...replace });
      await expect(check).rejects.toThrow("The file has no products to sell");
    }
    expect(await snapshot(api().database)).toBe(before);
  });

  it("leaves a shop of the sample alone where nothing takes its place", async () => {
    const { database } = api();
    await database.db
      .updateTable("settings")
      .set({ value: "sample-x" })
      .where("key", "=", "catalogue_version")
      .execute();
    await expect(run(await jsonOf({ products: [] }))).rejects.toThrow("no products to sell");
  });

  it("is refused of more than a fifth of the shop, until it is told that this is meant", async () => {
    await run(await many(60));
    await expect(run(await many(47), replace)).rejects.toThrow(
      "The file lacks 13 of the shop's 60 products, which --replace would remove",
    );
    expect((await run(await many(48), replace)).removed.products).toBe(12);
    const summary = await run(await many(10), { ...replace, removeMany: true });
    expect(summary.removed.products).toBe(38);
  });

  it("counts first what shoppers lose with the products, and nothing is lost by counting", async () => {
    await run(await many(2));
    const { db } = api().database;
    const user_id = await userIdOf(api(), await newShopper(api()));
    const said = { author: "Asha", rating: 5, title: "", text: "Falls well." };
    const review = { id: "of-asha", item_id: "p-1", user_id, ...said };
    await db.insertInto("reviews").values(review).execute();
    await db
      .insertInto("wishlist")
      .values({ user_id, item_id: "p-1", color: "deep-green" })
      .execute();
    await db.insertInto("cart_lines").values({ user_id, sku_id: "p-1-G", quantity: 1 }).execute();
    const removed = { products: 9, reviews: 1, wishes: 1, lines: 1 };
    const options = { onePrice: undefined, keepStock: false, onProblem: () => undefined };
    const before = await snapshot(api().database);
    const file = await many(1);
    expect(await checkCatalogue(api().database, file, { ...options, ...replace })).toMatchObject({
      products: 1,
      removed,
    });
    expect(await snapshot(api().database)).toBe(before);
    expect(await run(file, replace)).toMatchObject({ removed });
  });

  it("is warned of where a product that is not for sale stays", async () => {
    const { problems, run: bring } = useImporter(api);
    await bring(await fileOf(csv(PLAIN)));
    const other = PLAIN.replace("plain", "other").replace("PK-1", "PK-2");
    const path = await fileOf(csv(PLAIN.replace(/active$/, "draft"), other));
    await bring(path);
    expect(problems).toEqual([
      {
        level: "warning",
        line: 2,
        message: '"plain" is in the shop and stays on sale; an import with --replace takes it out.',
      },
    ]);
    problems.length = 0;
    await bring(path, { ...replace, removeMany: true });
    expect(problems).toEqual([]);
  });
});
