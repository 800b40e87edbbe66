import type { ShopConfig } from "@taanka/shop-config";
import { languageOf } from "@taanka/shop-config/words";
import type { Logger } from "pino";
import type { Database } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { limitRate } from "../http/rate-limit.js";
import type { OtpProvider } from "../otp/provider.js";
import { DAY_MS, DAY_SECONDS } from "../time.js";
import { messageText } from "./texts.js";

const LOOK_EVERY_MS = 30_000;
const MINUTE_MS = 60_000;
/** What happened a day ago is no news. */
const TELL_WITHIN_MS = DAY_MS;

interface Options {
  database: Database;
  provider: OtpProvider;
  shop: Pick<ShopConfig, "name" | "languages">;
  log: Pick<Logger, "error" | "warn">;
  now: () => Date;
  /** Where it is off, nothing is sent. */
  enabled: boolean;
  /** Messages for one person in a day; 0 turns the limit off. */
  perDay: number;
}

type Message = Row<"order_messages">;

/**
 * Tells shoppers what happened to their orders: what `noteMessage` has noted is sent after its
 * transaction, off every request's way, and tried again while the delivery service fails. Each
 * carries a key by which the service knows one that it has had.
 */
export class OrderMessages {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #wanted = false;
  #running: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Looks now and then for what another process has noted, or what is to be tried again. */
  start(): void {
    this.#timer = setInterval(() => this.soon(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Sends what is noted, as soon as nobody waits for it. */
  soon(): void {
    if (!this.#options.enabled) return;
    this.#wanted = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Ends after what is being sent. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#wanted = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#wanted) {
      this.#wanted = false;
      await new Promise((resolve) => setImmediate(resolve));
      try {
        await this.#sendAll();
      } catch (error) {
        this.#options.log.error({ err: error }, "messages about orders could not be read");
      }
    }
  }

  async #sendAll(): Promise<void> {
    for (let message = await this.#claim(); message; message = await this.#claim()) {
      await this.#send(message);
    }
  }

  /**
   * Takes the next message for itself, for as long as it may take to send. One of an order waits for
   * those before it, so that nobody hears of a delivery before the order.
   */
  async #claim(): Promise<Message | undefined> {
    const { database, now } = this.#options;
    const time = now();
    const since = new Date(time.getTime() - TELL_WITHIN_MS);
    return database.transaction(async (trx) => {
      const next = await trx
        .selectFrom("order_messages as message")
        .select(["id", "tries"])
        .where("sent_at", "is", null)
        .where("created_at", ">", since)
        .where("next_try_at", "<=", time)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("order_messages as earlier")
                .select("earlier.id")
                .whereRef("earlier.order_id", "=", "message.order_id")
                .whereRef("earlier.id", "<", "message.id")
                .where("earlier.sent_at", "is", null)
                .where("earlier.created_at", ">", since),
            ),
          ),
        )
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!next) return undefined;
      const wait = MINUTE_MS * 4 ** Math.min(next.tries, 4);
      return trx
        .updateTable("order_messages")
        .set({ tries: next.tries + 1, next_try_at: new Date(time.getTime() + wait) })
        .where("id", "=", next.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  async #send(message: Message): Promise<void> {
    const { database, provider, log, now } = this.#options;
    const { id, kind, tries } = message;
    try {
      const addressed = await this.#address(message);
      if (tries > 1 || (await this.#isWithinLimit(addressed.userId))) {
        await provider.notify(addressed.message);
      } else log.warn({ kind }, "a message about an order was left out: too many that day");
      await database.db
        .updateTable("order_messages")
        .set({ sent_at: now() })
        .where("id", "=", id)
        .execute();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason, kind, tries }, "a message about an order was not delivered");
    }
  }

  async #address({ key, kind, order_id: orderId }: Message) {
    const { database, shop } = this.#options;
    const order = await database.db
      .selectFrom("orders")
      .innerJoin("users", "users.id", "orders.user_id")
      .select(["orders.order_id as number", "orders.language", "users.id", "phone", "name"])
      .where("orders.id", "=", orderId)
      .executeTakeFirstOrThrow();
    const { number, phone, name } = order;
    const { code: language } = languageOf(shop, order.language);
    const text = messageText(kind, { shop: shop.name, order: number, name }, language);
    return {
      userId: order.id,
      message: { key, phoneNumber: phone, kind, order: number, language, text },
    };
  }

  /** Placing and cancelling over and over would make the shop pay for a message each. */
  async #isWithinLimit(userId: string): Promise<boolean> {
    const { database, perDay, now } = this.#options;
    const limit = { hits: perDay, windowSeconds: DAY_SECONDS };
    try {
      await limitRate(database.db, `message:user:${userId}`, limit, now());
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
