import type { Queries } from "../database/index.js";
import { readSheetArguments, type SheetRow, writeSheet } from "../operations/sheet.js";
import { withShop } from "../operations/shop-database.js";
import { PAISE, paiseOf } from "./ledger.js";

/** Refunds that the payment provider has not taken yet: those that failed first, then the oldest. */
export async function listOwedRefunds(db: Queries): Promise<SheetRow[]> {
  const rows = await db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "refunds.order_id")
    .leftJoin("payments", "payments.order_id", "refunds.order_id")
    .selectAll("refunds")
    .select(["orders.order_id as number", "payments.session_id"])
    .where("sent_at", "is", null)
    .orderBy((eb) => eb("error", "is", null))
    .orderBy("refunds.created_at")
    .orderBy("key")
    .execute();
  return rows.map((row) => ({
    refund: row.key,
    order: row.number,
    owed: row.created_at.toISOString(),
    rupees: paiseOf(row) / PAISE,
    tries: row.tries,
    next: row.next_try_at.toISOString(),
    reason: row.error ?? "",
    payment: row.session_id ?? "",
  }));
}

/** `refunds`: what is owed to shoppers. @returns the exit code */
export async function runRefunds(args: string[]): Promise<number> {
  const { csv } = readSheetArguments(args, "refunds [--csv]");
  writeSheet(await withShop(({ db }) => listOwedRefunds(db)), csv, "No refund is owed.");
  return 0;
}
