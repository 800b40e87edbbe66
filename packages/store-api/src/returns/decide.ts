import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { lockOrder } from "../orders/lock.js";
import { returnStock } from "../orders/stock.js";
import { balance } from "../payments/ledger.js";
import { sendRefunds } from "../payments/refunds.js";
import type { Services } from "../services.js";
import { returnLabel } from "./window.js";

/** Owes what a return gives back; an order of which all was paid back is refunded. */
async function settleRefund(trx: Queries, row: Row<"returns">, now: Date): Promise<void> {
  const { id, order_id: orderId } = row;
  await balance(trx, orderId, `return-${id}`, now);
  const { refunded } = await trx
    .selectFrom("returns")
    .select((eb) =>
      eb
        .cast<number>(eb.fn.coalesce(eb.fn.sum("refund_amount"), eb.lit(0)), "integer")
        .as("refunded"),
    )
    .where("order_id", "=", orderId)
    .where("status", "=", "completed")
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("orders")
    .set({ payment_status: "refunded" })
    .where("id", "=", orderId)
    .where("payment_status", "=", "paid")
    .where("total", "<=", refunded)
    .where("total", ">", 0)
    .execute();
}

async function putBack(trx: Queries, row: Row<"returns">, completed: boolean): Promise<void> {
  const { quantity } = row;
  if (!completed) {
    // What was reserved for an exchange that does not happen goes on sale again.
    if (row.new_sku_id) await returnStock(trx, [{ skuId: row.new_sku_id, quantity }]);
    return;
  }
  const line = await trx
    .selectFrom("order_lines")
    .select("sku_id")
    .where("order_id", "=", row.order_id)
    .where("line", "=", row.line)
    .executeTakeFirstOrThrow();
  await returnStock(trx, [{ skuId: line.sku_id, quantity }]);
}

/**
 * Ends a return: completed, the pieces are back on sale and paid back or exchanged; rejected, all
 * stays as it was.
 *
 * @returns the order's id
 * @throws Failure `not_found`, or `order_status_conflict` when it has ended before
 */
export async function decideReturn(
  services: Pick<Services, "database" | "now" | "payment" | "log" | "shop">,
  id: string,
  outcome: "completed" | "rejected",
): Promise<string> {
  const { database, now } = services;
  const orderId = await database.transaction(async (trx) => {
    const found = await trx
      .selectFrom("returns")
      .select("order_id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!found) throw new Failure("not_found", "Return not found");
    await lockOrder(trx, found.order_id);
    const row = await trx
      .selectFrom("returns")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (row.status !== "requested") {
      throw new Failure(
        "order_status_conflict",
        `This return is ${returnLabel(row.status).toLowerCase()} already`,
      );
    }
    await trx
      .updateTable("returns")
      .set({ status: outcome, decided_at: now() })
      .where("id", "=", id)
      .execute();
    await putBack(trx, row, outcome === "completed");
    if (outcome === "completed") await settleRefund(trx, row, now());
    return row.order_id;
  });
  if (outcome === "completed") await sendRefunds(services, orderId);
  return orderId;
}
