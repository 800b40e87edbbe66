import type { Logger } from "pino";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { OutboundError } from "../outbound.js";
import type { RazorpayConfig } from "../provider-config.js";
import { PAISE } from "./ledger.js";
import {
  type PaymentAccount,
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentSession,
  RefundRefusedError,
  type RefundRequest,
} from "./provider.js";
import { isRefusal, RazorpayClient } from "./razorpay-client.js";

/** Path of the page that leads to Razorpay, without an order's id. */
export const RAZORPAY_PATH = "/api/payments/razorpay";
/** After these answers a refund was certainly not made. */
const REFUSALS = [400, 401, 403, 404, 422];

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
    if (order?.status === "paid") return { status: "paid", paise: order.amount_paid };
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

  async account(sessionId: string): Promise<PaymentAccount> {
    const { received, refunds } = await this.#ask(() => this.client.readAccount(sessionId));
    return {
      received,
      refunds: refunds.map(({ id, amount, status, notes }) => ({
        id,
        key: typeof notes.key === "string" ? notes.key : undefined,
        paise: amount,
        isFailed: status === "failed",
      })),
    };
  }

  refund({ sessionId, paise, key }: RefundRequest): Promise<string> {
    return this.#ask(async () => {
      try {
        return await this.client.refund(sessionId, paise, key);
      } catch (error) {
        if (!isRefusal(error, REFUSALS)) throw error;
        throw new RefundRefusedError("Razorpay refused the refund", { cause: error });
      }
    });
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
