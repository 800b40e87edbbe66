import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";

/**
 * An order, locked until the transaction ends. Whatever changes an order's payment, refunds or returns locks
 * the order first: two of them then wait for each other in one order, and never for ever.
 *
 * @throws NoResultError when there is no such order
 */
export function lockOrder(trx: Queries, id: string): Promise<Row<"orders">> {
  return trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
