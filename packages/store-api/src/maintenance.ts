import { removeEndedSessions } from "./auth/sessions.js";
import { forgetOldActivity } from "./items/activity.js";
import { cancelUnconfirmed } from "./orders/unconfirmed.js";
import { noteOverlooked } from "./payments/overlooked.js";
import { lookForLatePayments } from "./payments/reconcile.js";
import { sendRefunds } from "./payments/refunds.js";
import { expireUnpaid } from "./payments/settle.js";
import type { Services } from "./services.js";
import { DAY_MS } from "./time.js";

const EVERY_MS = 10 * 60 * 1000;

type Cleaned = Pick<Services, "config" | "shop" | "database" | "log" | "payment" | "now">;

async function deleteOld({ database, now }: Cleaned): Promise<void> {
  const { db } = database;
  const dayAgo = new Date(now().getTime() - DAY_MS);
  await db.deleteFrom("otp_codes").where("expires_at", "<", dayAgo).execute();
  await db.deleteFrom("otp_tries").where("expires_at", "<", dayAgo).execute();
  await db.deleteFrom("otp_outbox").where("sent_at", "<", dayAgo).execute();
  await db.deleteFrom("message_outbox").where("sent_at", "<", dayAgo).execute();
  const weekAgo = new Date(now().getTime() - 7 * DAY_MS);
  await db.deleteFrom("order_messages").where("created_at", "<", weekAgo).execute();
  await db.deleteFrom("rate_limits").where("window_start", "<", dayAgo).execute();
  await removeEndedSessions(db, now());
  await db.deleteFrom("idempotency_keys").where("created_at", "<", dayAgo).execute();
}

/**
 * Ends what has run out (orders that were not paid or not confirmed in time), looks for payments and
 * refunds that were not told, sends refunds that are due, and deletes what has no use any more
 * (codes, mailbox entries, rate limits, sessions, idempotency keys, what was looked at). What fails
 * is logged and keeps nothing else from being done.
 */
export async function removeExpired(services: Cleaned): Promise<void> {
  const steps: Record<string, () => Promise<void>> = {
    "unconfirmed orders": () => cancelUnconfirmed(services),
    "old rows": () => deleteOld(services),
    activity: () => forgetOldActivity(services.database, services.now()),
    // Last, since the payment service may keep them waiting.
    "unpaid orders": () => expireUnpaid(services),
    "overlooked payments": () => noteOverlooked(services),
    "late payments": () => lookForLatePayments(services),
    refunds: () => sendRefunds(services),
  };
  for (const [step, work] of Object.entries(steps)) {
    try {
      await work();
    } catch (error) {
      services.log.error({ err: error, step }, "cleaning up failed");
    }
  }
}

/**
 * Cleans up now and then while the server runs, once at a time.
 * @returns a function that stops it
 */
export function startMaintenance(services: Cleaned, everyMs = EVERY_MS): () => void {
  let isRunning = false;
  const run = async (): Promise<void> => {
    // A payment service that is silent takes seconds for each order, and would be asked ever more.
    if (isRunning) return;
    isRunning = true;
    await removeExpired(services);
    isRunning = false;
  };
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
