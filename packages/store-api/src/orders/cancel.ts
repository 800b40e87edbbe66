import { Failure } from "../http/failure.js";
import { closePayment, type Paying } from "../payments/settle.js";
import { callOff } from "./call-off.js";
import { selectOrder } from "./read.js";
import { canMove, isCancelled, type OrderState, statusLabel } from "./states.js";

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
 * Cancels an order for its shopper.
 *
 * @param id - the order's id or readable number
 * @param reason - a reason key, a colon and the shopper's own words
 * @throws Failure `not_found`, or `order_not_cancellable` when it is cancelled or on its way
 */
export async function cancelOrder(
  services: Paying,
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
