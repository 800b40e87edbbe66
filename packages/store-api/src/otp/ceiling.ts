import type { Logger } from "pino";
import type { Queries } from "../database/index.js";
import { Failure } from "../http/failure.js";
import { forgiveHit, limitRate, type RateLimit } from "../http/rate-limit.js";
import { HOUR_SECONDS } from "../time.js";

const KEY = "otp:shop";

/**
 * How many codes the whole shop sends in an hour, whoever asks for them: each costs money, and
 * somebody with many phones' numbers and many addresses is limited by nothing else.
 */
export class Ceiling {
  readonly #limit: RateLimit;
  readonly #log: Pick<Logger, "error">;
  /** The hour that the operator was told of, counted from 1970. */
  #told = 0;

  /** @param hits - 0 turns the limit off */
  constructor(hits: number, log: Pick<Logger, "error">) {
    this.#limit = { hits, windowSeconds: HOUR_SECONDS };
    this.#log = log;
  }

  /** @throws Failure `rate_limited` until the hour ends */
  async count(trx: Queries, now: Date): Promise<void> {
    try {
      await limitRate(trx, KEY, this.#limit, now);
    } catch (error) {
      if (error instanceof Failure) this.#tell(now);
      throw error;
    }
  }

  /** Takes back a code that was not sent. */
  forgive(db: Queries, now: Date): Promise<void> {
    return forgiveHit(db, KEY, this.#limit, now);
  }

  #tell(now: Date): void {
    const hour = Math.floor(now.getTime() / (HOUR_SECONDS * 1000));
    if (this.#told === hour) return;
    this.#told = hour;
    const most = this.#limit.hits;
    this.#log.error({ most }, "no more codes are sent this hour: OTP_LIMIT_PER_HOUR is reached");
  }
}
