import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { noteMessage } from "../messages/note.js";
import { balance, calledOffKey } from "../payments/ledger.js";
import { undoOrder } from "./undo.js";

/**
 * Calls off an order that the transaction has locked: the pieces go back into the stock, its
 * coupon may be used again, what was paid online is owed back, and what was never paid for is in
 * the cart again.
 */
export async function callOff(
  trx: Queries,
  order: Row<"orders">,
  reason: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ status: "cancelled", status_at: now, refund_reason: reason, refund_requested_at: now })
    .where("id", "=", order.id)
    .execute();
  await undoOrder(trx, order);
  await balance(trx, order.id, calledOffKey(order.id), now);
  // Who has not paid yet knows of no order.
  if (order.is_placed) await noteMessage(trx, { orderId: order.id, kind: "cancelled", now });
}
