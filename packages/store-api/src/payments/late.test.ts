import { type CallData, endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { removeExpired } from "../maintenance.js";
import { DATABASES, useTestApi } from "../testing/api.js";
import { newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";
import { checkoutPage } from "./checkout.js";
import { sendRefunds, sumOwed } from "./refunds.js";
import { SandboxPaymentProvider } from "./sandbox.js";
import { expireUnpaid } from "./settle.js";

type Created = CallData<typeof endpoints.orders.create>;

describe.each(DATABASES)("prepaid orders that ended on %s", (kind) => {
  const api = useTestApi(kind);

  const prepaid = (shopper: Shopper) => ({
    ...shopper.orderOf([[saree, 1]]),
    paymentMethod: "Online",
  });
  const begin = (shopper: Shopper, key?: string): Promise<Created> =>
    api().send(endpoints.orders.create, {
      token: shopper.token,
      body: prepaid(shopper),
      headers: key ? { "idempotency-key": key } : {},
    });
  const choose = (order: Created, outcome: string) =>
    api().call("POST", order.checkoutPageUrl ?? "", {
      body: `outcome=${outcome}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const cancel = ({ token }: Shopper, { _id }: Created) =>
    api().send(endpoints.orders.cancel, {
      token,
      body: { orderId: _id, refundReason: "delay: too slow" },
    });
  const verify = ({ token }: Shopper, { _id }: Created) =>
    api().call("POST", "/api/user/order/verify-payment", {
      token,
      body: { merchantOrderId: _id },
    });
  const read = ({ token }: Shopper, { _id }: Created) =>
    api().send(endpoints.orders.read, { token, params: { id: _id } });
  const paying = (payment = new SandboxPaymentProvider(api().database.db, "")) => ({
    config: api().config,
    database: api().database,
    log: api().api.log,
    shop: api().shop,
    payment,
    now: () => new Date(Date.now() + 31 * 60_000),
  });
  const sessionOf = ({ _id }: Created) =>
    api()
      .database.db.selectFrom("payments")
      .selectAll()
      .where("order_id", "=", _id)
      .executeTakeFirst();
  const refundsOf = ({ _id }: Created) =>
    api().database.db.selectFrom("refunds").selectAll().where("order_id", "=", _id).execute();
  const payAt = async (order: Created) => {
    const session = await sessionOf(order);
    await api()
      .database.db.updateTable("sandbox_payments")
      .set({ status: "paid" })
      .where("id", "=", session?.session_id ?? "")
      .execute();
  };

  it("have no page to pay on when they are asked for again, and are bought under a new key", async () => {
    const shopper = await newShopper(api());
    const order = await begin(shopper, "key-without-session");
    await api().database.db.deleteFrom("payments").where("order_id", "=", order._id).execute();
    await expireUnpaid(paying());
    const again = await shopper.order(prepaid(shopper), "key-without-session");
    expect([again.status, again.body.code]).toEqual([409, "conflict"]);
    expect(again.body.message).toBe("This order was cancelled. Please order again.");
    expect(await sessionOf(order)).toBeUndefined();
    expect((await begin(shopper, "key-of-another-try"))._id).not.toBe(order._id);
  });

  it("are not bought twice when they were paid for meanwhile", async () => {
    const shopper = await newShopper(api());
    const order = await begin(shopper, "key-of-paid-order");
    await choose(order, "upi");
    const again = await begin(shopper, "key-of-paid-order");
    expect(again).toMatchObject({ _id: order._id, paymentStatus: "Paid", checkoutPageUrl: null });
  });

  it("hand out no page that was made while they ended", async () => {
    const shopper = await newShopper(api());
    const order = await begin(shopper);
    const { db } = api().database;
    await db.deleteFrom("payments").where("order_id", "=", order._id).execute();
    const slow = new SandboxPaymentProvider(db, "");
    const create = slow.createSession.bind(slow);
    slow.createSession = async (request) => {
      const session = await create(request);
      await cancel(shopper, order);
      return session;
    };
    const row = await db
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", order._id)
      .executeTakeFirstOrThrow();
    await expect(checkoutPage(paying(slow), row)).rejects.toMatchObject({ code: "conflict" });
    expect(await sessionOf(order)).toBeUndefined();
    const sessions = await db
      .selectFrom("sandbox_payments")
      .select("status")
      .where("merchant_order_id", "=", order.orderId)
      .orderBy("created_at", "desc")
      .execute();
    expect(sessions[0]?.status).toBe("failed");
  });

  it("owe back what is paid for them all the same, once", async () => {
    const shopper = await newShopper(api());
    const admin = await api().registerAdmin();
    const order = await begin(shopper);
    await cancel(shopper, order);
    await payAt(order);
    await Promise.all([1, 2, 3].map(() => verify(shopper, order)));
    const key = `late-${order._id}`;
    expect(await refundsOf(order)).toMatchObject([
      { key, amount: order.totalAmount, sent_at: null },
    ]);
    expect(api().logs.join("")).toContain("a late payment is owed back");
    expect(await read(shopper, order)).toMatchObject({
      paymentStatus: "Failed",
      isOrderPlaced: false,
      isOrderCancelled: true,
      invoiceNumber: null,
      latePayment: { amount: order.totalAmount, returnedAt: null },
    });
    await sendRefunds(paying());
    const returned = (await read(shopper, order)).latePayment;
    expect(returned).toMatchObject({ amount: order.totalAmount, returnedAt: expect.any(String) });
    const again = await api().call("PUT", `/api/user/order/admin/${order._id}/status`, {
      token: admin.accessToken,
      body: { status: "Refund Processed" },
    });
    expect(again.status).toBe(409);
    const sent = await api()
      .database.db.selectFrom("sandbox_refunds")
      .select(["key", "amount"])
      .where("key", "like", `%${order._id}`)
      .execute();
    expect(sent).toEqual([{ key, amount: order.totalAmount }]);
  });

  it("owe it back too when it is paid in the moment they are cancelled", async () => {
    const shopper = await newShopper(api());
    const order = await begin(shopper);
    await payAt(order);
    await cancel(shopper, order);
    expect(await refundsOf(order)).toMatchObject([{ key: `late-${order._id}` }]);
    expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Failed" });
  });

  it("end though the provider refuses another, and the cleaning goes on", async () => {
    const [first, second] = [await newShopper(api()), await newShopper(api())];
    await removeExpired(paying());
    const refused = await begin(first);
    const other = await begin(second);
    const { db } = api().database;
    await db
      .insertInto("refunds")
      .values({ key: `order-${other._id}`, order_id: other._id, amount: 1 })
      .execute();
    const session = await sessionOf(refused);
    const strict = new SandboxPaymentProvider(db, "");
    const close = strict.close.bind(strict);
    strict.close = (id) =>
      id === session?.session_id ? Promise.reject(new Error("refused")) : close(id);
    await removeExpired(paying(strict));
    expect(await read(first, refused)).toMatchObject({ paymentStatus: "Pending" });
    expect(await read(second, other)).toMatchObject({ paymentStatus: "Failed" });
    expect((await sumOwed(api().database)).count).toBe(0);
    await removeExpired(paying());
    expect(await read(first, refused)).toMatchObject({ paymentStatus: "Failed" });
  });

  it("and all else is cleaned up though one step fails", async () => {
    const { db } = api().database;
    const old = new Date(0);
    await db.insertInto("rate_limits").values({ key: "old", window_start: old, hits: 1 }).execute();
    await sql`alter table payments rename to payments_away`.execute(db);
    try {
      await removeExpired(paying());
    } finally {
      await sql`alter table payments_away rename to payments`.execute(db);
    }
    const left = await db
      .selectFrom("rate_limits")
      .select("key")
      .where("key", "=", "old")
      .execute();
    expect(left).toEqual([]);
  });

  it("end also in a shop that takes no prepayment any more", async () => {
    const shopper = await newShopper(api());
    await expireUnpaid(paying());
    const before = await stockOf(api(), saree.skuId);
    const order = await begin(shopper);
    await expireUnpaid({ ...paying(), payment: undefined });
    expect(await read(shopper, order)).toMatchObject({
      isOrderCancelled: true,
      paymentStatus: "Failed",
    });
    expect(await stockOf(api(), saree.skuId)).toBe(before);
  });
});
