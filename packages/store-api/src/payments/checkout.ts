import { type PaymentMethod, paymentMethods } from "@taanka/api-client/contract";
import { languagePrefix } from "@taanka/shop-config/words";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { lockOrder } from "../orders/lock.js";
import { isCancelled } from "../orders/states.js";
import type { Services } from "../services.js";
import type { PaymentProvider, PaymentSession } from "./provider.js";

type Selling = Pick<Services, "config" | "database" | "payment" | "shop" | "log">;
type Standing = Pick<Row<"orders">, "payment_method" | "payment_status" | "status">;
type Unpaid = Standing & Pick<Row<"orders">, "id" | "order_id" | "total" | "language">;

/** The configured provider. @throws Failure `validation_failed` in a shop without one */
export function requireProvider(payment: PaymentProvider | undefined): PaymentProvider {
  if (payment) return payment;
  throw new Failure(
    "validation_failed",
    "Online payment is not available. Please choose Cash on Delivery.",
  );
}

/** How orders can be paid: in cash alone in a shop that nobody takes payments for. */
export const offeredMethods = (payment: PaymentProvider | undefined): readonly PaymentMethod[] =>
  payment ? paymentMethods : ["COD"];

/** The payment that was begun for an order. */
export function findSession(db: Queries, orderId: string): Promise<Row<"payments"> | undefined> {
  return db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** Whether an order waits for its payment. */
function isPayable({ payment_method, payment_status, status }: Standing): boolean {
  return payment_method === "Online" && payment_status === "pending" && status === "placed";
}

const gone = () => new Failure("conflict", "This order was cancelled. Please order again.");

/** Keeps a session, unless the order has one. @returns the session that the order has then */
async function keepSession(
  { database }: Selling,
  orderId: string,
  { id, checkoutUrl }: PaymentSession,
): Promise<Row<"payments"> | undefined> {
  return database.transaction(async (trx) => {
    // Locked, so that an order that ends meanwhile is not paid for.
    if (!isPayable(await lockOrder(trx, orderId))) return undefined;
    await trx
      .insertInto("payments")
      .values({ order_id: orderId, session_id: id, checkout_url: checkoutUrl })
      .onConflict((conflict) => conflict.column("order_id").doNothing())
      .execute();
    return findSession(trx, orderId);
  });
}

/**
 * The page on which an unpaid order is paid. Made once: asking again gives the same page.
 *
 * @throws Failure `conflict` for an order that does not wait for its payment
 */
export async function checkoutPage(services: Selling, order: Unpaid): Promise<string> {
  const { config, database, payment, shop } = services;
  const provider = requireProvider(payment);
  if (!isPayable(order)) throw gone();
  const known = await findSession(database.db, order.id);
  if (known) return known.checkout_url;
  const session = await provider.createSession({
    merchantOrderId: order.order_id,
    amount: order.total,
    returnUrl: `${config.shopUrl}${languagePrefix(shop, order.language ?? "")}/orders/${order.order_id}`,
  });
  const kept = await keepSession(services, order.id, session);
  if (kept?.session_id !== session.id) await provider.close(session.id);
  if (kept) return kept.checkout_url;
  throw gone();
}

/**
 * The page for the answer of a create call, null when nothing is left to pay there.
 *
 * @throws Failure `conflict` when the order that an earlier try made was given up meanwhile
 */
export async function createdPage(services: Selling, order: Unpaid): Promise<string | null> {
  if (order.payment_method === "COD") {
    if (isCancelled(order.status)) throw gone();
    return null;
  }
  // Refused, what is paid for already would be bought once more under another key.
  if (order.payment_status !== "pending" && !isCancelled(order.status)) return null;
  return checkoutPage(services, order);
}

/** The page for somebody who looks at an order, null when it cannot be paid now. */
export async function laterPage(services: Selling, order: Unpaid): Promise<string | null> {
  if (!services.payment || !isPayable(order)) return null;
  try {
    return await checkoutPage(services, order);
  } catch (error) {
    services.log.warn({ err: error, orderId: order.order_id }, "an order has no page to pay on");
    return null;
  }
}
