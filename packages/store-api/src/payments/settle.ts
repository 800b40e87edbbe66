import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { noteMessage } from "../messages/note.js";
import { issueInvoice } from "../orders/invoice.js";
import { canMove, isCancelled, isPaid } from "../orders/states.js";
import { undoOrder } from "../orders/undo.js";
import type { Services } from "../services.js";
import { DAY_MS } from "../time.js";
import { findSession } from "./checkout.js";
import type { PaymentOutcome } from "./provider.js";
import { oweLatePayment } from "./refunds.js";

/** A shopper has this long to pay before the pieces go back on sale. */
const PAY_WITHIN_MS = 30 * 60 * 1000;

/** A payment that came after its order had ended is looked for this long. */
const LOOK_FOR_MS = 14 * DAY_MS;
/** So many late payments are looked for at a time, each by a call to the provider. */
const LOOKS = 50;

type Paying = Pick<Services, "database" | "payment" | "shop" | "now" | "log">;
type Ended = Exclude<PaymentOutcome, { status: "open" }>;

/** Less and less often: each time after as long again as has passed since the order. */
function nextLook({ created_at }: Pick<Row<"orders">, "created_at">, now: Date): Date | null {
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

/**
 * Money that came for an order that had ended goes back by the ledger, like any other; so does
 * another amount than the order's, which ends it.
 */
async function takeLate(
  { log, now }: Paying,
  trx: Queries,
  order: Row<"orders">,
  amount: number,
): Promise<void> {
  if (order.payment_status === "pending") await fail(trx, order, now());
  const owed = await oweLatePayment(trx, order.id, amount);
  if (owed) log.warn({ orderId: order.order_id, amount }, "a late payment is owed back");
  await trx
    .updateTable("payments")
    .set({ look_again_at: null })
    .where("order_id", "=", order.id)
    .execute();
}

async function take(
  services: Paying,
  trx: Queries,
  order: Row<"orders">,
  amount: number,
): Promise<void> {
  const { log, now, shop } = services;
  if (order.payment_status === "failed" || isCancelled(order.status)) {
    return takeLate(services, trx, order, amount);
  }
  if (order.total !== amount) {
    log.error({ orderId: order.order_id, paid: amount, total: order.total }, "wrong payment");
    return takeLate(services, trx, order, amount);
  }
  await trx
    .updateTable("orders")
    .set({ payment_status: "paid", is_placed: true })
    .where("id", "=", order.id)
    .execute();
  await issueInvoice(trx, order.id, shop, now());
  await noteMessage(trx, { orderId: order.id, kind: "placed", now: now() });
}

/** Whether nothing that the provider could say of an order's payment changes anything. */
async function isSettled(db: Queries, orderId: string): Promise<boolean> {
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
    // Whoever comes second, the shopper or the provider's own message, finds it done.
    if (order.payment_status !== "pending" && order.payment_status !== "failed") return;
    if (outcome.status === "paid") await take(services, trx, order, outcome.amount);
    else if (order.payment_status === "pending") await fail(trx, order, services.now());
  });
}

/**
 * Asks the provider how an order's payment stands and acts on it: paid confirms the order, or is
 * owed back when the order has ended or costs another amount, failed cancels it and gives everything back, open changes
 * nothing. May be called any number of times.
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

/**
 * Asks again for payments that were given up: the provider's page may have been open still, and its
 * message about what was paid there lost. What came is owed back.
 */
export async function lookForLatePayments(services: Paying): Promise<void> {
  const { database, log, now } = services;
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
    try {
      await settlePayment(services, order.id);
    } catch (error) {
      log.error({ err: error, orderId: order.id }, "a payment could not be looked up");
    }
  }
}
