import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeStock } from "../orders/stock.js";
import { useTestApi } from "../testing/api.js";
import { cotton, saree, stockOf } from "../testing/shopper.js";
import { importCatalogue } from "./run.js";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "taanka-locks-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

// The embedded database does one thing after the other.
describe("an import on postgres", () => {
  const api = useTestApi("postgres");

  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api().database.db);
    return rows.length > 0;
  };

  it("and an order that has one variant and wants the next do not wait for each other", async () => {
    const color = { name: "Red", sizes: [{ size: "S", sku: saree.skuId, stock: 50 }] };
    const product = { id: saree.itemId, name: "Saree", category: "Sarees", price: 900 };
    const file = join(folder, "kept.json");
    await writeFile(file, JSON.stringify({ products: [{ ...product, colors: [color] }] }));
    const lines = [saree, cotton].map(({ skuId }) => ({ skuId, quantity: 1, name: skuId }));
    const before = await stockOf(api(), saree.skuId);
    const [hasOne, goOn] = [gate(), gate()];
    const ordering = api().database.transaction(async (trx) => {
      await takeStock(trx, lines.slice(0, 1));
      hasOne.open();
      await goOn.opened;
      await takeStock(trx, lines.slice(1));
    });
    await hasOne.opened;
    const importing = importCatalogue(api().database, file, {
      onePrice: undefined,
      replace: true,
      keepStock: true,
      onProblem: () => undefined,
    });
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    goOn.open();
    const ends = await Promise.allSettled([ordering, importing]);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    expect(await stockOf(api(), saree.skuId)).toBe(before - 1);
  });
});
