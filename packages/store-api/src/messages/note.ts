import type { Queries } from "../database/index.js";
import type { OrderMessageKind } from "./kinds.js";

/** Something that happened to an order. */
interface News {
  orderId: string;
  kind: OrderMessageKind;
  now: Date;
  /** Tells one of several of a kind from the others. */
  reason?: string;
}

/**
 * Notes that a shopper is to be told of their order, in the transaction in which it happens: what is
 * undone is not told, and what is told twice is noted once.
 */
export async function noteMessage(
  trx: Queries,
  { orderId, kind, now, reason = orderId }: News,
): Promise<void> {
  await trx
    .insertInto("order_messages")
    .values({
      ...{ key: `${kind}-${reason}`, order_id: orderId, kind },
      ...{ created_at: now, next_try_at: now },
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
