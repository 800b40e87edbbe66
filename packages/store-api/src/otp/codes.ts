import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { OTP_LENGTH } from "@taanka/api-client/contract";
import type { Database, Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { forgiveHit, limitRate, type RateLimit } from "../http/rate-limit.js";
import type { OtpChannel, OtpProvider } from "./provider.js";

const LIFE_MS = 5 * 60 * 1000;
const MAX_TRIES = 5;
const DAY_SECONDS = 24 * 60 * 60;

const sentKey = (phone: string) => `otp:phone:${phone}`;
const wrongKey = (phone: string) => `otp:wrong:${phone}`;

/** Makes, sends and checks one-time codes. A phone has one code at a time; a new one replaces it. */
export class OtpCodes {
  readonly #database: Database;
  readonly #provider: OtpProvider;
  readonly #secret: string;
  readonly #resendSeconds: number;
  readonly #sent: RateLimit;
  readonly #wrong: RateLimit;
  readonly #now: () => Date;

  constructor(options: {
    database: Database;
    provider: OtpProvider;
    secret: string;
    resendSeconds: number;
    /** Codes for one phone in a day; 0 turns the limit off. */
    codesPerDay: number;
    /** Wrong codes for one phone in a day; 0 turns the limit off. */
    wrongPerDay: number;
    now: () => Date;
  }) {
    this.#database = options.database;
    this.#provider = options.provider;
    this.#secret = options.secret;
    this.#resendSeconds = options.resendSeconds;
    this.#sent = { hits: options.codesPerDay, windowSeconds: DAY_SECONDS };
    this.#wrong = { hits: options.wrongPerDay, windowSeconds: DAY_SECONDS };
    this.#now = options.now;
  }

  /**
   * Sends a new code to a phone.
   *
   * @param phone - ten digits
   * @throws Failure `rate_limited` when the last code is less than a minute old, or when there were
   *   too many codes that day
   */
  async send(phone: string, channel: OtpChannel): Promise<void> {
    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
    const now = this.#now();
    const values = {
      code_hash: this.#hash(phone, code),
      attempts: 0,
      sent_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
      consumed_at: null,
    };
    await this.#store(phone, values, now);
    try {
      await this.#provider.deliver({ phoneNumber: phone, channel, code });
    } catch (error) {
      await this.#forget(phone, values.code_hash, now);
      throw error;
    }
  }

  async #store(phone: string, values: Omit<Row<"otp_codes">, "phone">, now: Date): Promise<void> {
    const latest = new Date(now.getTime() - this.#resendSeconds * 1000);
    const stored = await this.#database.transaction(async (trx) => {
      // One statement, so that two requests at the same moment send one code between them.
      const row = await trx
        .insertInto("otp_codes")
        .values({ phone, ...values })
        .onConflict((conflict) =>
          conflict.column("phone").doUpdateSet(values).where("otp_codes.sent_at", "<=", latest),
        )
        .returning("phone")
        .executeTakeFirst();
      // Afterwards, so that impatience costs nobody one of the day's codes.
      if (row) await limitRate(trx, sentKey(phone), this.#sent, now);
      return row;
    });
    if (!stored) throw await this.#tooSoon(phone, now);
  }

  /** A code that nobody got does not make its owner wait for the next, and does not count. */
  async #forget(phone: string, hash: string, sentAt: Date): Promise<void> {
    await this.#database.db
      .deleteFrom("otp_codes")
      .where("phone", "=", phone)
      .where("code_hash", "=", hash)
      .execute();
    await forgiveHit(this.#database.db, sentKey(phone), this.#sent, sentAt);
  }

  /**
   * Checks a code without spending it: within its life, login or registration may still use it.
   * @throws Failure when it is wrong, expired, spent or was tried too often, or when there were too
   *   many wrong codes for the phone that day
   */
  async verify(phone: string, code: string): Promise<void> {
    const now = this.#now();
    // Counting first closes the gap in which many guesses could run at the same time.
    const row = await this.#database.db
      .updateTable("otp_codes")
      .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
      .where("phone", "=", phone)
      .returningAll()
      .executeTakeFirst();
    assertUsable(row, now);
    await limitRate(this.#database.db, wrongKey(phone), this.#wrong, now);
    if (!equal(row.code_hash, this.#hash(phone, code))) throw wrongCode(row.attempts);
    await this.#database.db
      .updateTable("otp_codes")
      .set((eb) => ({ attempts: eb("attempts", "-", 1) }))
      .where("phone", "=", phone)
      .where("code_hash", "=", row.code_hash)
      .execute();
    await forgiveHit(this.#database.db, wrongKey(phone), this.#wrong, now);
  }

  /**
   * Spends a verified code, in the transaction that signs its owner in.
   * @throws Failure when somebody else was faster
   */
  async spend(trx: Queries, phone: string, code: string): Promise<void> {
    const spent = await trx
      .updateTable("otp_codes")
      .set({ consumed_at: this.#now() })
      .where("phone", "=", phone)
      .where("code_hash", "=", this.#hash(phone, code))
      .where("consumed_at", "is", null)
      .returning("phone")
      .executeTakeFirst();
    if (!spent) throw new Failure("otp_expired", "This code was used already. Ask for a new one.");
  }

  async #tooSoon(phone: string, now: Date): Promise<Failure> {
    const row = await this.#database.db
      .selectFrom("otp_codes")
      .select("sent_at")
      .where("phone", "=", phone)
      .executeTakeFirst();
    const next = (row?.sent_at.getTime() ?? now.getTime()) + this.#resendSeconds * 1000;
    const seconds = Math.max(1, Math.ceil((next - now.getTime()) / 1000));
    return new Failure(
      "rate_limited",
      `Please wait ${seconds} seconds before asking for a new code`,
      {
        retryAfter: seconds,
      },
    );
  }

  #hash(phone: string, code: string): string {
    return createHmac("sha256", this.#secret).update(`otp:${phone}:${code}`).digest("base64url");
  }
}

function assertUsable(
  row: Row<"otp_codes"> | undefined,
  now: Date,
): asserts row is Row<"otp_codes"> {
  if (!row || row.consumed_at || row.expires_at <= now) {
    throw new Failure("otp_expired", "This code is no longer valid. Ask for a new one.");
  }
  if (row.attempts > MAX_TRIES) {
    throw new Failure("otp_too_many_tries", "Too many wrong codes. Ask for a new one.");
  }
}

function wrongCode(attempts: number): Failure {
  const left = MAX_TRIES - attempts;
  if (left <= 0) return new Failure("otp_invalid", "The code is not right. Ask for a new one.");
  return new Failure("otp_invalid", "The code is not right. Please check it and try again.");
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
