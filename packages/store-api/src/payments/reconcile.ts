import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { callOff } from "../orders/call-off.js";
import { lockOrder } from "../orders/lock.js";
import { findSession } from "./checkout.js";
import { hearRefunds } from "./hear-refunds.js";
import { balance, finishRefunded, keyOfRest, noteReceived } from "./ledger.js";
import type { PaymentAccount } from "./provider.js";
import { isSettled, nextLook, type Paying, settlePayment } from "./settle.js";

/** So many payments are looked up at a time, each by calls to the provider. */
const LOOKS = 50;

async function apply(
  { log, now }: Paying,
  trx: Queries,
  orderId: string,
  account: PaymentAccount,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  // How an open payment ends is not decided here.
  if (order.payment_method !== "Online" || order.payment_status === "pending") return;
  await noteReceived(trx, orderId, Math.round(account.received));
  await hearRefunds(trx, orderId, account.refunds, now());
  await balance(trx, orderId, keyOfRest(order), now());
  if ((await finishRefunded(trx, orderId, now())) !== "call off") return;
  log.warn({ orderId: order.order_id }, "an order was paid back at the payment service");
  await callOff(trx, order, "shop: Paid back at the payment service", now());
  await finishRefunded(trx, orderId, now());
}

/** Whether something was taken, as far as it is noted or the order says so. */
async function hasTaken(
  db: Queries,
  { order_id: orderId, received }: Row<"payments">,
): Promise<boolean> {
  return Number(received) > 0 || isSettled(db, orderId);
}

/**
 * Asks the provider what came and went for an order, also what was paid twice, and refunds that were
 * made or given up at the provider itself, and brings the order and what is owed in line with it. An
 * order that was paid back whole before it was sent is called off. May be called any number of times.
 */
export async function reconcilePayment(services: Paying, orderId: string): Promise<void> {
  const { database, payment } = services;
  await settlePayment(services, orderId);
  const session = await findSession(database.db, orderId);
  if (!payment || !session || !(await hasTaken(database.db, session))) return;
  const account = await payment.account(session.session_id);
  await database.transaction((trx) => apply(services, trx, orderId, account));
}

/** The same where nothing may wait for a provider that is away: it is asked again later. */
export async function tryToReconcile(services: Paying, orderId: string): Promise<void> {
  try {
    await reconcilePayment(services, orderId);
  } catch (error) {
    services.log.error({ err: error, orderId }, "a payment could not be looked up");
  }
}

/**
 * Asks again, less and less often, for payments that were given up, whose message may have been lost,
 * and for those of paid orders, which may have been paid back at the provider.
 */
export async function lookForLatePayments(services: Paying): Promise<void> {
  const { database, now } = services;
  const due = await database.db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["orders.id", "orders.created_at"])
    .where("look_again_at", "<=", now())
    .orderBy("look_again_at")
    .limit(LOOKS)
    .execute();
  for (const order of due) {
    // First, so that one that cannot be asked for does not keep the others waiting for ever.
    await database.db
      .updateTable("payments")
      .set({ look_again_at: nextLook(order, now()) })
      .where("order_id", "=", order.id)
      .execute();
    await tryToReconcile(services, order.id);
  }
}
