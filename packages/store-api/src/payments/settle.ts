import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { noteMessage } from "../messages/note.js";
import { issueInvoice } from "../orders/invoice.js";
import { canMove, isCancelled, isPaid } from "../orders/states.js";
import { undoOrder } from "../orders/undo.js";
import type { Services } from "../services.js";
import { DAY_MS } from "../time.js";
import { findSession } from "./checkout.js";
import { balance, latePaymentKey, noteReceived, PAISE } from "./ledger.js";
import type { PaymentOutcome } from "./provider.js";

/** A shopper has this long to pay before the pieces go back on sale. */
const PAY_WITHIN_MS = 30 * 60 * 1000;

/** What came late, twice or went back at the provider is looked for this long. */
const LOOK_FOR_MS = 14 * DAY_MS;

/** A provider that counts in fractions may miss the price by less than a rupee. */
const ROUNDING_PAISE = PAISE;

/** What settling a payment takes. */
export type Paying = Pick<Services, "database" | "payment" | "shop" | "now" | "log">;
type Ended = Exclude<PaymentOutcome, { status: "open" }>;

/** Less and less often: each time after as long again as has passed since the order. */
export function nextLook(
  { created_at }: Pick<Row<"orders">, "created_at">,
  now: Date,
): Date | null {
  const age = Math.max(now.getTime() - created_at.getTime(), PAY_WITHIN_MS);
  return age > LOOK_FOR_MS ? null : new Date(now.getTime() + age);
}

async function fail(trx: Queries, order: Row<"orders">, now: Date): Promise<void> {
  const open = canMove(order.status, "cancelled");
  await trx
    .updateTable("orders")
    .set({
      payment_status: "failed",
      ...(open ? { status: "cancelled" as const, status_at: now } : {}),
    })
    .where("id", "=", order.id)
    .execute();
  await trx
    .updateTable("payments")
    .set({ look_again_at: nextLook(order, now) })
    .where("order_id", "=", order.id)
    .execute();
  if (open) await undoOrder(trx, order);
}

/** Money that came for an order that had ended goes back; another amount than the price ends it. */
async function takeLate(
  { log, now }: Paying,
  trx: Queries,
  order: Row<"orders">,
  paise: number,
): Promise<void> {
  if (order.payment_status === "pending") await fail(trx, order, now());
  const owed = await balance(trx, order.id, latePaymentKey(order.id), now());
  const told = { orderId: order.order_id, paise };
  if (owed > 0) log.warn(told, "a late payment is owed back");
}

async function take(
  services: Paying,
  trx: Queries,
  order: Row<"orders">,
  paise: number,
): Promise<void> {
  const { log, now, shop } = services;
  await noteReceived(trx, order.id, paise);
  await trx
    .updateTable("payments")
    .set({ look_again_at: nextLook(order, now()) })
    .where("order_id", "=", order.id)
    .execute();
  if (order.payment_status === "failed" || isCancelled(order.status)) {
    return takeLate(services, trx, order, paise);
  }
  const price = order.total * PAISE;
  if (paise !== price) log.error({ orderId: order.order_id, paise, price }, "wrong payment");
  if (Math.abs(paise - price) >= ROUNDING_PAISE) return takeLate(services, trx, order, paise);
  await trx
    .updateTable("orders")
    .set({ payment_status: "paid", is_placed: true })
    .where("id", "=", order.id)
    .execute();
  // The paise above the price go back, and the order is placed all the same.
  await balance(trx, order.id, `over-${order.id}`, now());
  await issueInvoice(trx, order.id, shop, now());
  await noteMessage(trx, { orderId: order.id, kind: "placed", now: now() });
}

/** Whether nothing that the provider could say of an order's payment changes anything. */
export async function isSettled(db: Queries, orderId: string): Promise<boolean> {
  const order = await db
    .selectFrom("orders")
    .select("payment_status")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return order !== undefined && isPaid(order);
}

async function conclude(services: Paying, orderId: string, outcome: Ended): Promise<void> {
  await services.database.transaction(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirst();
    if (order?.payment_method !== "Online") return;
    // The shopper's return and the provider's message may come in either order: the second changes nothing.
    if (order.payment_status !== "pending" && order.payment_status !== "failed") return;
    if (outcome.status === "paid") await take(services, trx, order, Math.round(outcome.paise));
    else if (order.payment_status === "pending") await fail(trx, order, services.now());
  });
}

/**
 * Asks the provider how an order's payment stands and acts on it: paid confirms the order, or is
 * owed back when the order has ended or costs more, failed cancels it and gives everything back,
 * open changes nothing. May be called any number of times.
 */
export async function settlePayment(services: Paying, orderId: string): Promise<void> {
  const { db } = services.database;
  const session = await findSession(db, orderId);
  if (!session || !services.payment || (await isSettled(db, orderId))) return;
  const outcome = await services.payment.outcome(session.session_id);
  if (outcome.status !== "open") await conclude(services, orderId, outcome);
}

async function endPayment(services: Paying, orderId: string): Promise<void> {
  const session = await findSession(services.database.db, orderId);
  if (!session || !services.payment) return conclude(services, orderId, { status: "failed" });
  await services.payment.close(session.session_id);
  await settlePayment(services, orderId);
}

/**
 * Ends the open payment of an order that was cancelled or not paid in time. When the provider
 * refuses, the payment stays as it is and {@link expireUnpaid} tries again.
 */
export async function closePayment(services: Paying, orderId: string): Promise<void> {
  try {
    await endPayment(services, orderId);
  } catch (error) {
    services.log.error({ err: error, orderId }, "a payment could not be ended");
  }
}

/** Ends prepaid orders that nobody paid for within half an hour. */
export async function expireUnpaid(services: Paying): Promise<void> {
  const before = new Date(services.now().getTime() - PAY_WITHIN_MS);
  const orders = await services.database.db
    .selectFrom("orders")
    .select("id")
    .where("payment_method", "=", "Online")
    .where("payment_status", "=", "pending")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  for (const { id } of orders) await closePayment(services, id);
}
