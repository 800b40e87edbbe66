import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { noteMessage } from "../messages/note.js";
import { balance, calledOffKey } from "../payments/ledger.js";
import { tryToReconcile } from "../payments/reconcile.js";
import { sendRefunds } from "../payments/refunds.js";
import { closePayment, type Paying } from "../payments/settle.js";
import { callOff } from "./call-off.js";
import { selectAnyOrder } from "./read.js";
import { canMove, isPaid, type OrderState, statusLabel } from "./states.js";

/** What a step means for the money of an order. */
function paymentAfter(order: { payment_method: string }, to: OrderState) {
  if (to === "delivered" && order.payment_method === "COD")
    return { payment_status: "paid" as const };
  if (to === "refunded") return { payment_status: "refunded" as const };
  return {};
}

/** Whether it is a step on the way to the shopper. */
const isSending = (to: OrderState) => to === "ready" || to === "dispatched";

/** What was paid back at the payment service and not told is not sent. */
async function hearOfRefunds(services: Paying, id: string): Promise<void> {
  const row = await selectAnyOrder(services.database.db, id).executeTakeFirst();
  if (row?.payment_method === "Online" && isPaid(row)) await tryToReconcile(services, row.id);
}

/** @throws Failure `order_status_conflict` where its payment stands against a step */
function assertPayment(row: Row<"orders">, to: OrderState): void {
  if (to === "ready" && !row.is_placed) {
    throw new Failure("order_status_conflict", "This order is not paid for yet");
  }
  if (isSending(to) && row.payment_status === "refunded") {
    throw new Failure("order_status_conflict", "This order is paid back");
  }
  if (to === "refunded" && !isPaid(row)) {
    throw new Failure("order_status_conflict", "There is nothing to pay back for this order");
  }
}

/**
 * Moves an order on, as the shop's own people do. A cash order is paid when it is delivered; what
 * was paid online for one that is refunded goes back the way it came.
 *
 * @param id - the order's id or readable number, whoever it belongs to
 * @returns the order's id
 * @throws Failure `not_found`, or `order_status_conflict` when it cannot go there from where it is
 */
export async function advanceOrder(services: Paying, id: string, to: OrderState): Promise<string> {
  const { database, now } = services;
  if (isSending(to)) await hearOfRefunds(services, id);
  const order = await database.transaction(async (trx) => {
    const row = await selectAnyOrder(trx, id).forUpdate().executeTakeFirst();
    if (!row) throw new Failure("not_found", "Order Not Found");
    if (!canMove(row.status, to)) {
      const [from, target] = [statusLabel(row.status), statusLabel(to)];
      throw new Failure("order_status_conflict", `An order cannot go from ${from} to ${target}`);
    }
    if (to === "cancelled") {
      await callOff(trx, row, "shop: Cancelled by the shop", now());
      return row;
    }
    assertPayment(row, to);
    await trx
      .updateTable("orders")
      .set({ status: to, status_at: now(), ...paymentAfter(row, to) })
      .where("id", "=", row.id)
      .execute();
    // An instance of a version without the ledger may have called it off, and owed nothing.
    if (to === "refunded") await balance(trx, row.id, calledOffKey(row.id), now());
    if (to === "dispatched" || to === "delivered") {
      await noteMessage(trx, { orderId: row.id, kind: to, now: now() });
    }
    return row;
  });
  if (to === "cancelled" && order.payment_status === "pending") {
    await closePayment(services, order.id);
  }
  if (to === "refunded") await sendRefunds(services, order.id);
  return order.id;
}
