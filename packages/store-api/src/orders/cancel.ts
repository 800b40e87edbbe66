import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { noteMessage } from "../messages/note.js";
import { closePayment } from "../payments/settle.js";
import type { Services } from "../services.js";
import { selectOrder } from "./read.js";
import { canMove, isCancelled, type OrderState, statusLabel } from "./states.js";
import { undoOrder } from "./undo.js";

function assertCancellable(state: OrderState): void {
  if (canMove(state, "cancelled")) return;
  throw new Failure(
    "order_not_cancellable",
    isCancelled(state)
      ? "Order is already cancelled"
      : `Order cannot be cancelled in ${statusLabel(state)} status`,
  );
}

/**
 * Calls off an order that the transaction has locked: the pieces go back into the stock, its
 * coupon may be used again, and what was never paid for is in the cart again.
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
  // Who has not paid yet knows of no order.
  if (order.is_placed) await noteMessage(trx, { orderId: order.id, kind: "cancelled", now });
}

/**
 * Cancels an order for its shopper.
 *
 * @param id - the order's id or readable number
 * @param reason - a reason key, a colon and the shopper's own words
 * @throws Failure `not_found`, or `order_not_cancellable` when it is cancelled or on its way
 */
export async function cancelOrder(
  services: Services,
  userId: string,
  id: string,
  reason: string,
): Promise<void> {
  const { database, now } = services;
  const cancelled = await database.transaction(async (trx) => {
    const order = await selectOrder(trx, userId, id).forUpdate().executeTakeFirst();
    if (!order) throw new Failure("not_found", "Order Not Found");
    assertCancellable(order.status);
    await callOff(trx, order, reason, now());
    return order;
  });
  if (cancelled.payment_status === "pending") await closePayment(services, cancelled.id);
}
