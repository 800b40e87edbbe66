import { createHmac } from "node:crypto";
import { type CallData, endpoints } from "@taanka/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASES, snapshot, startTestApi, type TestApi } from "../testing/api.js";
import {
  type Double,
  type DoubleAnswer,
  type SeenRequest,
  startDouble,
} from "../testing/double.js";
import { newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";

const KEY = { id: "rzp_test_key", secret: "razorpay-key-secret", hook: "razorpay-webhook-secret" };

interface Account {
  orders: Map<
    string,
    { id: string; amount: number; amount_paid: number; status: string; receipt: string }
  >;
  /** By the key that keeps a refund from being made twice. */
  refunds: Map<string, { payment: string; amount: number }>;
  broken: boolean;
}

function refund(account: Account, payment: string, { headers, body }: SeenRequest): DoubleAnswer {
  const key = headers["x-refund-idempotency"];
  if (typeof key !== "string" || !/^[\w-]{10,}$/.test(key)) return { status: 400 };
  account.refunds.set(key, { payment, amount: JSON.parse(body).amount });
  return { status: 200, body: { id: "rfnd_1" } };
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
  const [, id = "", payments] = /^\/v1\/orders\/(\w+)(\/payments)?$/.exec(path) ?? [];
  const order = account.orders.get(id);
  if (order && payments) {
    const back = [...account.refunds.values()].filter(({ payment }) => payment === `pay_${id}`);
    const left = back.reduce((rest, { amount }) => rest - amount, order.amount_paid);
    const status = left > 0 ? "captured" : "refunded";
    const items = order.amount_paid ? [{ id: `pay_${id}`, status, amount: order.amount_paid }] : [];
    return { status: 200, body: { items } };
  }
  if (order) return { status: 200, body: order };
  const [, payment] = /^\/v1\/payments\/(\w+)\/refund$/.exec(path) ?? [];
  return payment ? refund(account, payment, request) : { status: 404 };
}

type Created = CallData<typeof endpoints.orders.create>;

describe.each(DATABASES)("payments with Razorpay on %s", (kind) => {
  const account: Account = { orders: new Map(), refunds: new Map(), broken: false };
  let razorpay: Double;
  let api: TestApi;

  beforeAll(async () => {
    razorpay = await startDouble((request) => answerAs(account, request));
    api = await startTestApi(kind, {
      SHOP_URL: "https://shop.example",
      PUBLIC_URL: "https://api.shop.example",
      PAYMENT_PROVIDER: "razorpay",
      RAZORPAY_URL: razorpay.url,
      RAZORPAY_KEY_ID: KEY.id,
      RAZORPAY_KEY_SECRET: KEY.secret,
      RAZORPAY_WEBHOOK_SECRET: KEY.hook,
    });
  });
  afterAll(async () => {
    await api.close();
    await razorpay.close();
  });

  async function begin(shopper: Shopper): Promise<{ order: Created; id: string; path: string }> {
    const body = { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" };
    const order = await api.send(endpoints.orders.create, { token: shopper.token, body });
    const url = new URL(order.checkoutPageUrl ?? "");
    return { order, id: url.pathname.split("/").at(-1) ?? "", path: url.pathname };
  }
  const pay = (id: string, paise?: number) => {
    const order = account.orders.get(id);
    if (order)
      account.orders.set(id, { ...order, status: "paid", amount_paid: paise ?? order.amount });
  };
  const sign = (secret: string, text: string) =>
    createHmac("sha256", secret).update(text).digest("hex");
  const comeBack = (fields: Record<string, string>) =>
    api.call("POST", "/api/payments/razorpay/callback", {
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const signedReturn = (id: string) => ({
    razorpay_order_id: id,
    razorpay_payment_id: `pay_${id}`,
    razorpay_signature: sign(KEY.secret, `${id}|pay_${id}`),
  });
  const hook = (message: unknown, secret = KEY.hook) => {
    const body = JSON.stringify(message);
    return api.call("POST", "/api/payments/razorpay/webhook", {
      body,
      headers: { "x-razorpay-signature": sign(secret, body) },
    });
  };
  const paidMessage = (id: string) => ({
    event: "order.paid",
    payload: { order: { entity: { id } }, payment: { entity: { order_id: id } } },
  });
  const read = ({ token }: Shopper, { _id }: Created) =>
    api.send(endpoints.orders.read, { token, params: { id: _id } });

  it("begin with an order in paise and a page that leads to the hosted checkout", async () => {
    const shopper = await newShopper(api);
    const { order, id, path } = await begin(shopper);
    expect(order.checkoutPageUrl).toBe(`https://api.shop.example/api/payments/razorpay/${id}`);
    expect(account.orders.get(id)).toMatchObject({ amount: 330_300, receipt: order.orderId });
    const page = await api.call("GET", path);
    expect(page.body.message).toContain(`action="${razorpay.url}/v1/checkout/embedded"`);
    expect(page.body.message).toContain(`name="order_id" value="${id}"`);
    expect(page.body.message).toContain(
      'value="https://api.shop.example/api/payments/razorpay/callback"',
    );
    expect(page.body.message).not.toContain(KEY.secret);
    expect(page.headers.get("content-security-policy")).toContain(razorpay.url);
    expect((await api.call("GET", "/api/payments/razorpay/order_none")).status).toBe(404);
  });

  it("are confirmed by Razorpay's own word after a signed return", async () => {
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    const early = await comeBack(signedReturn(id));
    expect(early.headers.get("location")).toBe(`https://shop.example/orders/${order.orderId}`);
    expect(await read(shopper, order)).toMatchObject({
      paymentStatus: "Pending",
      isOrderPlaced: false,
    });
    pay(id);
    expect((await comeBack(signedReturn(id))).status).toBe(303);
    expect(await read(shopper, order)).toMatchObject({
      paymentStatus: "Paid",
      isOrderPlaced: true,
    });
  });

  it("change nothing for a signature that is not right", async () => {
    const shopper = await newShopper(api);
    const { id } = await begin(shopper);
    pay(id);
    const before = await snapshot(api.database);
    const forged = [
      { ...signedReturn(id), razorpay_signature: sign("guess", `${id}|pay_${id}`) },
      { ...signedReturn(id), razorpay_payment_id: "pay_other" },
      { ...signedReturn(id), razorpay_signature: "" },
    ];
    for (const fields of forged) expect((await comeBack(fields)).status).toBe(400);
    expect((await hook(paidMessage(id), "guess")).status).toBe(401);
    const unsigned = await api.call("POST", "/api/payments/razorpay/webhook", {
      body: paidMessage(id),
    });
    expect(unsigned.status).toBe(401);
    expect((await comeBack({ razorpay_order_id: "order_none" })).status).toBe(404);
    expect(await snapshot(api.database)).toBe(before);
  });

  it("are confirmed by the webhook when nobody comes back, once for many messages", async () => {
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    pay(id);
    const replies = await Promise.all([1, 2, 3].map(() => hook(paidMessage(id))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Paid" });
    for (const message of [{}, { event: "x", payload: {} }, paidMessage("order_none"), [1]]) {
      expect((await hook(message)).status).toBe(200);
    }
  });

  it("lead back without a payment when it failed", async () => {
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    const reply = await comeBack({
      "error[metadata]": JSON.stringify({ order_id: id, payment_id: "pay_1" }),
    });
    expect(reply.status).toBe(303);
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Pending" });
  });

  it("are not confirmed by another amount", async () => {
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    pay(id, 100);
    await comeBack(signedReturn(id));
    expect(await read(shopper, order)).toMatchObject({
      paymentStatus: "Pending",
      isOrderPlaced: false,
    });
  });

  it("are given back when they come after the order was cancelled", async () => {
    const shopper = await newShopper(api);
    const before = await stockOf(api, saree.skuId);
    const { order, id, path } = await begin(shopper);
    await api.send(endpoints.orders.cancel, {
      token: shopper.token,
      body: { orderId: order._id, refundReason: "delay: too slow" },
    });
    expect((await api.call("GET", path)).status).toBe(303);
    pay(id);
    for (let count = 0; count < 2; count++) expect((await hook(paidMessage(id))).status).toBe(200);
    expect([...account.refunds.values()]).toEqual([{ payment: `pay_${id}`, amount: 330_300 }]);
    expect(await read(shopper, order)).toMatchObject({
      isOrderCancelled: true,
      paymentStatus: "Failed",
    });
    expect(await stockOf(api, saree.skuId)).toBe(before);
  });

  it("are given back when the shop says so, once, also when Razorpay was away at first", async () => {
    const shopper = await newShopper(api);
    const admin = await api.registerAdmin();
    const { order, id } = await begin(shopper);
    pay(id);
    await comeBack(signedReturn(id));
    const advance = (status: string) =>
      api.call("PUT", `/api/user/order/admin/${order._id}/status`, {
        token: admin.accessToken,
        body: { status },
      });
    await advance("Cancelled");
    account.broken = true;
    expect((await advance("Refund Processed")).status).toBe(200);
    account.broken = false;
    expect(account.refunds.has(`order-${order._id}`)).toBe(false);
    const another = await begin(shopper);
    pay(another.id);
    await comeBack(signedReturn(another.id));
    await api.call("PUT", `/api/user/order/admin/${another.order._id}/status`, {
      token: admin.accessToken,
      body: { status: "Cancelled" },
    });
    await api.call("PUT", `/api/user/order/admin/${another.order._id}/status`, {
      token: admin.accessToken,
      body: { status: "Refund Processed" },
    });
    expect(account.refunds.get(`order-${order._id}`)).toEqual({
      payment: `pay_${id}`,
      amount: 330_300,
    });
    expect(account.refunds.get(`order-${another.order._id}`)?.payment).toBe(`pay_${another.id}`);
  });

  it("say so when Razorpay is away, and the order can be paid later", async () => {
    const shopper = await newShopper(api);
    const body = { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" };
    account.broken = true;
    const refused = await shopper.order(body, "key-while-away");
    account.broken = false;
    expect(refused.status).toBe(503);
    const again = await shopper.order(body, "key-while-away");
    expect(again.status).toBe(200);
    const log = api.logs.join("");
    for (const secret of [KEY.secret, KEY.hook]) expect(log).not.toContain(secret);
  });
});
