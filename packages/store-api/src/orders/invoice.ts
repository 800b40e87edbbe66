import type { ShopConfig } from "@taanka/shop-config";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { SellerSnapshot } from "../database/tables/orders.js";

/** India is five and a half hours ahead of UTC, and its financial year begins in April. */
const IST_MS = 5.5 * 60 * 60 * 1000;

/** A moment whose UTC fields read what clocks in India show. */
const inIndia = (moment: Date) => new Date(moment.getTime() + IST_MS);

/** The year of a moment in India. */
export const calendarYear = (moment: Date): number => inIndia(moment).getUTCFullYear();

/**
 * The Indian financial year of a moment.
 * @returns for example `26-27` for April 2026 to March 2027
 */
export function financialYear(moment: Date): string {
  const local = inIndia(moment);
  const start = local.getUTCFullYear() - (local.getUTCMonth() < 3 ? 1 : 0);
  const short = (year: number) => String(year % 100).padStart(2, "0");
  return `${short(start)}-${short(start + 1)}`;
}

/** What an invoice that is issued today says of its seller. */
export function sellerOf({ legal }: ShopConfig): SellerSnapshot {
  return { name: legal.entity, gstin: legal.gstin, address: [...legal.address] };
}

/** Writes today's seller on the invoices of earlier versions, so that it changes on none of them. */
export async function keepSellers(db: Queries, shop: ShopConfig): Promise<void> {
  await db
    .updateTable("invoices")
    .set({ seller: JSON.stringify(sellerOf(shop)) })
    .where("seller", "is", null)
    .execute();
}

/**
 * Gives a placed order the next invoice number of its year. The count is a row and not a sequence:
 * it is taken back with the transaction, so that no number is ever left out. Call it last in the
 * transaction, for other orders wait from here on.
 *
 * @param shop - its invoices keep their numbers' beginning and its legal entity as they are now
 */
export async function issueInvoice(
  trx: Queries,
  orderId: string,
  shop: ShopConfig,
  now: Date,
): Promise<void> {
  const year = financialYear(now);
  const { last } = await trx
    .insertInto("invoice_counters")
    .values({ financial_year: year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .column("financial_year")
        .doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("invoices")
    .values({
      order_id: orderId,
      number: `${shop.orders.invoicePrefix}/${year}/${String(last).padStart(6, "0")}`,
      financial_year: year,
      serial: last,
      issued_at: now,
      seller: JSON.stringify(sellerOf(shop)),
    })
    .execute();
}
