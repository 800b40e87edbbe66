import { readClock } from "../database/clock.js";
import type { Database, Queries } from "../database/index.js";
import { UsageError } from "../operations/command.js";
import { readSheetArguments, type SheetRow, writeSheet } from "../operations/sheet.js";
import { withShop } from "../operations/shop-database.js";
import { lockOrder } from "../orders/lock.js";
import { markSent } from "./hear-refunds.js";
import { finishRefunded, PAISE, paiseOf } from "./ledger.js";

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

/**
 * Marks a refund as paid back by hand, so that it is sent no more; the shopper is told as of others.
 *
 * @throws UsageError where there is no such refund, or it is sent or being sent
 */
export async function closeRefund({ transaction }: Pick<Database, "transaction">, key: string) {
  await transaction(async (trx) => {
    const found = await trx
      .selectFrom("refunds")
      .select("order_id")
      .where("key", "=", key)
      .executeTakeFirst();
    if (!found) throw new UsageError(`There is no refund "${key}".`);
    const orderId = found.order_id;
    await lockOrder(trx, orderId);
    const row = await trx
      .selectFrom("refunds")
      .select(["sent_at", "leased_until"])
      .where("key", "=", key)
      .forUpdate()
      .executeTakeFirst();
    const now = new Date(await readClock(trx));
    if (!row || row.sent_at) throw new UsageError(`The refund "${key}" is sent already.`);
    if (row.leased_until && row.leased_until > now) {
      throw new UsageError(`The refund "${key}" is being sent. Look again in two minutes.`);
    }
    await markSent(trx, { key, order_id: orderId }, undefined, now);
    await trx.updateTable("refunds").set({ is_external: true }).where("key", "=", key).execute();
    await finishRefunded(trx, orderId, now);
  });
}

const USAGE = `refunds [--csv]
refunds close REFUND

\`close\` says that you paid a refund back by hand: the shop does not send it any more.`;

/** `refunds`: what is owed to shoppers, or one of them that was paid back. @returns the exit code */
export async function runRefunds(args: string[]): Promise<number> {
  const [verb, key, ...more] = args;
  if (verb === "close") {
    if (!key || more.length > 0) throw new UsageError(USAGE);
    await withShop((database) => closeRefund(database, key));
    process.stdout.write(`${key} is paid back by hand.\n`);
    return 0;
  }
  const { csv } = readSheetArguments(args, USAGE);
  writeSheet(await withShop(({ db }) => listOwedRefunds(db)), csv, "No refund is owed.");
  return 0;
}
