import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { OTP_LENGTH } from "@taanka/api-client/contract";
import type { Database, Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import type { OtpChannel, OtpProvider } from "./provider.js";

const LIFE_MS = 5 * 60 * 1000;
const MAX_TRIES = 5;

/** Makes, sends and checks one-time codes. A phone has one code at a time; a new one replaces it. */
export class OtpCodes {
  readonly #database: Database;
  readonly #provider: OtpProvider;
  readonly #secret: string;
  readonly #resendSeconds: number;
  readonly #now: () => Date;

  constructor(options: {
    database: Database;
    provider: OtpProvider;
    secret: string;
    resendSeconds: number;
    now: () => Date;
  }) {
    this.#database = options.database;
    this.#provider = options.provider;
    this.#secret = options.secret;
    this.#resendSeconds = options.resendSeconds;
    this.#now = options.now;
  }

  /**
   * Sends a new code to a phone.
   *
   * @param phone - ten digits
   * @throws Failure `rate_limited` when the last code is less than a minute old
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
    const latest = new Date(now.getTime() - this.#resendSeconds * 1000);
    // One statement, so that two requests at the same moment send one code between them.
    const stored = await this.#database.db
      .insertInto("otp_codes")
      .values({ phone, ...values })
      .onConflict((conflict) =>
        conflict.column("phone").doUpdateSet(values).where("otp_codes.sent_at", "<=", latest),
      )
      .returning("phone")
      .executeTakeFirst();
    if (!stored) throw await this.#tooSoon(phone, now);
    try {
      await this.#provider.deliver({ phoneNumber: phone, channel, code });
    } catch (error) {
      await this.#forget(phone, values.code_hash);
      throw error;
    }
  }

  /** A code that nobody got does not make its owner wait for the next. */
  async #forget(phone: string, hash: string): Promise<void> {
    await this.#database.db
      .deleteFrom("otp_codes")
      .where("phone", "=", phone)
      .where("code_hash", "=", hash)
      .execute();
  }

  /**
   * Checks a code without spending it: within its life, login or registration may still use it.
   * @throws Failure when it is wrong, expired, spent or was tried too often
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
    if (!equal(row.code_hash, this.#hash(phone, code))) throw wrongCode(row.attempts);
    await this.#database.db
      .updateTable("otp_codes")
      .set((eb) => ({ attempts: eb("attempts", "-", 1) }))
      .where("phone", "=", phone)
      .where("code_hash", "=", row.code_hash)
      .execute();
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
