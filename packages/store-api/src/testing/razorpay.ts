import { createHmac } from "node:crypto";
import { type CallData, endpoints } from "@taanka/api-client/contract";
import { afterAll, beforeAll } from "vitest";
import { type Reply, startTestApi, type TestApi } from "./api.js";
import type { DatabaseKind } from "./databases.js";
import { type Double, type DoubleAnswer, type SeenRequest, startDouble } from "./double.js";
import { type Shopper, saree } from "./shopper.js";

/** What the shop and its account at Razorpay share. */
export const KEY = {
  id: "rzp_test_key",
  secret: "razorpay-key-secret",
  hook: "razorpay-webhook-secret",
};

interface Paid {
  payment: string;
  /** Paise. */
  amount: number;
}

/** The shop's account at Razorpay. */
interface Account {
  orders: Map<
    string,
    { id: string; amount: number; amount_paid: number; status: string; receipt: string }
  >;
  /** Orders that it does not know any more, with the status that it answers. */
  unknown: Map<string, number>;
  /** By the key that keeps a refund from being made twice. */
  refunds: Map<string, Paid>;
  /** Whether Razorpay is away. */
  broken: boolean;
  /** Whether refunds are made, but their answers get lost. */
  losing: boolean;
}

type Created = CallData<typeof endpoints.orders.create>;

/** A shop that takes its payments with Razorpay, which this machine stands in for. */
export interface RazorpayShop {
  api: TestApi;
  account: Account;
  razorpay: Double;
  /** Places a prepaid order. @returns it, Razorpay's id for it, and the path of its page */
  begin(shopper: Shopper): Promise<{ order: Created; id: string; path: string }>;
  /** Pays at Razorpay, all of it unless `paise` says otherwise. */
  pay(id: string, paise?: number): void;
  sign(secret: string, text: string): string;
  /** Comes back from Razorpay's page, with the fields of its form. */
  comeBack(fields: Record<string, string>): Promise<Reply>;
  signedReturn(id: string): Record<string, string>;
  /** Sends a message to the webhook. */
  hook(message: unknown, secret?: string): Promise<Reply>;
  paidMessage(id: string): unknown;
  read(shopper: Shopper, order: Created): Promise<CallData<typeof endpoints.orders.read>>;
  cancel(shopper: Shopper, order: Created): Promise<unknown>;
}

const paiseLeft = ({ orders, refunds }: Account, payment: string): number =>
  [...refunds.values()]
    .filter((refund) => refund.payment === payment)
    .reduce(
      (rest, { amount }) => rest - amount,
      orders.get(payment.replace("pay_", ""))?.amount_paid ?? 0,
    );

function refund(account: Account, payment: string, { headers, body }: SeenRequest): DoubleAnswer {
  const key = headers["x-refund-idempotency"];
  if (typeof key !== "string" || !/^[\w-]{10,}$/.test(key)) return { status: 400 };
  const { amount } = JSON.parse(body);
  if (!account.refunds.has(key) && amount > paiseLeft(account, payment)) return { status: 400 };
  account.refunds.set(key, { payment, amount });
  return account.losing ? { status: 502 } : { status: 200, body: { id: "rfnd_1" } };
}

function orderOf({ orders, unknown }: Account, id: string): DoubleAnswer {
  const order = orders.get(id);
  return order && !unknown.has(id)
    ? { status: 200, body: order }
    : { status: unknown.get(id) ?? 404 };
}

function paymentsOf(account: Account, id: string): DoubleAnswer {
  const amount = account.orders.get(id)?.amount_paid;
  const status = paiseLeft(account, `pay_${id}`) > 0 ? "captured" : "refunded";
  return { status: 200, body: { items: amount ? [{ id: `pay_${id}`, status, amount }] : [] } };
}

