import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { lockOrder } from "../orders/lock.js";
import { balance, keyOfRest, PAISE } from "./ledger.js";
import type { Paying } from "./settle.js";

/** So many orders are put right at a time. */
const ORDERS = 50;

/** Orders whose payment was not noted, or that were called off and owe less back than came. */
async function findOverlooked(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .innerJoin("payments", "payments.order_id", "orders.id")
    .select("orders.id")
    .where("orders.payment_method", "=", "Online")
    .where("orders.total", ">", 0)
    .where((eb) =>
      eb.or([
        eb.and([
          eb("payments.received", "=", 0),
          eb("orders.payment_status", "in", ["paid", "refunded"]),
        ]),
        eb.and([
          eb("orders.status", "=", "cancelled"),
          eb("orders.payment_status", "=", "paid"),
          sql<boolean>`payments.received > (select coalesce(sum(amount::bigint * ${PAISE} + paise), 0)
            from refunds where refunds.order_id = orders.id)`,
        ]),
      ]),
    )
    .orderBy("orders.created_at")
    .limit(ORDERS)
    .execute();
  return rows.map(({ id }) => id);
}

async function putRight(trx: Queries, orderId: string, now: Date): Promise<number> {
  const order = await lockOrder(trx, orderId);
  // What really came is asked of the provider next.
  await trx
    .updateTable("payments")
    .set({ received: order.total * PAISE, look_again_at: now })
    .where("order_id", "=", orderId)
    .where("received", "=", 0)
    .execute();
  return balance(trx, orderId, keyOfRest(order), now);
}

/**
 * Keeps the books of what instances of a version without the ledger did, which serve beside this one
 * while a shop is updated: they note no payment, and owe nothing for an order that they call off.
 */
export async function noteOverlooked({ database, log, now }: Paying): Promise<void> {
  for (const orderId of await findOverlooked(database.db)) {
    const paise = await database.transaction((trx) => putRight(trx, orderId, now()));
    log.info({ orderId, paise }, "an order of an earlier version is in the books now");
  }
}
