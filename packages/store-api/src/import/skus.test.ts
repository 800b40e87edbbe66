import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { catalogueState, useImporter } from "../testing/importer.js";
import { newShopper, stockOf, userIdOf } from "../testing/shopper.js";
import { ImportRefusedError } from "./run.js";

useCatalogueFiles();

const withSku = (id: string, sku: string) =>
  product(id, { colors: [{ name: "Red", sizes: [{ size: "S", sku, stock: 5 }] }] });

describe.each(DATABASES)("a SKU of another product on %s", (kind) => {
  const api = useTestApi(kind);
  const { problems, run } = useImporter(api);

  it("is refused where the file lacks the product that has it", async () => {
    await run(await jsonOf({ products: [withSku("mine", "S-1"), withSku("other", "S-2")] }));
    const before = await catalogueState(api().database);
    const taking = await jsonOf({ products: [withSku("new", "S-9"), withSku("thief", "S-1")] });
    await expect(run(taking)).rejects.toThrow(ImportRefusedError);
    expect(problems.splice(0)).toEqual([
      {
        level: "error",
        line: 2,
        message:
          'The SKU "S-1" of "thief" belongs to "mine", which is in the shop and not in the file.',
      },
    ]);
    expect(await catalogueState(api().database)).toEqual(before);
  });

  it("comes over with the file that has both, and leaves carts and what was put aside", async () => {
    const { db } = api().database;
    const user_id = await userIdOf(api(), await newShopper(api()));
    const lines = ["S-1", "S-2"].map((sku_id) => ({ user_id, sku_id, quantity: 1 }));
    await db.insertInto("cart_lines").values(lines).execute();
    await db.insertInto("saved_lines").values(lines).execute();
    const products = [withSku("mine", "S-3"), withSku("other", "S-2"), withSku("thief", "S-1")];
    await run(await jsonOf({ products }));
    expect(problems.splice(0)).toEqual([
      {
        level: "warning",
        line: 3,
        message: 'The SKU "S-1" comes to "thief" from "mine", and leaves the carts that it is in.',
      },
    ]);
    expect(await stockOf(api(), "S-1")).toBe(5);
    for (const table of ["cart_lines", "saved_lines"] as const) {
      const left = await db
        .selectFrom(table)
        .select("sku_id")
        .where("user_id", "=", user_id)
        .execute();
      expect(left).toEqual([{ sku_id: "S-2" }]);
    }
  });

  it("is free again once its product is removed by the same file", async () => {
    await run(await jsonOf({ products: [withSku("next", "S-2")] }), { replace: true });
    expect(problems).toEqual([]);
    expect(await stockOf(api(), "S-2")).toBe(5);
  });
});