/** Razorpay's API as its documentation describes it, for orders, payments and refunds. */
function answerAs(account: Account, request: SeenRequest): DoubleAnswer {
  const { method, path, headers, body } = request;
  const expected = `Basic ${Buffer.from(`${KEY.id}:${KEY.secret}`).toString("base64")}`;
  if (headers.authorization !== expected) return { status: 401 };
  if (account.broken) return { status: 502 };
  if (method === "POST" && path === "/v1/orders") {
    const { amount, currency, receipt } = JSON.parse(body);
    if (!Number.isInteger(amount) || currency !== "INR") return { status: 400 };
    const id = `order_${account.orders.size + 1}x`;
    const order = { id, amount, amount_paid: 0, status: "created", receipt };
    account.orders.set(id, order);
    return { status: 200, body: order };
  }
  const [, id, payments] = /^\/v1\/orders\/(\w+)(\/payments)?$/.exec(path) ?? [];
  if (id) return payments ? paymentsOf(account, id) : orderOf(account, id);
  const [, payment] = /^\/v1\/payments\/(\w+)\/refund$/.exec(path) ?? [];
  return payment ? refund(account, payment, request) : { status: 404 };
}

const sign = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("hex");

function shopWith(api: TestApi, account: Account, razorpay: Double): RazorpayShop {
  return {
    api,
    account,
    razorpay,
    sign,
    async begin(shopper) {
      const body = { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" };
      const order = await api.send(endpoints.orders.create, { token: shopper.token, body });
      const url = new URL(order.checkoutPageUrl ?? "");
      return { order, id: url.pathname.split("/").at(-1) ?? "", path: url.pathname };
    },
    pay(id, paise) {
      const order = account.orders.get(id);
      if (!order) return;
      account.orders.set(id, { ...order, status: "paid", amount_paid: paise ?? order.amount });
    },
    comeBack: (fields) =>
      api.call("POST", "/api/payments/razorpay/callback", {
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
    signedReturn: (id) => ({
      razorpay_order_id: id,
      razorpay_payment_id: `pay_${id}`,
      razorpay_signature: sign(KEY.secret, `${id}|pay_${id}`),
    }),
    hook(message, secret = KEY.hook) {
      const body = JSON.stringify(message);
      return api.call("POST", "/api/payments/razorpay/webhook", {
        body,
        headers: { "x-razorpay-signature": sign(secret, body) },
      });
    },
    paidMessage: (id) => ({
      event: "order.paid",
      payload: { order: { entity: { id } }, payment: { entity: { order_id: id } } },
    }),
    read: ({ token }, { _id }) => api.send(endpoints.orders.read, { token, params: { id: _id } }),
    cancel: ({ token }, { _id }) =>
      api.send(endpoints.orders.cancel, {
        token,
        body: { orderId: _id, refundReason: "delay: too slow" },
      }),
  };
}

/**
 * Gives the tests of a `describe` block a shop with Razorpay.
 * @returns a function to call inside tests
 */
export function useRazorpayShop(kind: DatabaseKind): () => RazorpayShop {
  const account: Account = {
    orders: new Map(),
    unknown: new Map(),
    refunds: new Map(),
    broken: false,
    losing: false,
  };
  let shop: RazorpayShop | undefined;
  beforeAll(async () => {
    const razorpay = await startDouble((request) => answerAs(account, request));
    const api = await startTestApi(kind, {
      SHOP_URL: "https://shop.example",
      PUBLIC_URL: "https://api.shop.example",
      PAYMENT_PROVIDER: "razorpay",
      ORDER_MESSAGES: "true",
      RAZORPAY_URL: razorpay.url,
      RAZORPAY_KEY_ID: KEY.id,
      RAZORPAY_KEY_SECRET: KEY.secret,
      RAZORPAY_WEBHOOK_SECRET: KEY.hook,
    });
    shop = shopWith(api, account, razorpay);
  });
  afterAll(async () => {
    await shop?.api.close();
    await shop?.razorpay.close();
  });
  return () => {
    if (!shop) throw new Error("The shop is there inside tests only.");
    return shop;
  };
}
