import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { callOut, OutboundError } from "../outbound.js";
import type { RazorpayConfig } from "../provider-config.js";

const TIMEOUT_MS = 3000;

const orderSchema = v.object({
  id: v.string(),
  /** Paise. */
  amount: v.number(),
  amount_paid: v.number(),
  status: v.picklist(["created", "attempted", "paid"]),
});

const paymentsSchema = v.object({
  items: v.array(v.object({ id: v.string(), status: v.string(), amount: v.number() })),
});

/** An order as Razorpay knows it; amounts are in paise. */
export type RazorpayOrder = v.InferOutput<typeof orderSchema>;

/** Razorpay's public HTTP API, as far as a shop needs it. */
export class RazorpayClient {
  readonly #config: RazorpayConfig;

  constructor(config: RazorpayConfig) {
    this.#config = config;
  }

  /** Announces an order. An order that is announced twice and paid once costs nobody anything. */
  async createOrder(amount: number, receipt: string): Promise<RazorpayOrder> {
    const body = { amount, currency: "INR", receipt, notes: { merchantOrderId: receipt } };
    return v.parse(orderSchema, await this.#call("POST", "/v1/orders", body));
  }

  /** An order, or undefined when the account has none with that id. */
  async readOrder(id: string): Promise<RazorpayOrder | undefined> {
    try {
      return v.parse(orderSchema, await this.#call("GET", `/v1/orders/${encodeURIComponent(id)}`));
    } catch (error) {
      if (isRefusal(error, [400, 404])) return undefined;
      throw error;
    }
  }

  /**
   * Gives back a part or the whole of what was paid for an order. Asked again with a key whose
   * answer was lost, it asks Razorpay again too.
   *
   * @param key - Razorpay pays the same key back once
   * @throws OutboundError when nothing was paid for it
   */
  async refund(id: string, amount: number, key: string): Promise<void> {
    const payment = (await this.#paid(id)).find((paid) => paid.amount >= amount);
    if (!payment) throw new OutboundError(`${id} has no payment of ${amount} paise to give back`);
    try {
      await this.#giveBack(payment.id, amount, key);
    } catch (error) {
      // Of what is given back in full, nothing is left to owe.
      if (payment.status === "refunded" && isRefusal(error, [400])) return;
      throw error;
    }
  }

  /** What was paid for an order; first what is not given back in full. */
  async #paid(id: string) {
    const path = `/v1/orders/${encodeURIComponent(id)}/payments`;
    const { items } = v.parse(paymentsSchema, await this.#call("GET", path));
    return ["captured", "refunded"].flatMap((status) =>
      items.filter((payment) => payment.status === status),
    );
  }

  async #giveBack(paymentId: string, amount: number, key: string): Promise<void> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
    await this.#call("POST", path, { amount, notes: { key } }, { "X-Refund-Idempotency": key });
  }

  /** Whether what a browser brings back from the payment page was signed by Razorpay. */
  isPaymentSigned(orderId: string, paymentId: string, signature: string): boolean {
    return isSigned(this.#config.keySecret, `${orderId}|${paymentId}`, signature);
  }

  /** Whether a message to the webhook was signed by Razorpay. */
  isWebhookSigned(body: string, signature: string): boolean {
    return isSigned(this.#config.webhookSecret, body, signature);
  }

  async #call(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<unknown> {
    const { keyId, keySecret, url } = this.#config;
    const credentials = Buffer.from(`${keyId}:${keySecret}`).toString("base64");
    const response = await callOut(`${url}${path}`, {
      method,
      headers: {
        Authorization: `Basic ${credentials}`,
        "Content-Type": "application/json",
        ...extra,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      timeoutMs: TIMEOUT_MS,
      attempts: 2,
    });
    return response.json();
  }
}

function isRefusal(error: unknown, statuses: readonly number[]): boolean {
  if (!(error instanceof OutboundError) || error.status === undefined) return false;
  return statuses.includes(error.status);
}

function isSigned(secret: string, text: string, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(text).digest();
  const given = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, "hex") : undefined;
  return given !== undefined && timingSafeEqual(expected, given);
}
