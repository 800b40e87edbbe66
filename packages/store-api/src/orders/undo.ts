import { sql } from "kysely";
import { MAX_LINES, queueChanges } from "../cart/service.js";
import { releaseCouponUse } from "../coupons/service.js";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { returnStock } from "./stock.js";

interface Line {
  skuId: string;
  quantity: number;
}

/** Puts lines where there may be such lines already: the larger quantity counts. */
async function putBack(
  trx: Queries,
  table: "cart_lines" | "saved_lines",
  userId: string,
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto(table)
    .values(lines.map(({ skuId, quantity }) => ({ user_id: userId, sku_id: skuId, quantity })))
    .onConflict((conflict) =>
      conflict.columns(["user_id", "sku_id"]).doUpdateSet({
        quantity: sql<number>`greatest(${sql.ref(table)}.quantity, excluded.quantity)`,
      }),
    )
    .execute();
}

/** What a cart that has been filled anew has no room for is saved for later. */
async function refillCart(trx: Queries, userId: string, lines: readonly Line[]): Promise<void> {
  const held = await trx
    .selectFrom("cart_lines")
    .select("sku_id")
    .where("user_id", "=", userId)
    .execute();
  const known = new Set(held.map((line) => line.sku_id));
  const isThere = ({ skuId }: Line) => known.has(skuId);
  const added = lines.filter((line) => !isThere(line));
  const room = Math.max(0, MAX_LINES - known.size);
  await putBack(trx, "cart_lines", userId, [...lines.filter(isThere), ...added.slice(0, room)]);
  await putBack(trx, "saved_lines", userId, added.slice(room));
}

/**
 * Gives back what an order had taken: its coupon and the pieces, and when it was never paid for,
 * the lines of the cart.
 *
 * @param order - locked, and as it was before it ended
 */
export async function undoOrder(
  trx: Queries,
  order: Pick<Row<"orders">, "id" | "user_id" | "payment_method" | "payment_status">,
): Promise<void> {
  const lines = await trx
    .selectFrom("order_lines")
    .innerJoin("variants", "variants.sku_id", "order_lines.sku_id")
    .select(["order_lines.sku_id as skuId", "order_lines.quantity"])
    .where("order_id", "=", order.id)
    .execute();
  const refills = order.payment_method === "Online" && order.payment_status === "pending";
  // Their cart before the pieces, for the same reason as below.
  if (refills) await queueChanges(trx, order.user_id);
  // The coupon before the pieces, as an order takes them, so that the two never wait for each other.
  await releaseCouponUse(trx, order.id);
  await returnStock(trx, lines);
  if (refills) await refillCart(trx, order.user_id, lines);
}
