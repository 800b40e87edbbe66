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
  items: v.array(
    v.object({
      id: v.string(),
      status: v.string(),
      amount: v.number(),
      amount_refunded: v.nullish(v.number(), 0),
    }),
  ),
});

const refundSchema = v.object({
  id: v.string(),
  amount: v.number(),
  status: v.nullish(v.string(), "processed"),
  /** A list where there are none. */
  notes: v.fallback(v.record(v.string(), v.unknown()), {}),
});

const refundsSchema = v.object({ items: v.array(refundSchema) });
/** So many refunds of one payment Razorpay tells at once. */
const MOST_REFUNDS = 100;

const givenBackSchema = v.object({ id: v.string() });

type RazorpayPayment = v.InferOutput<typeof paymentsSchema>["items"][number];

/** A refund as Razorpay knows it; the amount is in paise. */
export type RazorpayRefund = v.InferOutput<typeof refundSchema>;

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

  /** All that was paid for an order, and all that was given back of it. */
  async readAccount(id: string): Promise<{ received: number; refunds: RazorpayRefund[] }> {
    const payments = await this.#paid(id);
    const refunds: RazorpayRefund[] = [];
    for (const payment of payments) refunds.push(...(await this.#refundsOf(payment.id)));
    return { received: payments.reduce((sum, { amount }) => sum + amount, 0), refunds };
  }

  /**
   * Gives back a part or the whole of what was paid for an order. What Razorpay gave back under the
   * key, though its answer was lost, is not asked for again: after it another payment may be the
   * only one with so much left, and Razorpay knows a key for a time only.
   *
   * @param key - Razorpay pays the same key back once
   * @returns Razorpay's id of the refund
   * @throws OutboundError when nothing was paid for it
   */
  async refund(id: string, amount: number, key: string): Promise<string> {
    const payments = await this.#paid(id);
    const made = await this.#madeUnder(key, payments);
    if (made.size > 0) return this.#giveBackInParts(payments, amount, key, made);
    const hasLeft = (payment: RazorpayPayment) =>
      payment.amount - payment.amount_refunded >= amount;
    // One with less left is asked too, so that Razorpay refuses it.
    const whole = payments.find(hasLeft) ?? payments.find((payment) => payment.amount >= amount);
    if (whole) return this.#giveBack(whole.id, amount, key, key);
    return this.#giveBackInParts(payments, amount, key, made);
  }

  /** The refunds that were made under a key, by their payments. */
  async #madeUnder(
    key: string,
    payments: readonly RazorpayPayment[],
  ): Promise<ReadonlyMap<string, RazorpayRefund>> {
    const made = new Map<string, RazorpayRefund>();
    for (const { id } of payments) {
      const refunds = await this.#refundsOf(id);
      const own = refunds.find(({ notes, status }) => notes.key === key && status !== "failed");
      if (own) made.set(id, own);
    }
    return made;
  }

  /** What was paid twice may be more than either payment. */
  async #giveBackInParts(
    payments: readonly RazorpayPayment[],
    amount: number,
    key: string,
    made: ReadonlyMap<string, RazorpayRefund>,
  ): Promise<string> {
    let [refund] = [...made.values()].map(({ id }) => id);
    let left = [...made.values()].reduce((rest, part) => rest - part.amount, amount);
    // In one order and by whole payments, so that each key always asks for the same part.
    for (const payment of payments.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (made.has(payment.id)) continue;
      const part = Math.min(payment.amount, left);
      if (part <= 0) break;
      const id = await this.#giveBack(payment.id, part, key, `${key}-${payment.id}`);
      refund ??= id;
      left -= part;
    }
    if (refund !== undefined && left <= 0) return refund;
    throw new OutboundError(`There is no payment of ${amount} paise to give back`, 400);
  }

  /** The payments of an order that were taken, also where they are given back since. */
  async #paid(id: string): Promise<RazorpayPayment[]> {
    const path = `/v1/orders/${encodeURIComponent(id)}/payments`;
    const { items } = v.parse(paymentsSchema, await this.#call("GET", path));
    return items.filter(({ status }) => status === "captured" || status === "refunded");
  }

  async #refundsOf(paymentId: string): Promise<RazorpayRefund[]> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=${MOST_REFUNDS}`;
    return v.parse(refundsSchema, await this.#call("GET", path)).items;
  }

  /** @param key - of the whole refund, by which it is known again among Razorpay's */
  async #giveBack(
    paymentId: string,
    amount: number,
    key: string,
    partKey: string,
  ): Promise<string> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
    const headers = { "X-Refund-Idempotency": partKey };
    const answer = await this.#call("POST", path, { amount, notes: { key } }, headers);
    return v.parse(givenBackSchema, answer).id;
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

/** Whether Razorpay answered that it did not do what it was asked. */
export function isRefusal(error: unknown, statuses: readonly number[]): boolean {
  if (!(error instanceof OutboundError) || error.status === undefined) return false;
  return statuses.includes(error.status);
}

function isSigned(secret: string, text: string, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(text).digest();
  const given = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, "hex") : undefined;
  return given !== undefined && timingSafeEqual(expected, given);
}
