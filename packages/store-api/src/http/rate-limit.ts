import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { Failure } from "./failure.js";

/** How often something may happen. */
export interface RateLimit {
  /** Hits in one window; 0 means no limit. */
  hits: number;
  windowSeconds: number;
}

/** How much more often than an address the network around it may do something. */
const WIDER_TIMES = 4;

/** The limit of the network around an address that has a limit. */
function widened({ hits, windowSeconds }: RateLimit): RateLimit {
  return { hits: hits * WIDER_TIMES, windowSeconds };
}

/** Whoever is counted: a network address, and the network around it where limits know one. */
export interface Networks {
  address: string;
  wider?: string | undefined;
}

/** An address with its limit and, more generously, the network around it. */
export function byNetwork({ address, wider }: Networks, limit: RateLimit): [string, RateLimit][] {
  const own: [string, RateLimit] = [address, limit];
  return wider ? [own, [wider, widened(limit)]] : [own];
}

function windowOf({ windowSeconds }: RateLimit, now: Date): { start: Date; end: Date } {
  const length = windowSeconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
}

/**
 * Counts a hit and refuses it when there were too many. The count lives in the database, so that
 * all instances share it and a restart does not forget it.
 *
 * @param key - what is counted, for example `otp:address:203.0.113.7`
 * @throws Failure `rate_limited` with the seconds until the window ends
 */
export async function limitRate(
  db: Queries,
  key: string,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  if (limit.hits === 0) return;
  const { start, end } = windowOf(limit, now);
  // Another instance, a moment ahead, may have begun the next window: a window never goes back. What
  // is further ahead was counted by a clock that has been put right since.
  const isCurrent = sql<boolean>`rate_limits.window_start in (excluded.window_start, ${end})`;
  const row = await db
    .insertInto("rate_limits")
    .values({ key, window_start: start, hits: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql<number>`case when ${isCurrent} then rate_limits.hits + 1 else 1 end`,
        window_start: sql<Date>`case when ${isCurrent}
          then rate_limits.window_start else excluded.window_start end`,
      }),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  if (row.hits <= limit.hits) return;
  throw new Failure("rate_limited", "Too many attempts. Please try again later.", {
    retryAfter: Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000)),
  });
}

/** Takes back a hit that turned out not to count. */
export async function forgiveHit(
  db: Queries,
  key: string,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  if (limit.hits === 0) return;
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ hits: eb("hits", "-", 1) }))
    .where("key", "=", key)
    .where("window_start", "=", windowOf(limit, now).start)
    .where("hits", ">", 0)
    .execute();
}
