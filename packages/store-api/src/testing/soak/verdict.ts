import type pg from "pg";
import type { Purchase } from "./shopper.js";

interface StoredOrder {
  number: string;
  key: string | null;
  status: string;
}

/** What must not be. */
export interface Verdict {
  /** Acknowledged orders that the database does not have. */
  lost: number;
  /** Orders above one for a purchase, and orders that were refused or that nobody wanted. */
  double: number;
  /** Cancelled as somebody was told, but not in the database. */
  uncancelled: number;
  belowZero: number;
  /** Variants of which pieces were made or lost. */
  miscounted: number;
  orders: number;
}

async function readOrders(client: pg.Client): Promise<StoredOrder[]> {
  const { rows } = await client.query<StoredOrder>(
    `select o.order_id as number, o.status, k.key
     from orders o left join idempotency_keys k on k.order_id = o.id`,
  );
  return rows;
}

async function countStock(client: pg.Client, initial: ReadonlyMap<string, number>) {
  const { rows } = await client.query<{ sku: string; stock: number; sold: number }>(
    `select v.sku_id as sku, v.stock, coalesce(sum(l.quantity) filter
       (where o.status <> 'cancelled'), 0)::int as sold
     from variants v left join order_lines l on l.sku_id = v.sku_id
       left join orders o on o.id = l.order_id
     group by v.sku_id, v.stock`,
  );
  return {
    belowZero: rows.filter(({ stock }) => stock < 0).length,
    miscounted: rows.filter(({ sku, stock, sold }) => stock + sold !== initial.get(sku)).length,
  };
}

/** Compares what shoppers were told with what the database holds. */
export async function judge(
  client: pg.Client,
  ledger: readonly Purchase[],
  initial: ReadonlyMap<string, number>,
): Promise<Verdict> {
  const orders = await readOrders(client);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const acknowledged = ledger.filter(({ orderId }) => orderId !== undefined);
  const stored = (purchase: Purchase) => byNumber.get(purchase.orderId ?? "");
  return {
    lost: acknowledged.filter((purchase) => !stored(purchase)).length,
    double: orders.length - new Set(acknowledged.map(({ orderId }) => orderId)).size,
    uncancelled: ledger.filter(
      (purchase) => purchase.cancelled && stored(purchase)?.status !== "cancelled",
    ).length,
    ...(await countStock(client, initial)),
    orders: orders.length,
  };
}

/** How much more the last fifth of the samples takes than the second fifth, as a share. */
export function growthOf(samples: readonly number[]): number {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const median = (part: readonly number[]) =>
    part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  const before = median(samples.slice(fifth, 2 * fifth));
  return before === 0 ? 0 : median(samples.slice(-fifth)) / before - 1;
}
