import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { lockOrder } from "../orders/lock.js";
import type { Services } from "../services.js";
import { findSession } from "./checkout.js";
import { markSent, providerKey } from "./hear-refunds.js";
import { finishRefunded, PAISE, paiseOf } from "./ledger.js";
import { RefundRefusedError } from "./provider.js";
import { tryToReconcile } from "./reconcile.js";
import type { Paying } from "./settle.js";

/** Longer than a provider's slowest answer: after it the instance that was sending is dead. */
const LEASE_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
const MAX_REASON_LENGTH = 200;

type Refund = Row<"refunds">;

/** What is owed and not sent. */
export interface Owed {
  count: number;
  rupees: number;
  /** Those of which the last try failed. */
  failed: number;
}

/** Counts the refunds that the payment provider has not taken yet. */
export async function sumOwed({ db }: Pick<Services["database"], "db">): Promise<Owed> {
  const row = await db
    .selectFrom("refunds")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      sql<number>`coalesce(sum(amount::bigint * ${PAISE} + paise), 0)`.as("paise"),
      eb.fn.count<number>("error").as("failed"),
    ])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    count: Number(row.count),
    rupees: Number(row.paise) / PAISE,
    failed: Number(row.failed),
  };
}

interface Wanted {
  /** Only those of one order, also before their next try is due. */
  orderId: string | undefined;
  /** Those that were tried just now. */
  except: readonly string[];
}

/** Takes the next refund for this instance, until its lease ends. */
async function claim(
  trx: Queries,
  { orderId, except }: Wanted,
  now: Date,
): Promise<Refund | undefined> {
  const next = await trx
    .selectFrom("refunds")
    .select("key")
    .where("sent_at", "is", null)
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
    .$if(orderId !== undefined, (query) => query.where("order_id", "=", orderId ?? ""))
    .$if(orderId === undefined, (query) => query.where("next_try_at", "<=", now))
    .$if(except.length > 0, (query) => query.where("key", "not in", except))
    .orderBy("next_try_at")
    .orderBy("key")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return undefined;
  return trx
    .updateTable("refunds")
    .set((eb) => ({
      tries: eb("tries", "+", 1),
      leased_until: new Date(now.getTime() + LEASE_MS),
    }))
    .where("key", "=", next.key)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function give({ database, payment }: Paying, row: Refund): Promise<string | undefined> {
  const session = await findSession(database.db, row.order_id);
  if (!payment || !session) throw new RefundRefusedError("The order has no payment to give back");
  const request = { key: providerKey(row), paise: paiseOf(row), sessionId: session.session_id };
  return payment.refund(request);
}

async function noteFailure(services: Paying, row: Refund, error: unknown): Promise<void> {
  const { database, log, now } = services;
  const { key, tries } = row;
  const reason = (error instanceof Error ? error.message : String(error)).slice(
    0,
    MAX_REASON_LENGTH,
  );
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  await database.db
    .updateTable("refunds")
    .set({
      error: reason,
      leased_until: null,
      next_try_at: new Date(now().getTime() + pause),
    })
    .where("key", "=", key)
    .where("sent_at", "is", null)
    .execute();
  log.error({ key, tries, reason }, "a refund could not be sent and will be tried again");
  // The provider may refuse it because the money went back there by hand.
  if (error instanceof RefundRefusedError) await tryToReconcile(services, row.order_id);
}

async function send(services: Paying, row: Refund): Promise<void> {
  const { database, now } = services;
  let providerId: string | undefined;
  try {
    providerId = await give(services, row);
  } catch (error) {
    return noteFailure(services, row, error);
  }
  await database.transaction(async (trx) => {
    await lockOrder(trx, row.order_id);
    await markSent(trx, row, providerId, now());
    await finishRefunded(trx, row.order_id, now());
  });
}

/**
 * Sends what is owed and due through the payment provider, each by one instance at a time: a lease
 * keeps the others away and ends where that one dies. What cannot be sent stays owed and is tried
 * again after 1, 2, 4 … minutes, at most six hours; the key keeps the provider from paying twice when
 * an answer was lost.
 *
 * @param orderId - sends what is owed for this order only, at once, so that a request does not wait
 *   for the rest
 * @param stop - sends no further one once it is aborted; what is due stays due
 */
export async function sendRefunds(
  services: Paying,
  orderId?: string,
  stop?: AbortSignal,
): Promise<void> {
  if (!services.payment) return;
  const tried: string[] = [];
  const next = () =>
    services.database.transaction((trx) => claim(trx, { orderId, except: tried }, services.now()));
  while (!stop?.aborted) {
    const row = await next();
    if (!row) return;
    tried.push(row.key);
    await send(services, row);
  }
}

/**
 * Sends what is owed now and then while the server runs, once at a time.
 *
 * @returns a function that stops it, after the one that is being sent
 */
export function startRefunds(services: Paying, everyMs: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  const stop = new AbortController();
  const run = () => {
    running ??= sendRefunds(services, undefined, stop.signal)
      .catch((error: unknown) => services.log.error({ err: error }, "refunds could not be read"))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
