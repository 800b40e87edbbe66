import { randomInt } from "node:crypto";
import { OTP_LENGTH } from "@taanka/api-client/contract";
import type { Logger } from "pino";
import { keyedHash } from "../auth/secret.js";
import type { Database, Queries } from "../database/index.js";
import { widerNetwork } from "../http/address.js";
import { Failure } from "../http/failure.js";
import { byNetwork, forgiveHit, limitRate, type RateLimit } from "../http/rate-limit.js";
import { isSameSecret } from "../http/same-secret.js";
import { DAY_SECONDS, HOUR_SECONDS } from "../time.js";
import { Ceiling } from "./ceiling.js";
import type { OtpLimits } from "./limits.js";
import type { OtpChannel, OtpProvider } from "./provider.js";
import { type Caller, type Code, countTry, hasTriesLeft, MAX_TRIES, readTries } from "./tries.js";

const LIFE_MS = 5 * 60 * 1000;

/** People who share an address, as behind a carrier's, and may all be wrong as often as one may. */
const PHONES_OF_AN_ADDRESS = 10;

/** What is counted under which key. */
type Counted = readonly [key: string, limit: RateLimit];

/** Something that is counted under a name by address and, more generously, by the network around. */
const counted = (name: string, caller: Caller, limit: RateLimit): Counted[] =>
  byNetwork(caller, limit).map(([network, its]) => [`${name}:${network}`, its]);

/**
 * Makes, sends and checks one-time codes. Everything is counted for a phone and a network address
 * together, so that a stranger who knows a phone's number takes nothing from its owner: each
 * address that asks has a code of its own, which a new one replaces, and tries of its own.
 */
export class OtpCodes {
  readonly #database: Database;
  readonly #provider: OtpProvider;
  readonly #secret: string;
  readonly #resendSeconds: number;
  readonly #perPhone: RateLimit;
  readonly #perPhoneHour: RateLimit;
  readonly #ceiling: Ceiling;
  readonly #wrongPerPhone: RateLimit;
  readonly #now: () => Date;

  constructor(options: {
    database: Database;
    provider: OtpProvider;
    secret: string;
    limits: OtpLimits;
    log: Pick<Logger, "error">;
    now: () => Date;
  }) {
    this.#database = options.database;
    this.#provider = options.provider;
    this.#secret = options.secret;
    this.#resendSeconds = options.limits.resendSeconds;
    this.#perPhone = { hits: options.limits.perPhone, windowSeconds: DAY_SECONDS };
    this.#perPhoneHour = { hits: options.limits.perPhoneHour, windowSeconds: HOUR_SECONDS };
    this.#ceiling = new Ceiling(options.limits.perHour, options.log);
    this.#wrongPerPhone = { hits: options.limits.wrongPerPhone, windowSeconds: DAY_SECONDS };
    this.#now = options.now;
  }

  /**
   * Sends a new code to a phone.
   *
   * @param phone - ten digits
   * @param from - network address of whoever asks
   * @throws Failure `rate_limited` when the last code for that address is less than a minute old, or
   *   when there were too many codes
   */
  async send(phone: string, channel: OtpChannel, from: string): Promise<void> {
    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
    const now = this.#now();
    const caller = this.#callerOf(phone, from);
    const values = {
      code_hash: this.#hash(phone, code),
      attempts: 0,
      sent_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
      consumed_at: null,
    };
    await this.#store(caller, values, now);
    try {
      await this.#provider.deliver({ phoneNumber: phone, channel, code });
    } catch (error) {
      await this.#forget(caller, values.code_hash, now);
      throw error;
    }
  }

