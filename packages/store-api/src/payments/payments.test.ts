import { type CallData, endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";
import { checkoutPage } from "./checkout.js";
import { SandboxPaymentProvider } from "./sandbox.js";
import { expireUnpaid } from "./settle.js";

type Created = CallData<typeof endpoints.orders.create>;

describe.each(DATABASES)("prepaid orders on %s", (kind) => {
  const api = useTestApi(kind, { SHOP_URL: "https://shop.example" });

  async function begin(shopper: Shopper, key?: string, language?: string): Promise<Created> {
    const body = { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online", language };
    return api().send(endpoints.orders.create, {
      token: shopper.token,
      body,
      headers: key ? { "idempotency-key": key } : {},
    });
  }
  const choose = (order: Created, outcome: string) =>
    api().call("POST", order.checkoutPageUrl ?? "", {
      body: `outcome=${outcome}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const verify = ({ token }: Shopper, merchantOrderId: string) =>
    api().call("POST", "/api/user/order/verify-payment", { token, body: { merchantOrderId } });
  const read = ({ token }: Shopper, id: string) =>
    api().send(endpoints.orders.read, { token, params: { id } });
  const paying = () => ({
    config: api().config,
    database: api().database,
    log: api().api.log,
    shop: api().shop,
    payment: new SandboxPaymentProvider(api().database.db, ""),
    now: () => new Date(Date.now() + 31 * 60_000),
  });

  it("wait for their payment with the stock reserved, and one page to pay on", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const order = await begin(shopper, "key-of-prepaid-order");
    expect(order).toMatchObject({
      isOrderPlaced: false,
      paymentStatus: "Pending",
      paymentMethod: "Online",
      checkoutPageUrl: expect.stringMatching(/^\/api\/payments\/sandbox\/[\w-]+$/),
    });
    expect(await begin(shopper, "key-of-prepaid-order")).toEqual(order);
    expect(await stockOf(api(), saree.skuId)).toBe(before - 1);
    const page = await api().call("GET", order.checkoutPageUrl ?? "");
    expect(page.body.message).toContain("₹3,303<");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(page.body.message).not.toMatch(/<script|<style|style=/);
    const [, sheet = ""] = /rel="stylesheet" href="([^"]+)"/.exec(page.body.message) ?? [];
    const style = await api().call("GET", sheet);
    expect(style.headers.get("content-type")).toContain("text/css");
    expect(style.headers.get("content-security-policy")).toContain("style-src 'none'");
    const { body } = await verify(shopper, order.orderId);
    expect(body.data).toMatchObject({ isOrderPlaced: false, paymentStatus: "Pending" });
  });

  it("are paid for in the language that they were placed in", async () => {
    const shopper = await newShopper(api());
    const pageIn = async (language?: string) => {
      const { checkoutPageUrl } = await begin(shopper, undefined, language);
      return (await api().call("GET", checkoutPageUrl ?? "")).body.message;
    };
    const hindi = await pageIn("hi");
    expect(hindi).toMatch(/<html lang="hi-IN" dir="ltr">/);
    expect(hindi).toMatch(/<h1>भुगतान<.*₹3,303<.*>UPI से भुगतान करें<.*>रद्द करें</s);
    expect(hindi).not.toContain("Pay by");
    for (const language of [undefined, "fr"]) {
      expect(await pageIn(language)).toMatch(/<html lang="en-IN".*>Pay by UPI</s);
    }
  });

  it.each(["upi", "card"])("are confirmed when paid by %s, once", async (way) => {
    const shopper = await newShopper(api());
    const order = await begin(shopper);
    const reply = await choose(order, way);
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe(`https://shop.example/orders/${order.orderId}`);
    const paid = { isOrderPlaced: true, paymentStatus: "Paid", orderStatus: "Order Placed" };
    expect(await read(shopper, order._id)).toMatchObject(paid);
    await choose(order, "fail");
    const replies = await Promise.all([1, 2, 3].map(() => verify(shopper, order._id)));
    for (const { body } of replies) expect(body.data).toMatchObject(paid);
  });

  it("lead back to the page of the order in the language that it was placed in", async () => {
    const shopper = await newShopper(api());
    const order = await begin(shopper, undefined, "hi");
    const reply = await choose(order, "upi");
    expect(reply.headers.get("location")).toBe(`https://shop.example/hi/orders/${order.orderId}`);
  });

  it.each(["fail", "cancel"])("give everything back on %s, once", async (way) => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    await api().send(endpoints.cart.add, { token: shopper.token, body: saree });
    const order = await begin(shopper);
    await choose(order, way);
    await choose(order, "upi");
    await Promise.all([1, 2, 3].map(() => verify(shopper, order.orderId)));
    expect(await read(shopper, order._id)).toMatchObject({
      isOrderPlaced: false,
      isOrderCancelled: true,
      paymentStatus: "Failed",
    });
    expect(await stockOf(api(), saree.skuId)).toBe(before);
    const cart = await api().send(endpoints.cart.read, { token: shopper.token });
    expect(cart.items).toMatchObject([{ skuId: saree.skuId, quantity: 1 }]);
  });

  it("can't be paid after they were cancelled", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const order = await begin(shopper);
    await api().send(endpoints.orders.cancel, {
      token: shopper.token,
      body: { orderId: order._id, refundReason: "delay: too slow" },
    });
    await choose(order, "upi");
    const read1 = await read(shopper, order._id);
    expect(read1).toMatchObject({ isOrderCancelled: true, paymentStatus: "Failed" });
    expect(await stockOf(api(), saree.skuId)).toBe(before);
  });

  it("end by themselves when nobody pays for half an hour", async () => {
    const shopper = await newShopper(api());
    await expireUnpaid(paying());
    const before = await stockOf(api(), saree.skuId);
    const order = await begin(shopper);
    await expireUnpaid({ ...paying(), now: () => new Date() });
    expect(await stockOf(api(), saree.skuId)).toBe(before - 1);
    await expireUnpaid(paying());
    expect(await stockOf(api(), saree.skuId)).toBe(before);
    expect(await read(shopper, order._id)).toMatchObject({ isOrderCancelled: true });
    await choose(order, "upi");
    expect(await read(shopper, order._id)).toMatchObject({ paymentStatus: "Failed" });
  });

  it.each([
    ["less", 1],
    ["more", 3304],
  ])("are not confirmed by another amount than their own: %s", async (_, amount) => {
    const shopper = await newShopper(api());
    const order = await begin(shopper);
    const { db } = api().database;
    await db
      .updateTable("sandbox_payments")
      .set({ amount })
      .where("merchant_order_id", "=", order.orderId)
      .execute();
    await choose(order, "upi");
    expect(await read(shopper, order._id)).toMatchObject({
      isOrderPlaced: false,
      isOrderCancelled: true,
      paymentStatus: "Failed",
      latePayment: { amount },
    });
  });

  it("have one page also when it is asked for twice at once", async () => {
    const shopper = await newShopper(api());
    const order = await begin(shopper);
    const { db } = api().database;
    await db.deleteFrom("payments").where("order_id", "=", order._id).execute();
    const row = await db
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", order._id)
      .executeTakeFirstOrThrow();
    const pages = await Promise.all([1, 2, 3].map(() => checkoutPage(paying(), row)));
    expect(new Set(pages).size).toBe(1);
  });

  it("are nobody else's to verify, and cash orders nobody's", async () => {
    const [shopper, stranger] = [await newShopper(api()), await newShopper(api())];
    const order = await begin(shopper);
    const cash = await shopper.buy([[saree, 1]]);
    const before = await snapshot(api().database);
    expect((await verify(stranger, order.orderId)).status).toBe(404);
    expect((await verify(shopper, "nothing")).status).toBe(404);
    expect((await verify(shopper, cash.orderId)).status).toBe(400);
    expect((await choose(order, "steal")).status).toBe(400);
    const nowhere = await api().call("GET", "/api/payments/sandbox/nothing");
    expect(nowhere.status).toBe(404);
    expect(nowhere.body).toEqual({
      success: false,
      code: "not_found",
      message: "Payment not found",
    });
    const opened = await api().call("GET", "/api/payments/sandbox/nothing", {
      headers: { accept: "text/html,*/*;q=0.8" },
    });
    expect(opened.status).toBe(404);
    expect(opened.body.message).toContain("<h1>Payment not found</h1>");
    expect(opened.body.message).toContain(">Back to the shop</a>");
    expect(await snapshot(api().database)).toBe(before);
  });
});
