import { describe, expect, it } from "vitest";
import { removeExpired } from "../maintenance.js";
import { DATABASES } from "../testing/api.js";
import { useRazorpayShop } from "../testing/razorpay.js";
import { newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";
import { RazorpayProvider } from "./razorpay.js";
import { sumOwed } from "./refunds.js";

const MINUTE = 60_000;
const TOTAL = 330_300;

describe.each(DATABASES)("refunds that are made at Razorpay itself, on %s", (kind) => {
  const shop = useRazorpayShop(kind);

  function clean(ahead = 0): Promise<void> {
    const { config, database, api, shop: whose } = shop().api;
    if (!config.razorpay) throw new Error("The shop takes no payments with Razorpay.");
    const payment = new RazorpayProvider(database.db, config.razorpay, "", api.log);
    const now = () => new Date(Date.now() + ahead);
    return removeExpired({ config, shop: whose, database, log: api.log, payment, now });
  }
  async function paid(shopper: Shopper) {
    const { begin, pay, comeBack, signedReturn } = shop();
    const begun = await begin(shopper);
    pay(begun.id);
    await comeBack(signedReturn(begun.id));
    return begun;
  }
  const giveBack = (id: string, amount: number) =>
    shop().account.refunds.set(`by-hand-${id}`, { payment: `pay_${id}`, amount });
  const owed = async () => (await sumOwed(shop().api.database)).count;
  const rowsOf = (orderId: string) =>
    shop()
      .api.database.db.selectFrom("refunds")
      .select(["key", "amount", "is_external"])
      .where("order_id", "=", orderId)
      .orderBy("key")
      .execute();
  async function advance(orderId: string, status: string) {
    const { api } = shop();
    const { accessToken: token } = await api.registerAdmin();
    return api.call("PUT", `/api/user/order/admin/${orderId}/status`, { token, body: { status } });
  }

  it("are heard by the webhook: the order is called off, says so, and is not sent", async () => {
    const { api, hook, read, refundMessage } = shop();
    const shopper = await newShopper(api);
    const before = await stockOf(api, saree.skuId);
    const { order, id } = await paid(shopper);
    giveBack(id, TOTAL);
    for (let count = 0; count < 3; count++) {
      expect((await hook(refundMessage(id, "processed"))).status).toBe(200);
    }
    expect(await read(shopper, order)).toMatchObject({
      orderStatus: "Refund Processed",
      paymentStatus: "Refunded",
      isOrderCancelled: true,
      refund: { status: "Processed" },
    });
    expect(await stockOf(api, saree.skuId)).toBe(before);
    expect(await rowsOf(order._id)).toMatchObject([{ amount: TOTAL / 100, is_external: true }]);
    expect(await owed()).toBe(0);
    expect((await advance(order._id, "Ready to Dispatch")).status).toBe(409);
    expect((await hook(refundMessage(id, "processed"), "guess")).status).toBe(401);
  });

  it("are asked for before an order is made ready, though no message came", async () => {
    const { api, read } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await paid(shopper);
    giveBack(id, TOTAL);
    expect((await advance(order._id, "Ready to Dispatch")).status).toBe(409);
    expect(await read(shopper, order)).toMatchObject({ orderStatus: "Refund Processed" });
  });

  it("are asked for now and then, and mark what is sent already", async () => {
    const { api, read } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await paid(shopper);
    for (const status of ["Ready to Dispatch", "Dispatched"]) await advance(order._id, status);
    giveBack(id, TOTAL);
    await clean(40 * MINUTE);
    expect(await read(shopper, order)).toMatchObject({
      orderStatus: "Dispatched",
      paymentStatus: "Refunded",
    });
    expect((await advance(order._id, "Delivered")).status).toBe(200);
  });

  it("lessen what is owed for the rest of an order", async () => {
    const { account, api, cancel, hook, read, refundMessage } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await paid(shopper);
    giveBack(id, 50_000);
    await hook(refundMessage(id, "created"));
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Paid" });
    await cancel(shopper, order);
    await clean();
    expect(account.refunds.get(`order-${order._id}`)?.amount).toBe(TOTAL - 50_000);
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Refunded" });
  });

  it("pay what is owed for a cancelled order, which is not paid back once more", async () => {
    const { account, api, cancel, hook, read, refundMessage } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await paid(shopper);
    await cancel(shopper, order);
    giveBack(id, TOTAL);
    await hook(refundMessage(id, "processed"));
    await clean();
    expect(account.refunds.has(`order-${order._id}`)).toBe(false);
    expect(await owed()).toBe(0);
    expect(await read(shopper, order)).toMatchObject({ orderStatus: "Refund Processed" });
  });

  it("are owed again where Razorpay took them and the bank refused them", async () => {
    const { account, api, cancel, hook, refundMessage } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await paid(shopper);
    await cancel(shopper, order);
    await clean();
    const key = `order-${order._id}`;
    account.kept.set(key, { id: `rfnd_${key}`, notes: { key }, status: "failed" });
    for (let count = 0; count < 2; count++) await hook(refundMessage(id, "failed"));
    expect(await owed()).toBe(1);
    await clean(MINUTE);
    expect(account.refunds.get(`${key}-again-1`)?.amount).toBe(TOTAL);
    await hook(refundMessage(id, "failed"));
    expect(await owed()).toBe(0);
  });

  it("are no other than the shop's own whose answer was lost", async () => {
    const { account, api, cancel, hook, refundMessage } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await paid(shopper);
    await cancel(shopper, order);
    account.losing = true;
    await clean();
    account.losing = false;
    expect(await owed()).toBe(1);
    await hook(refundMessage(id, "processed"));
    expect(await owed()).toBe(0);
    expect(await rowsOf(order._id)).toMatchObject([{ is_external: false }]);
  });

  it("leave what was paid twice to the shop, which gives the second payment back", async () => {
    const { account, api, cancel, hook, paidMessage, read } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await paid(shopper);
    account.again.set(id, TOTAL);
    await hook(paidMessage(id));
    expect(await rowsOf(order._id)).toMatchObject([{ key: `over-${order._id}` }]);
    await clean();
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Paid" });
    await cancel(shopper, order);
    await clean();
    const given = [...account.refunds.values()].filter(({ payment }) => payment.endsWith(id));
    expect(given.map(({ payment, amount }) => [payment, amount]).sort()).toEqual([
      [`again_${id}`, TOTAL],
      [`pay_${id}`, TOTAL],
    ]);
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Refunded" });
  });

  it("are not made by the second payment where the answer for the first was lost", async () => {
    const { account, api, hook, paidMessage, razorpay } = shop();
    const { order, id } = await paid(await newShopper(api));
    account.again.set(id, TOTAL);
    await hook(paidMessage(id));
    account.losing = true;
    await clean();
    account.losing = false;
    await clean(5 * MINUTE);
    expect(await owed()).toBe(0);
    const posts = razorpay.seen.filter(
      ({ method, path }) => method === "POST" && path.endsWith(`${id}/refund`),
    );
    expect(new Set(posts.map(({ path }) => path)).size).toBe(1);
    expect(account.refunds.get(`over-${order._id}`)?.amount).toBe(TOTAL);
  });

  it("leave what was paid twice for a cancelled order, which goes back by both payments", async () => {
    const { account, api, begin, cancel, hook, paidMessage, pay } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    await cancel(shopper, order);
    pay(id);
    account.again.set(id, TOTAL);
    await hook(paidMessage(id));
    await clean();
    await clean(5 * MINUTE);
    const given = [...account.refunds.values()].filter(({ payment }) => payment.endsWith(id));
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * TOTAL);
    expect(await owed()).toBe(0);
  });
});