  #sendings(caller: Caller): Counted[] {
    const toPhone = [`otp:phone:${caller.phone}`, this.#perPhoneHour] as const;
    return [...counted(`otp:phone:${caller.phone}`, caller, this.#perPhone), toPhone];
  }

  /** Wrong codes whatever the phone, so that nobody tries a few of each of many. */
  #wrongAnywhere(caller: Caller): Counted[] {
    const { hits, windowSeconds } = this.#wrongPerPhone;
    const limit = { hits: hits * PHONES_OF_AN_ADDRESS, windowSeconds };
    return counted("otp:wrong-anywhere", caller, limit);
  }

  async #store(caller: Caller, values: Omit<Code, keyof Caller>, now: Date): Promise<void> {
    const latest = new Date(now.getTime() - this.#resendSeconds * 1000);
    const stored = await this.#database.transaction(async (trx) => {
      // One statement, so that two requests at the same moment send one code between them.
      const row = await trx
        .insertInto("otp_codes")
        .values({ phone: caller.phone, address: caller.address, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(["phone", "address"])
            .doUpdateSet(values)
            .where("otp_codes.sent_at", "<=", latest),
        )
        .returning("phone")
        .executeTakeFirst();
      // Afterwards, so that impatience costs nobody one of the day's codes.
      if (row) {
        for (const [key, limit] of this.#sendings(caller)) await limitRate(trx, key, limit, now);
        // Last, since all who ask for a code wait for each other here.
        await this.#ceiling.count(trx, now);
      }
      return row;
    });
    if (!stored) throw await this.#tooSoon(caller, now);
  }

  /** A code that nobody got does not make its owner wait for the next, and does not count. */
  async #forget(caller: Caller, hash: string, sentAt: Date): Promise<void> {
    const { db } = this.#database;
    await db
      .deleteFrom("otp_codes")
      .where("phone", "=", caller.phone)
      .where("code_hash", "=", hash)
      .execute();
    for (const [key, limit] of this.#sendings(caller)) await forgiveHit(db, key, limit, sentAt);
    await this.#ceiling.forgive(db, sentAt);
  }

  /**
   * Checks a code without spending it: within its life, login or registration may still use it. Any
   * code that the phone was sent will do, whichever address asked for it.
   *
   * @param from - network address of whoever tries
   * @throws Failure when it is wrong, expired, spent or was tried too often, or when there were too
   *   many wrong codes that day
   */
  async verify(phone: string, code: string, from: string): Promise<void> {
    const caller = this.#callerOf(phone, from);
    const refusal = await this.#database.transaction((trx) => this.#judge(trx, caller, code));
    if (refusal) throw refusal;
  }

  /** @returns why not; thrown here, it would undo the count */
  async #judge(trx: Queries, caller: Caller, code: string): Promise<Failure | undefined> {
    const now = this.#now();
    // Locked, so that many guesses at the same time are judged one after the other.
    const codes = await trx
      .selectFrom("otp_codes")
      .selectAll()
      .where("phone", "=", caller.phone)
      .where("consumed_at", "is", null)
      .where("expires_at", ">", now)
      .orderBy("address")
      .forUpdate()
      .execute();
    if (codes.length === 0) {
      return new Failure("otp_expired", "This code is no longer valid. Ask for a new one.");
    }
    const ofPhone = counted(`otp:wrong:${caller.phone}`, caller, this.#wrongPerPhone);
    const wrong = [...ofPhone, ...this.#wrongAnywhere(caller)];
    const forgive = async () => {
      for (const [key, limit] of wrong) await forgiveHit(trx, key, limit, now);
    };
    for (const [key, limit] of wrong) await limitRate(trx, key, limit, now);
    const tried = await readTries(trx, caller, codes);
    const open = codes.filter((row) => hasTriesLeft(row, caller, tried));
    if (open.length === 0) {
      await forgive();
      return new Failure("otp_too_many_tries", "Too many wrong codes. Ask for a new one.");
    }
    const hash = this.#hash(caller.phone, code);
    if (open.some((row) => isSameSecret(row.code_hash, hash))) {
      await forgive();
      return undefined;
    }
    await countTry(trx, caller, open);
    const left = Math.max(...open.map((row) => MAX_TRIES - 1 - (tried.get(row.code_hash) ?? 0)));
    const advice = left > 0 ? "Please check it and try again." : "Ask for a new one.";
    return new Failure("otp_invalid", `The code is not right. ${advice}`);
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

  async #tooSoon({ phone, address }: Caller, now: Date): Promise<Failure> {
    const row = await this.#database.db
      .selectFrom("otp_codes")
      .select("sent_at")
      .where("phone", "=", phone)
      .where("address", "=", address)
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

  #callerOf(phone: string, address: string): Caller {
    const nameOf = (network: string) => keyedHash(this.#secret, "otp-address", network);
    const wider = widerNetwork(address);
    return { phone, address: nameOf(address), wider: wider && nameOf(wider) };
  }

  #hash(phone: string, code: string): string {
    return keyedHash(this.#secret, "otp", `${phone}:${code}`);
  }
}
