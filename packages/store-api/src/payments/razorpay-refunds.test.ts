import { describe, expect, it } from "vitest";
import { removeExpired } from "../maintenance.js";
import { DATABASES } from "../testing/api.js";
import { useRazorpayShop } from "../testing/razorpay.js";
import { newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";
import { RazorpayProvider } from "./razorpay.js";
import { sumOwed } from "./refunds.js";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

describe.each(DATABASES)("money that goes back with Razorpay on %s", (kind) => {
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
  async function giveBack(orderId: string): Promise<void> {
    const { api } = shop();
    const { accessToken: token } = await api.registerAdmin();
    for (const status of ["Cancelled", "Refund Processed"]) {
      const path = `/api/user/order/admin/${orderId}/status`;
      expect((await api.call("PUT", path, { token, body: { status } })).status).toBe(200);
    }
  }
  const owed = async () => (await sumOwed(shop().api.database)).count;

  it("goes back once when it came after the order was cancelled", async () => {
    const { account, api, begin, cancel, hook, paidMessage, pay, read } = shop();
    const shopper = await newShopper(api);
    const before = await stockOf(api, saree.skuId);
    const { order, id, path } = await begin(shopper);
    await cancel(shopper, order);
    expect((await api.call("GET", path)).status).toBe(303);
    pay(id);
    for (let count = 0; count < 2; count++) expect((await hook(paidMessage(id))).status).toBe(200);
    expect(account.refunds.size).toBe(0);
    expect(await owed()).toBe(1);
    for (let count = 0; count < 2; count++) await clean();
    expect([...account.refunds]).toEqual([
      [`late-${order._id}`, { payment: `pay_${id}`, amount: 330_300 }],
    ]);
    expect((await hook(paidMessage(id))).status).toBe(200);
    expect(await owed()).toBe(0);
    expect(await read(shopper, order)).toMatchObject({
      isOrderCancelled: true,
      paymentStatus: "Failed",
    });
    expect(await stockOf(api, saree.skuId)).toBe(before);
  });

  it("stays with the shop when it came before the order had ended, though its page was closed", async () => {
    const { account, api, begin, hook, paidMessage, pay, read } = shop();
    const shopper = await newShopper(api);
    const { order, id } = await begin(shopper);
    await api.database.db
      .updateTable("razorpay_payments")
      .set({ is_closed: true })
      .where("id", "=", id)
      .execute();
    pay(id);
    expect((await hook(paidMessage(id))).status).toBe(200);
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Paid" });
    await clean();
    expect([...account.refunds.values()].map(({ payment }) => payment)).not.toContain(`pay_${id}`);
  });

  it("goes back later when Razorpay was away, and keeps no other request waiting", async () => {
    const { account, api } = shop();
    const [shopper, other] = [await newShopper(api), await newShopper(api)];
    const { order, id } = await paid(shopper);
    account.broken = true;
    await giveBack(order._id);
    account.broken = false;
    const another = await paid(other);
    await giveBack(another.order._id);
    expect(account.refunds.get(`order-${another.order._id}`)?.payment).toBe(`pay_${another.id}`);
    expect(account.refunds.has(`order-${order._id}`)).toBe(false);
    await clean(2 * MINUTE);
    expect(account.refunds.get(`order-${order._id}`)).toEqual({
      payment: `pay_${id}`,
      amount: 330_300,
    });
  });

  it("is known again by its key when the answer was lost, and not asked for twice", async () => {
    const { account, api, razorpay } = shop();
    const { order, id } = await paid(await newShopper(api));
    account.losing = true;
    await giveBack(order._id);
    account.losing = false;
    expect(account.refunds.get(`order-${order._id}`)?.amount).toBe(330_300);
    expect(await owed()).toBe(1);
    const posts = () =>
      razorpay.seen.filter(({ path }) => path === `/v1/payments/pay_${id}/refund`);
    const before = posts().length;
    await clean(2 * MINUTE);
    expect(await owed()).toBe(0);
    expect(posts().length).toBe(before);
    const keys = posts().map(({ headers }) => headers["x-refund-idempotency"]);
    expect(new Set(keys)).toEqual(new Set([`order-${order._id}`]));
  });

  it("is not owed any more when somebody gave all of it back by hand", async () => {
    const { account, api } = shop();
    const { order, id } = await paid(await newShopper(api));
    account.refunds.set("by-hand", { payment: `pay_${id}`, amount: 330_300 });
    await giveBack(order._id);
    expect(await owed()).toBe(0);
    expect(account.refunds.has(`order-${order._id}`)).toBe(false);
  });

  it("is still owed when only a part was given back by hand", async () => {
    const { account, api } = shop();
    const { order, id } = await paid(await newShopper(api));
    account.refunds.set("a-part-by-hand", { payment: `pay_${id}`, amount: 100 });
    await giveBack(order._id);
    expect(await owed()).toBe(1);
    account.refunds.delete("a-part-by-hand");
    await clean();
    expect(await owed()).toBe(0);
  });

  it("is not waited for at a session that Razorpay does not know, or of another provider", async () => {
    const { account, api, begin, read } = shop();
    const [first, second, third] = [
      await newShopper(api),
      await newShopper(api),
      await newShopper(api),
    ];
    const [gone, refused, foreign] = [await begin(first), await begin(second), await begin(third)];
    account.unknown.set(gone.id, 404).set(refused.id, 400);
    await api.database.db
      .updateTable("payments")
      .set({ session_id: "of-another-provider" })
      .where("order_id", "=", foreign.order._id)
      .execute();
    await clean(HOUR);
    const pairs = [
      [first, gone],
      [second, refused],
      [third, foreign],
    ] as const;
    for (const [shopper, { order }] of pairs) {
      expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Failed" });
    }
  });

  it("does not keep an order from being cancelled or read while Razorpay is away", async () => {
    const { account, api, begin, cancel, read } = shop();
    const shopper = await newShopper(api);
    const { order } = await begin(shopper);
    const body = { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" };
    account.broken = true;
    expect((await shopper.order(body, "key-of-unpayable")).status).toBe(503);
    const [pageless] = (
      await api.database.db
        .selectFrom("orders")
        .leftJoin("payments", "payments.order_id", "orders.id")
        .select("orders.id")
        .where("session_id", "is", null)
        .where("payment_method", "=", "Online")
        .where("payment_status", "=", "pending")
        .execute()
    ).map(({ id }) => id);
    expect(await read(shopper, { ...order, _id: pageless ?? "" })).toMatchObject({
      paymentStatus: "Pending",
      checkoutPageUrl: null,
    });
    await cancel(shopper, order);
    account.broken = false;
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Pending" });
    await clean(HOUR);
    expect(await read(shopper, order)).toMatchObject({
      isOrderCancelled: true,
      paymentStatus: "Failed",
    });
  });
});
