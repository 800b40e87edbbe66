import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { lockOrder } from "../orders/lock.js";
import { canMove, isCancelled, isPaid } from "../orders/states.js";

/** Paise in a rupee. */
export const PAISE = 100;

type Amount = Pick<Row<"refunds">, "amount" | "paise">;

/** What a row of the ledger comes to, in paise. */
export const paiseOf = ({ amount, paise }: Amount): number => amount * PAISE + paise;

/** The columns for an amount in paise. */
export const amountOf = (paise: number): Amount => ({
  amount: Math.floor(paise / PAISE),
  paise: paise % PAISE,
});

/** The key of what was paid for an order after it had ended. */
export const latePaymentKey = (orderId: string): string => `late-${orderId}`;

/** The key of what was paid for an order that was called off; earlier versions use it too. */
export const calledOffKey = (orderId: string): string => `order-${orderId}`;

/** The key of what an order's books leave over, by what became of the order. */
export function keyOfRest(order: Pick<Row<"orders">, "id" | "payment_status" | "status">): string {
  if (order.payment_status === "failed") return latePaymentKey(order.id);
  return isCancelled(order.status) ? calledOffKey(order.id) : `over-${order.id}`;
}

/** What was received for an order that is locked, and what of it goes back. */
interface Books {
  /** Paise that came. */
  received: number;
  /** Paise that the shop keeps. */
  kept: number;
  rows: Row<"refunds">[];
  /** Paise that went back or are owed already. */
  promised: number;
}

async function returnedFor(trx: Queries, orderId: string): Promise<number> {
  const rows = await trx
    .selectFrom("returns")
    .select("refund_amount")
    .where("order_id", "=", orderId)
    .where("status", "=", "completed")
    .execute();
  return rows.reduce((sum, { refund_amount: amount }) => sum + amount * PAISE, 0);
}

async function keptOf(trx: Queries, order: Row<"orders">, received: number): Promise<number> {
  if (isCancelled(order.status) || !isPaid(order)) return 0;
  const price = Math.min(order.total * PAISE, received);
  return Math.max(0, price - (await returnedFor(trx, order.id)));
}

/**
 * An instance of a version without this ledger, which serves beside this one while a shop is
 * updated, takes exactly the price and does not note it.
 */
function receivedFor(order: Row<"orders">, payment: Pick<Row<"payments">, "received">): number {
  const noted = Number(payment.received);
  const isTaken = order.payment_method === "Online" && isPaid(order);
  return noted === 0 && isTaken ? order.total * PAISE : noted;
}

async function readBooks(trx: Queries, orderId: string): Promise<Books & { order: Row<"orders"> }> {
  const order = await lockOrder(trx, orderId);
  const payment = await trx
    .selectFrom("payments")
    .select("received")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  const received = payment ? receivedFor(order, payment) : 0;
  const rows = await trx
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("key")
    .forUpdate()
    .execute();
  const promised = rows.reduce((sum, row) => sum + paiseOf(row), 0);
  return { order, received, kept: await keptOf(trx, order, received), rows, promised };
}

/** Writes down what the provider took for an order; what came before is never less. */
export async function noteReceived(trx: Queries, orderId: string, paise: number): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ received: paise })
    .where("order_id", "=", orderId)
    .where("received", "<", paise)
    .execute();
}

function freeKey(rows: readonly Row<"refunds">[], key: string): string {
  const taken = new Set(rows.map((row) => row.key));
  if (!taken.has(key)) return key;
  for (let number = 2; ; number++) {
    if (!taken.has(`${key}-${number}`)) return `${key}-${number}`;
  }
}

/** Somebody gave money back at the provider itself, so that less of it is owed. */
async function lessen(trx: Queries, { rows }: Books, excess: number, now: Date): Promise<void> {
  let left = excess;
  for (const row of rows) {
    // What is being sent is left alone: the provider refuses what is too much, and then it is fitted.
    const isFree = !row.sent_at && (!row.leased_until || row.leased_until <= now);
    if (!isFree || left <= 0) continue;
    const less = Math.min(left, paiseOf(row));
    left -= less;
    if (less === paiseOf(row)) {
      await trx.deleteFrom("refunds").where("key", "=", row.key).execute();
      continue;
    }
    await trx
      .updateTable("refunds")
      .set({
        ...amountOf(paiseOf(row) - less),
        // A provider pays a key back once and by one amount.
        repeats: row.repeats + 1,
        next_try_at: now,
      })
      .where("key", "=", row.key)
      .execute();
  }
}

/**
 * Owes back what came for an order beyond what the shop keeps of it, in the transaction that decides
 * it. The order is locked, so that however many events meet, the same money is owed once. What was
 * paid in cash goes back by hand and is in no ledger.
 *
 * @param key - names the reason: `order-…`, `return-…`, `late-…` or `over-…`
 * @returns paise that are owed newly
 */
export async function balance(
  trx: Queries,
  orderId: string,
  key: string,
  now: Date,
): Promise<number> {
  const books = await readBooks(trx, orderId);
  const due = books.received - books.kept - books.promised;
  // Where nothing is known to have come, an earlier version wrote the rows and knew more.
  if (due < 0 && books.received > 0) await lessen(trx, books, -due, now);
  if (due <= 0) return 0;
  await trx
    .insertInto("refunds")
    .values({
      key: freeKey(books.rows, key),
      order_id: orderId,
      ...amountOf(due),
      next_try_at: now,
    })
    .execute();
  return due;
}

/** Where the money of an order is back whole, what that makes of the order. */
export type GivenBack = "nothing" | "refunded" | "call off";

/**
 * Marks an order of which all is given back: a cancelled one is refunded. One that is still to be
 * sent has to be called off first.
 */
export async function finishRefunded(trx: Queries, orderId: string, now: Date): Promise<GivenBack> {
  const { order, received, rows, promised } = await readBooks(trx, orderId);
  const isWhole = received > 0 && promised >= received && rows.every((row) => row.sent_at);
  if (!isWhole || order.payment_status !== "paid") return "nothing";
  if (canMove(order.status, "cancelled")) return "call off";
  await trx
    .updateTable("orders")
    .set({
      payment_status: "refunded",
      ...(canMove(order.status, "refunded") ? { status: "refunded" as const, status_at: now } : {}),
    })
    .where("id", "=", orderId)
    .execute();
  return "refunded";
}
