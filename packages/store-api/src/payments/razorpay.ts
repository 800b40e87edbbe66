import type { Logger } from "pino";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { OutboundError } from "../outbound.js";
import type { RazorpayConfig } from "../provider-config.js";
import type {
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  PaymentSession,
  RefundRequest,
} from "./provider.js";
import { RazorpayClient } from "./razorpay-client.js";

/** Path of the page that leads to Razorpay, without an order's id. */
export const RAZORPAY_PATH = "/api/payments/razorpay";
const PAISE = 100;

/** Takes payments with Razorpay: UPI, cards, net banking and wallets on its hosted checkout. */
export class RazorpayProvider implements PaymentProvider {
  readonly #db: Queries;
  readonly #publicUrl: string;
  readonly #log: Logger;
  readonly client: RazorpayClient;

  /** @param publicUrl - origin of the API, or empty when it is the shop's own */
  constructor(db: Queries, config: RazorpayConfig, publicUrl: string, log: Logger) {
    this.#db = db;
    this.#publicUrl = publicUrl;
    this.#log = log;
    this.client = new RazorpayClient(config);
  }

  async createSession(request: PaymentRequest): Promise<PaymentSession> {
    const { merchantOrderId, amount, returnUrl } = request;
    const { id } = await this.#ask(() => this.client.createOrder(amount * PAISE, merchantOrderId));
    await this.#db
      .insertInto("razorpay_payments")
      .values({ id, merchant_order_id: merchantOrderId, amount, return_url: returnUrl })
      .execute();
    return { id, checkoutUrl: `${this.#publicUrl}${RAZORPAY_PATH}/${id}` };
  }

  async outcome(sessionId: string): Promise<PaymentOutcome> {
    const session = await this.find(sessionId);
    if (!session) return { status: "failed" };
    const order = await this.#ask(() => this.client.readOrder(sessionId));
    if (order?.status === "paid") return { status: "paid", amount: order.amount_paid / PAISE };
    return { status: order && !session.is_closed ? "open" : "failed" };
  }

  /**
   * Razorpay has no way to close an order: the shop remembers that it is over, and what is paid for
   * it from then on the shop owes back. A session that is not Razorpay's has nothing to close.
   */
  async close(sessionId: string): Promise<void> {
    if (!(await this.find(sessionId))) return;
    const order = await this.#ask(() => this.client.readOrder(sessionId));
    if (order?.status === "paid") return;
    await this.#db
      .updateTable("razorpay_payments")
      .set({ is_closed: true })
      .where("id", "=", sessionId)
      .execute();
  }

  async refund({ sessionId, amount, key }: RefundRequest): Promise<void> {
    await this.#ask(() => this.client.refund(sessionId, amount * PAISE, key));
  }

  /** What the shopper is to pay, or undefined for an unknown order. */
  find(id: string): Promise<Row<"razorpay_payments"> | undefined> {
    return this.#db
      .selectFrom("razorpay_payments")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      this.#log.error({ reason: error.message }, "Razorpay did not answer as it should");
      throw new Failure("unavailable", "The payment service is busy. Please try again.", {
        retryAfter: 5,
      });
    }
  }
}
