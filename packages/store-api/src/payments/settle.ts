import { releaseCouponUse } from "../coupons/service.js";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { issueInvoice } from "../orders/invoice.js";
import { canMove } from "../orders/states.js";
import { returnStock } from "../orders/stock.js";
import type { Services } from "../services.js";
import type { PaymentProvider } from "./provider.js";

/** A shopper has this long to pay before the pieces go back on sale. */
const PAY_WITHIN_MS = 30 * 60 * 1000;

type Paying = Pick<Services, "config" | "database" | "payment" | "now" | "log">;

/** The configured provider. @throws Failure `validation_failed` in a shop without one */
export function requireProvider(payment: PaymentProvider | undefined): PaymentProvider {
  if (payment) return payment;
  throw new Failure(
    "validation_failed",
    "Online payment is not available. Please choose Cash on Delivery.",
  );
}

function findSession(db: Queries, orderId: string) {
  return db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/**
 * The page on which an unpaid order is paid. Made once: asking again gives the same page.
 *
 * @param order - its id, readable number and total
 */
export async function checkoutPage(
  { config, database, payment }: Paying,
  order: Pick<Row<"orders">, "id" | "order_id" | "total">,
): Promise<string> {
  const provider = requireProvider(payment);
  const known = await findSession(database.db, order.id);
  if (known) return known.checkout_url;
  const session = await provider.createSession({
    merchantOrderId: order.order_id,
    amount: order.total,
    returnUrl: `${config.shopUrl}/orders/${order.order_id}`,
  });
  const stored = await database.db
    .insertInto("payments")
    .values({ order_id: order.id, session_id: session.id, checkout_url: session.checkoutUrl })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .returning("checkout_url")
    .executeTakeFirst();
  if (stored) return stored.checkout_url;
  await provider.close(session.id);
  return (await findSession(database.db, order.id))?.checkout_url ?? session.checkoutUrl;
}

/** Gives back what an order that is not paid for had taken: stock, coupon and cart. */
async function undo(trx: Queries, order: Row<"orders">): Promise<void> {
  const lines = await trx
    .selectFrom("order_lines")
    .innerJoin("variants", "variants.sku_id", "order_lines.sku_id")
    .select(["order_lines.sku_id as skuId", "order_lines.quantity"])
    .where("order_id", "=", order.id)
    .execute();
  await returnStock(trx, lines);
  await releaseCouponUse(trx, order.id);
  if (lines.length === 0) return;
  await trx
    .insertInto("cart_lines")
    .values(
      lines.map(({ skuId, quantity }) => ({ user_id: order.user_id, sku_id: skuId, quantity })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "sku_id"]).doNothing())
    .execute();
}

async function conclude(
  { database, now }: Paying,
  orderId: string,
  outcome: "paid" | "failed",
): Promise<void> {
  await database.transaction(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirst();
    // Whoever comes second, the shopper or the provider's own message, finds it done.
    if (order?.payment_status !== "pending") return;
    const update = trx.updateTable("orders").where("id", "=", orderId);
    if (outcome === "paid") {
      await update.set({ payment_status: "paid", is_placed: true }).execute();
      await issueInvoice(trx, orderId, now());
      return;
    }
    const open = canMove(order.status, "cancelled");
    await update
      .set({
        payment_status: "failed",
        ...(open ? { status: "cancelled" as const, status_at: now() } : {}),
      })
      .execute();
    if (open) await undo(trx, order);
  });
}

/**
 * Asks the provider how an order's payment stands and acts on it: paid confirms the order, failed
 * cancels it and gives everything back, open changes nothing. May be called any number of times.
 */
export async function settlePayment(services: Paying, orderId: string): Promise<void> {
  const session = await findSession(services.database.db, orderId);
  if (!session || !services.payment) return;
  const outcome = await services.payment.outcome(session.session_id);
  if (outcome.status === "open") return;
  if (outcome.status === "paid") {
    const order = await services.database.db
      .selectFrom("orders")
      .select("total")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    if (order.total !== outcome.amount) {
      services.log.error({ orderId, paid: outcome.amount, total: order.total }, "wrong payment");
      return;
    }
  }
  await conclude(services, orderId, outcome.status);
}

/** Ends the open payment of an order that was cancelled. */
export async function closePayment(services: Paying, orderId: string): Promise<void> {
  const session = await findSession(services.database.db, orderId);
  if (!session || !services.payment) return;
  await services.payment.close(session.session_id);
  await settlePayment(services, orderId);
}

/** Ends prepaid orders that nobody paid for within half an hour. */
export async function expireUnpaid(services: Paying): Promise<void> {
  const before = new Date(services.now().getTime() - PAY_WITHIN_MS);
  const orders = await services.database.db
    .selectFrom("orders")
    .leftJoin("payments", "payments.order_id", "orders.id")
    .select(["orders.id", "payments.session_id"])
    .where("payment_method", "=", "Online")
    .where("payment_status", "=", "pending")
    .where("created_at", "<", before)
    .execute();
  for (const { id, session_id } of orders) {
    if (session_id) await closePayment(services, id);
    else await conclude(services, id, "failed");
  }
}
