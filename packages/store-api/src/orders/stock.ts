import type { Queries } from "../database/index.js";
import { shortage } from "../items/variants.js";

interface Pieces {
  skuId: string;
  quantity: number;
  /** What the shopper reads about when there are too few. */
  name: string;
}

/** Rows are always taken in this order, so that two orders never wait for each other. */
function inLockOrder<T extends { skuId: string }>(lines: readonly T[]): T[] {
  return [...lines].sort((a, b) => (a.skuId < b.skuId ? -1 : 1));
}

/**
 * Takes pieces out of the stock, all or none. That of a variant that is sold beyond it goes below zero,
 * by what is owed.
 * @throws Failure `out_of_stock` naming the first product of which there are too few
 */
export async function takeStock(trx: Queries, lines: readonly Pieces[]): Promise<void> {
  for (const { skuId, quantity, name } of inLockOrder(lines)) {
    const taken = await trx
      .updateTable("variants")
      .set((eb) => ({ stock: eb("stock", "-", quantity) }))
      .where("sku_id", "=", skuId)
      .where((eb) => eb.or([eb("stock", ">=", quantity), eb("inventory_policy", "=", "continue")]))
      .returning("stock")
      .executeTakeFirst();
    if (taken) continue;
    const left = await trx
      .selectFrom("variants")
      .select("stock")
      .where("sku_id", "=", skuId)
      .executeTakeFirst();
    throw shortage(name, left?.stock ?? 0);
  }
}

/** Puts pieces back; a variant the shop no longer has is passed over. */
export async function returnStock(
  trx: Queries,
  lines: readonly Omit<Pieces, "name">[],
): Promise<void> {
  for (const { skuId, quantity } of inLockOrder(lines)) {
    await trx
      .updateTable("variants")
      .set((eb) => ({ stock: eb("stock", "+", quantity) }))
      .where("sku_id", "=", skuId)
      .execute();
  }
}
