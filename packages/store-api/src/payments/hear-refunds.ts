import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { noteMessage } from "../messages/note.js";
import { amountOf, paiseOf } from "./ledger.js";
import type { ProviderRefund } from "./provider.js";

type Refund = Row<"refunds">;

/** The key that the provider knows a refund by: another one where it became another refund. */
export const providerKey = ({ key, repeats }: Pick<Refund, "key" | "repeats">): string =>
  repeats === 0 ? key : `${key}-again-${repeats}`;

const isOurs = (rows: readonly Refund[], { key }: ProviderRefund) =>
  key !== undefined && rows.some((row) => key === row.key || key.startsWith(`${row.key}-again-`));

/** Marks a refund as sent, and tells the shopper once. */
export async function markSent(
  trx: Queries,
  { key, order_id: orderId }: Pick<Refund, "key" | "order_id">,
  providerId: string | undefined,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("refunds")
    .set({ sent_at: now, leased_until: null, error: null, provider_id: providerId ?? null })
    .where("key", "=", key)
    .where("sent_at", "is", null)
    .execute();
  await noteMessage(trx, { orderId, kind: "refunded", now, reason: key });
}

/** The provider took it and gave up later, as where an account is closed: it is another refund then. */
async function oweAgain(trx: Queries, row: Refund, now: Date): Promise<void> {
  await trx
    .updateTable("refunds")
    .set({
      sent_at: null,
      next_try_at: now,
      provider_id: null,
      is_external: false,
      repeats: row.repeats + 1,
      error: "The payment service could not pay it back",
    })
    .where("key", "=", row.key)
    .execute();
}

async function hearFailure(
  trx: Queries,
  rows: readonly Refund[],
  heard: ProviderRefund,
  now: Date,
): Promise<void> {
  const row = rows.find(({ provider_id: id }) => id === heard.id);
  if (!row) return;
  if (row.key === externalKey(heard)) {
    await trx.deleteFrom("refunds").where("key", "=", row.key).execute();
  } else await oweAgain(trx, row, now);
}

/** Whether all of a row is among the refunds that the provider made by its key. */
function isMade(row: Refund, refunds: readonly ProviderRefund[]): boolean {
  const made = refunds.filter(({ key, isFailed }) => key === providerKey(row) && !isFailed);
  return made.reduce((sum, { paise }) => sum + paise, 0) >= paiseOf(row);
}

/** What an earlier version took to be paid back by hand, as one sum and without the provider's ids. */
const isUnnamed = (row: Refund): boolean =>
  row.is_external && row.sent_at !== null && row.provider_id === null;
const isEarlierSum = (row: Refund): boolean => isUnnamed(row) && row.key.startsWith("by-hand-");

/** One that is in the books without its id gets it. @returns whether there is such a one */
async function nameKnown(
  trx: Queries,
  orderId: string,
  rows: readonly Refund[],
  heard: ProviderRefund,
): Promise<boolean> {
  const same = rows.find((row) => isUnnamed(row) && paiseOf(row) === heard.paise);
  if (same) {
    const named = { provider_id: heard.id };
    await trx.updateTable("refunds").set(named).where("key", "=", same.key).execute();
    return true;
  }
  const sum = rows.find((row) => isEarlierSum(row) && paiseOf(row) > heard.paise);
  if (!sum) return false;
  const rest = amountOf(paiseOf(sum) - heard.paise);
  await trx.updateTable("refunds").set(rest).where("key", "=", sum.key).execute();
  await trx
    .insertInto("refunds")
    .values({
      ...{ key: externalKey(heard), order_id: orderId, ...amountOf(heard.paise) },
      ...{ provider_id: heard.id, is_external: true, sent_at: sum.sent_at },
    })
    .execute();
  return true;
}

const externalKey = ({ id }: ProviderRefund): string => `provider-${id}`;

/** One that was made at the provider pays what is owed where it is the same amount. */
async function hearExternal(
  trx: Queries,
  orderId: string,
  heard: ProviderRefund,
  now: Date,
): Promise<void> {
  const rows = await readRows(trx, orderId);
  if (isOurs(rows, heard) || rows.some((row) => row.provider_id === heard.id)) return;
  if (await nameKnown(trx, orderId, rows, heard)) return;
  const owed = rows.find(
    (row) =>
      !row.sent_at &&
      (!row.leased_until || row.leased_until <= now) &&
      paiseOf(row) === heard.paise,
  );
  const sent = { provider_id: heard.id, is_external: true, sent_at: now, error: null };
  const key = owed?.key ?? externalKey(heard);
  if (owed) await trx.updateTable("refunds").set(sent).where("key", "=", key).execute();
  else {
    await trx
      .insertInto("refunds")
      .values({ ...sent, key, order_id: orderId, ...amountOf(heard.paise) })
      .execute();
  }
  await noteMessage(trx, { orderId, kind: "refunded", now, reason: key });
}

const readRows = (trx: Queries, orderId: string): Promise<Refund[]> =>
  trx.selectFrom("refunds").selectAll().where("order_id", "=", orderId).forUpdate().execute();

/**
 * Writes down what the provider says of an order's refunds: those whose answer was lost are sent,
 * those that it gave up are owed again, and those that were made at the provider itself count too.
 * May be called any number of times. The order is locked.
 */
export async function hearRefunds(
  trx: Queries,
  orderId: string,
  refunds: readonly ProviderRefund[],
  now: Date,
): Promise<void> {
  const rows = await readRows(trx, orderId);
  for (const heard of refunds) if (heard.isFailed) await hearFailure(trx, rows, heard, now);
  for (const row of await readRows(trx, orderId)) {
    const id = refunds.find(({ key, isFailed }) => key === providerKey(row) && !isFailed)?.id;
    if (!row.sent_at && isMade(row, refunds)) await markSent(trx, row, id, now);
  }
  for (const heard of refunds) {
    if (!heard.isFailed) await hearExternal(trx, orderId, heard, now);
  }
}
