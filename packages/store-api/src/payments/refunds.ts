import type { Queries } from "../database/index.js";
import { noteMessage } from "../messages/note.js";
import type { Services } from "../services.js";

/** Money that goes back for one reason. */
interface Refund {
  /** Names the reason, so that it is paid back once: `order-…`, `return-…` or `late-…`. */
  key: string;
  orderId: string;
  /** Whole rupees. */
  amount: number;
}

async function note(trx: Queries, { key, orderId, amount }: Refund): Promise<boolean> {
  const noted = await trx
    .insertInto("refunds")
    .values({ key, order_id: orderId, amount })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  return noted !== undefined;
}

/**
 * Notes what is owed, in the transaction that decides it. What was paid in cash goes back by hand,
 * so nothing is noted for it.
 */
export async function oweRefund(trx: Queries, refund: Refund): Promise<void> {
  if (refund.amount <= 0) return;
  const paidOnline = await trx
    .selectFrom("orders")
    .select("id")
    .where("id", "=", refund.orderId)
    .where("payment_method", "=", "Online")
    .where("payment_status", "in", ["paid", "refunded"])
    .executeTakeFirst();
  if (paidOnline) await note(trx, refund);
}

/** The key of what was paid for an order after it had ended. */
export const latePaymentKey = (orderId: string): string => `late-${orderId}`;

/**
 * Notes what was paid for an order after it had ended, in the transaction that finds it out.
 * @returns false when it was noted before
 */
export async function oweLatePayment(
  trx: Queries,
  orderId: string,
  amount: number,
): Promise<boolean> {
  return amount > 0 && note(trx, { key: latePaymentKey(orderId), orderId, amount });
}

/** @returns how many refunds the payment provider has not taken yet */
export async function countOwed({ db }: Services["database"]): Promise<number> {
  const { owed } = await db
    .selectFrom("refunds")
    .select((eb) => eb.fn.countAll<number>().as("owed"))
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(owed);
}

/**
 * Sends whatever is owed through the payment provider. What cannot be sent stays owed and is tried
 * again; the key keeps the provider from paying twice when an answer was lost.
 *
 * @param orderId - sends what is owed for this order only, so that a request does not wait for the
 *   rest
 */
export async function sendRefunds(
  services: Pick<Services, "database" | "payment" | "now" | "log">,
  orderId?: string,
): Promise<void> {
  const { database, payment, now, log } = services;
  if (!payment) return;
  const owed = await database.db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.order_id", "refunds.order_id")
    .select(["refunds.key", "refunds.amount", "refunds.order_id", "payments.session_id"])
    .where("refunds.sent_at", "is", null)
    .$if(orderId !== undefined, (query) => query.where("refunds.order_id", "=", orderId ?? ""))
    .orderBy("refunds.created_at")
    .execute();
  for (const { key, amount, order_id: order, session_id: sessionId } of owed) {
    try {
      await payment.refund({ key, amount, sessionId });
      await database.transaction(async (trx) => {
        await trx.updateTable("refunds").set({ sent_at: now() }).where("key", "=", key).execute();
        await noteMessage(trx, { orderId: order, kind: "refunded", now: now(), reason: key });
      });
    } catch (error) {
      log.error({ err: error, key }, "a refund could not be sent and will be tried again");
    }
  }
}
