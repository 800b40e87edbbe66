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

/** A refund as Razorpay keeps it beside its key. */
interface Kept {
  id: string;
  notes: Record<string, string>;
  /** `pending` or `processed`, until the bank refuses it. */
  status: string;
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
  /** What else Razorpay knows of refunds, by the same key; what was made on its own pages has none. */
  kept: Map<string, Kept>;
  /** Further payments of an order, which somebody paid twice. */
  again: Map<string, number>;
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
  /** What the webhook brings of a refund: the refund and its payment. */
  refundMessage(id: string, event: "created" | "processed" | "failed"): unknown;
  read(shopper: Shopper, order: Created): Promise<CallData<typeof endpoints.orders.read>>;
  cancel(shopper: Shopper, order: Created): Promise<unknown>;
}

/** Payments of an order: `pay_<order>`, and `again_<order>` where it was paid twice. */
function paidFor({ orders, again }: Account, payment: string): number {
  const [, kind, order = ""] = /^(pay|again)_(\w+)$/.exec(payment) ?? [];
  return (kind === "again" ? again.get(order) : orders.get(order)?.amount_paid) ?? 0;
}

const refundsOf = ({ refunds, kept }: Account, payment: string) =>
  [...refunds]
    .filter(([, refund]) => refund.payment === payment)
    .map(([key, { amount }]) => ({
      ...{ id: `rfnd_${key}`, entity: "refund", payment_id: payment, amount, currency: "INR" },
      // Without notes Razorpay answers a list.
      ...{ notes: [], status: "processed", ...kept.get(key) },
    }));

const refundedOf = (account: Account, payment: string): number =>
  refundsOf(account, payment)
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);

const paiseLeft = (account: Account, payment: string): number =>
  paidFor(account, payment) - refundedOf(account, payment);

function refund(account: Account, payment: string, { headers, body }: SeenRequest): DoubleAnswer {
  const key = headers["x-refund-idempotency"];
  if (typeof key !== "string" || !/^[\w-]{10,}$/.test(key)) return { status: 400 };
  const { amount, notes } = JSON.parse(body);
  const earlier = account.refunds.get(key);
  // A key stands for one request: with another body it is refused.
  if (earlier && (earlier.amount !== amount || earlier.payment !== payment)) return { status: 400 };
  if (!earlier && amount > paiseLeft(account, payment)) return { status: 400 };
  account.refunds.set(key, { payment, amount });
  const id = `rfnd_${key}`;
  if (!earlier) account.kept.set(key, { id, notes, status: "pending" });
  return account.losing ? { status: 502 } : { status: 200, body: { id } };
}

function orderOf({ orders, unknown }: Account, id: string): DoubleAnswer {
  const order = orders.get(id);
  return order && !unknown.has(id)
    ? { status: 200, body: order }
    : { status: unknown.get(id) ?? 404 };
}

function paymentsOf(account: Account, id: string): DoubleAnswer {
  const items = [`pay_${id}`, `again_${id}`].flatMap((payment) => {
    const amount = paidFor(account, payment);
    const status = paiseLeft(account, payment) > 0 ? "captured" : "refunded";
    const amountRefunded = refundedOf(account, payment);
    return amount === 0
      ? []
      : [{ id: payment, order_id: id, status, amount, amount_refunded: amountRefunded }];
  });
  return { status: 200, body: { entity: "collection", count: items.length, items } };
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
  const [, payment, list] = /^\/v1\/payments\/(\w+)\/refund(s\?count=100)?$/.exec(path) ?? [];
  if (!payment) return { status: 404 };
  if (!list) return refund(account, payment, request);
  const items = refundsOf(account, payment);
  return { status: 200, body: { entity: "collection", count: items.length, items } };
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
    refundMessage: (id, event) => ({
      entity: "event",
      event: `refund.${event}`,
      contains: ["refund", "payment"],
      payload: {
        refund: { entity: { id: "rfnd_x", payment_id: `pay_${id}` } },
        payment: { entity: { id: `pay_${id}`, order_id: id } },
      },
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
    kept: new Map(),
    again: new Map(),
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
