import type { Services } from "../services.js";
import { callOff } from "./cancel.js";

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
    const cancelled = await database.transaction(async (trx) => {
      // Confirmed, cancelled by its shopper or by another instance meanwhile, it is left alone.
      const order = await trx
        .selectFrom("orders")
        .selectAll()
        .where("id", "=", id)
        .where("status", "=", "placed")
        .forUpdate()
        .executeTakeFirst();
      if (order) await callOff(trx, order, "shop: Not confirmed in time", now());
      return order;
    });
    if (cancelled) log.warn({ orderId: cancelled.order_id }, "a cash order was never confirmed");
  }
}
