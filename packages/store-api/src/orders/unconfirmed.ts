import type { Database } from "../database/index.js";
import type { Row } from "../database/schema.js";
import type { Services } from "../services.js";
import { callOff } from "./call-off.js";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Cancels cash orders that the shop has not confirmed in time, so that what nobody will send is on
 * sale again. A shop that wants them to wait for ever turns it off.
 */
export async function cancelUnconfirmed({
  config,
  database,
  log,
  now,
}: Pick<Services, "config" | "database" | "log" | "now">): Promise<void> {
  const hours = config.orderLimits.confirmHours;
  if (hours === 0) return;
  const waiting = database.db
    .selectFrom("orders")
    .select("id")
    .where("payment_method", "=", "COD")
    .where("status", "=", "placed")
    .where("created_at", "<", new Date(now().getTime() - hours * HOUR_MS))
    .orderBy("created_at")
    .orderBy("id");
  for (const { id } of await waiting.execute()) {
    try {
      const cancelled = await cancelOne(database, id, now());
      if (cancelled) log.warn({ orderId: cancelled.order_id }, "a cash order was never confirmed");
    } catch (error) {
      // One that is in a bad way must not keep the others' pieces back.
      log.error({ err: error, order: id }, "a cash order could not be cancelled");
    }
  }
}

function cancelOne(database: Database, id: string, now: Date): Promise<Row<"orders"> | undefined> {
  return database.transaction(async (trx) => {
    // Confirmed, cancelled by its shopper or by another instance meanwhile, it is left alone.
    const order = await trx
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", id)
      .where("status", "=", "placed")
      .forUpdate()
      .executeTakeFirst();
    if (order) await callOff(trx, order, "shop: Not confirmed in time", now);
    return order;
  });
}
