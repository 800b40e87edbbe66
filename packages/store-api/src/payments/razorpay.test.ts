import { describe, expect, it } from "vitest";
import { DATABASES, snapshot } from "../testing/api.js";
import { KEY, useRazorpayShop } from "../testing/razorpay.js";
import { newShopper, saree } from "../testing/shopper.js";

describe.each(DATABASES)("payments with Razorpay on %s", (kind) => {
  const shop = useRazorpayShop(kind);

  it("begin with an order in paise and a page that leads to the hosted checkout", async () => {
    const { begin, api, account, razorpay } = shop();
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
    const { begin, pay, comeBack, signedReturn, read, api } = shop();
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
    const { begin, pay, sign, comeBack, hook, paidMessage, api, signedReturn } = shop();
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
    const { begin, pay, hook, paidMessage, read, api } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    pay(id);
    const replies = await Promise.all([1, 2, 3].map(() => hook(paidMessage(id))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Paid" });
    // Told at once, not when the shop next looks for what is to be told.
    const told = api.database.db
      .selectFrom("message_outbox")
      .select("kind")
      .where("phone", "=", shopper.phoneNumber);
    await expect.poll(() => told.execute()).toEqual([{ kind: "placed" }]);
    for (const message of [{}, { event: "x", payload: {} }, paidMessage("order_none"), [1]]) {
      expect((await hook(message)).status).toBe(200);
    }
  });

  it("lead back without a payment when it failed", async () => {
    const { begin, comeBack, read, api } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    const reply = await comeBack({
      "error[metadata]": JSON.stringify({ order_id: id, payment_id: "pay_1" }),
    });
    expect(reply.status).toBe(303);
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Pending" });
  });

  it("are not confirmed by another amount", async () => {
    const { begin, pay, comeBack, signedReturn, read, api } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    pay(id, 100);
    await comeBack(signedReturn(id));
    expect(await read(shopper, order)).toMatchObject({
      paymentStatus: "Failed",
      isOrderPlaced: false,
    });
  });

  it("say so when Razorpay is away, and the order can be paid later", async () => {
    const { api, account } = shop();
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
