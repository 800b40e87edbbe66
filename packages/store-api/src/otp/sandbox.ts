import type { Logger } from "pino";
import type { Queries } from "../database/index.js";
import type { OrderMessage, OtpChannel, OtpMessage, OtpProvider } from "./provider.js";

/** A delivered code as the development mailbox shows it. */
export interface OutboxMessage extends OtpMessage {
  /** ISO 8601. */
  sentAt: string;
}

/** Sends nothing: keeps each code for the development mailbox and writes it to the log. */
export class SandboxOtpProvider implements OtpProvider {
  readonly #db: Queries;
  readonly #log: Logger;
  readonly #production: boolean;

  constructor(db: Queries, log: Logger, production: boolean) {
    this.#db = db;
    this.#log = log;
    this.#production = production;
  }

  async deliver(message: OtpMessage): Promise<void> {
    await this.#db
      .insertInto("otp_outbox")
      .values({ phone: message.phoneNumber, channel: message.channel, code: message.code })
      .execute();
    // The code is written into the sentence because its own field would be hidden.
    if (this.#production) this.#log.info("a one-time code was put into the sandbox outbox");
    else this.#log.info(`one-time code ${message.code} for the number ${message.phoneNumber}`);
  }

  async notify({ key, phoneNumber, kind, text }: OrderMessage): Promise<void> {
    await this.#db
      .insertInto("message_outbox")
      .values({ key, phone: phoneNumber, kind, text })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
  }
}

/** An order's message as the development mailbox shows it. */
export type ToldMessage = Pick<OrderMessage, "phoneNumber" | "kind" | "text"> &
  Pick<OutboxMessage, "sentAt">;

/** What the sandbox told of orders, newest first; see {@link readOutbox}. */
export async function readMessages(db: Queries, phoneNumber?: string): Promise<ToldMessage[]> {
  const rows = await db
    .selectFrom("message_outbox")
    .selectAll()
    .$if(phoneNumber !== undefined, (query) => query.where("phone", "=", phoneNumber ?? ""))
    .orderBy("sent_at", "desc")
    .orderBy("key", "desc")
    .limit(50)
    .execute();
  return rows.map(({ phone, kind, text, sent_at }) => ({
    ...{ phoneNumber: phone, kind, text },
    sentAt: sent_at.toISOString(),
  }));
}

/**
 * What the sandbox delivered, newest first.
 *
 * @param phoneNumber - ten digits; undefined lists all numbers
 */
export async function readOutbox(db: Queries, phoneNumber?: string): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom("otp_outbox")
    .select(["phone", "channel", "code", "sent_at"])
    .$if(phoneNumber !== undefined, (query) => query.where("phone", "=", phoneNumber ?? ""))
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  return rows.map((row) => ({
    phoneNumber: row.phone,
    channel: row.channel satisfies OtpChannel,
    code: row.code,
    sentAt: row.sent_at.toISOString(),
  }));
}
