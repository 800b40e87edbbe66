import { type CallData, endpoints } from "@taanka/api-client/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { DATABASES, type Person, useTestApi } from "../testing/api.js";
import { LedgerProvider } from "../testing/ledger-provider.js";
import { newShopper, type Shopper, saree } from "../testing/shopper.js";
import { findSession } from "./checkout.js";
import type { PaymentProvider } from "./provider.js";
import { reconcilePayment } from "./reconcile.js";
import { sendRefunds, startRefunds, sumOwed } from "./refunds.js";
import { closeRefund, listOwedRefunds, runRefunds } from "./refunds-command.js";

const MINUTE = 60_000;
const TOKEN = "a-token-of-the-metrics";

describe.each(DATABASES)("what is owed to shoppers on %s", (kind) => {
  const api = useTestApi(kind, { METRICS_TOKEN: TOKEN });
  let admin: Person;
  beforeAll(async () => {
    admin = await api().registerAdmin();
  });

  const paying = (payment: PaymentProvider) => ({
    database: api().database,
    log: api().api.log,
    shop: api().shop,
    payment,
    now: () => new Date(api().now()),
  });
  async function paid(provider: LedgerProvider, shopper: Shopper, paise?: number) {
    const body = { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" };
    const order = await api().send(endpoints.orders.create, { token: shopper.token, body });
    const session = await findSession(api().database.db, order._id);
    const id = session?.session_id ?? "";
    provider.book(id).payments.push(paise ?? (order.totalAmount ?? 0) * 100);
    await reconcilePayment(paying(provider), order._id);
    return { order, id };
  }
  type Order = CallData<typeof endpoints.orders.create>;
  const cancel = ({ token }: Shopper, { _id }: Order) =>
    api().send(endpoints.orders.cancel, {
      token,
      body: { orderId: _id, refundReason: "delay: too slow" },
    });
  const advance = (order: Order, status: string) =>
    api().call("PUT", `/api/user/order/admin/${order._id}/status`, {
      token: admin.accessToken,
      body: { status },
    });
  const read = ({ token }: Shopper, { _id }: Order) =>
    api().send(endpoints.orders.read, { token, params: { id: _id } });
  const rowsOf = ({ _id }: Order) =>
    api().database.db.selectFrom("refunds").selectAll().where("order_id", "=", _id).execute();
  const figures = async () => {
    const { body } = await api().call("GET", "/metrics", {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    return Object.fromEntries(
      [...body.message.matchAll(/^taanka_(refunds_\w+) (\S+)$/gm)].map(([, name, value]) => [
        name,
        Number(value),
      ]),
    );
  };

  it("is a row, a figure and a line of the list from the moment an order is cancelled", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    const { order, id } = await paid(provider, shopper);
    expect(await figures()).toEqual({ refunds_owed: 0, refunds_owed_rupees: 0, refunds_failed: 0 });
    await cancel(shopper, order);
    const [row] = await rowsOf(order);
    expect(row).toMatchObject({ key: `order-${order._id}`, amount: order.totalAmount, paise: 0 });
    expect(await read(shopper, order)).toMatchObject({
      orderStatus: "Cancelled",
      refund: { status: "Requested" },
    });
    provider.mood = "away";
    await sendRefunds(paying(provider));
    const total = order.totalAmount;
    expect(await figures()).toEqual({
      refunds_owed: 1,
      refunds_owed_rupees: total,
      refunds_failed: 1,
    });
    expect(await listOwedRefunds(api().database.db)).toMatchObject([
      { order: order.orderId, rupees: total, tries: 1, reason: "away", payment: id },
    ]);
    const line = api().logs.findLast((one) => one.includes("a refund could not be sent")) ?? "";
    expect(line).toContain(`order-${order._id}`);
    for (const personal of [shopper.phoneNumber, "Asha"]) expect(line).not.toContain(personal);
    provider.mood = "answers";
    api().wait(2 * MINUTE);
    await sendRefunds(paying(provider));
    expect(provider.returned(id)).toBe(provider.received(id));
    expect(await read(shopper, order)).toMatchObject({
      orderStatus: "Refund Processed",
      paymentStatus: "Refunded",
      refund: { status: "Processed" },
    });
    expect(await listOwedRefunds(api().database.db)).toEqual([]);
  });

  it("is paid back by itself while the shop runs", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    const { order, id } = await paid(provider, shopper);
    await advance(order, "Cancelled");
    const stop = startRefunds(paying(provider), 20);
    try {
      await expect
        .poll(async () => (await read(shopper, order)).orderStatus, { timeout: 20_000 })
        .toBe("Refund Processed");
    } finally {
      await stop();
    }
    expect(provider.returned(id)).toBe(provider.received(id));
  });

  it("is no more than the one that is being sent once the shop stops", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    for (let count = 0; count < 2; count++) {
      await cancel(shopper, (await paid(provider, shopper)).order);
    }
    const refund = provider.refund.bind(provider);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    provider.refund = async (request) => {
      const id = await refund(request);
      await answered;
      return id;
    };
    const stop = startRefunds(paying(provider), 20);
    await expect.poll(() => provider.asked.length).toBe(1);
    const stopped = stop();
    answer();
    await stopped;
    expect(provider.asked).toHaveLength(1);
    expect((await sumOwed(api().database)).count).toBe(1);
    await sendRefunds(paying(provider));
    expect((await sumOwed(api().database)).count).toBe(0);
  });

  it("is owed no more once the shop says that it paid it back by hand", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    const { order } = await paid(provider, shopper);
    const key = `order-${order._id}`;
    await cancel(shopper, order);
    provider.mood = "away";
    await sendRefunds(paying(provider));
    await closeRefund(api().database, key);
    expect(await rowsOf(order)).toMatchObject([{ key, is_external: true, error: null }]);
    expect(await read(shopper, order)).toMatchObject({ orderStatus: "Refund Processed" });
    provider.mood = "answers";
    api().wait(7 * 60 * MINUTE);
    await sendRefunds(paying(provider));
    expect(provider.asked).toHaveLength(1);
    expect(await figures()).toEqual({ refunds_owed: 0, refunds_owed_rupees: 0, refunds_failed: 0 });
    const again = closeRefund(api().database, key);
    await expect(again).rejects.toThrow(`The refund "${key}" is sent already.`);
    await expect(closeRefund(api().database, "order-x")).rejects.toThrow("There is no refund");
  });

  it("is not closed while it is being sent", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    const { order } = await paid(provider, shopper);
    await cancel(shopper, order);
    const key = `order-${order._id}`;
    let closing: Promise<void> | undefined;
    const refund = provider.refund.bind(provider);
    provider.refund = async (request) => {
      closing = closeRefund(api().database, key);
      await closing.catch(() => undefined);
      return refund(request);
    };
    await sendRefunds(paying(provider));
    await expect(closing).rejects.toThrow("is being sent");
    expect(await rowsOf(order)).toMatchObject([{ is_external: false }]);
  });

  it.each([[["close"]], [["close", "one", "two"]], [["open"]]])("is explained for %j", (args) =>
    expect(runRefunds(args)).rejects.toThrow("refunds close REFUND"),
  );

  it.each([1, 2])(
    "is nothing more for what earlier versions paid back in %i parts",
    async (parts) => {
      const provider = new LedgerProvider();
      const shopper = await newShopper(api());
      const { order, id } = await paid(provider, shopper);
      const given = 1000;
      const { db } = api().database;
      await db
        .insertInto("refunds")
        .values({
          ...{ key: `by-hand-${order._id}`, order_id: order._id, amount: given },
          ...{ sent_at: new Date(api().now()), is_external: true },
        })
        .execute();
      const sent = (given * 100) / parts;
      provider.giveBackByHand(id, sent);
      if (parts === 2) provider.giveBackByHand(id, sent);
      for (let count = 0; count < 2; count++) await reconcilePayment(paying(provider), order._id);
      const rows = await rowsOf(order);
      expect(rows.reduce((sum, row) => sum + row.amount * 100 + row.paise, 0)).toBe(given * 100);
      expect(rows.map((row) => row.provider_id).sort()).toEqual(
        provider.book(id).refunds.map((refund) => refund.id),
      );
      await cancel(shopper, order);
      await sendRefunds(paying(provider));
      expect(provider.returned(id)).toBe(provider.received(id));
    },
  );

  it("is tried again later and later, and at once where the shop says so", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    const { order } = await paid(provider, shopper);
    await cancel(shopper, order);
    provider.mood = "away";
    const pauses: number[] = [];
    for (let count = 0; count < 12; count++) {
      const before = api().now();
      await sendRefunds(paying(provider));
      const [row] = await rowsOf(order);
      const next = row?.next_try_at.getTime() ?? 0;
      pauses.push(Math.round((next - before) / MINUTE));
      api().wait(next - api().now() - 1000);
      await sendRefunds(paying(provider));
      expect(provider.asked).toHaveLength(count + 1);
      api().wait(1000);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    provider.mood = "answers";
    await sendRefunds(paying(provider), order._id);
    expect((await sumOwed(api().database)).count).toBe(0);
    expect(new Set(provider.asked.map(({ key }) => key))).toEqual(new Set([`order-${order._id}`]));
  });

  it("is sent by one of several instances, and by another once that one is dead", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    const { order, id } = await paid(provider, shopper);
    await cancel(shopper, order);
    // Killed in the middle of the call: it neither answers nor gives the lease back.
    let begun = () => {};
    const asked = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const killed = new LedgerProvider();
    killed.refund = async (request) => {
      await provider.refund(request);
      begun();
      return new Promise<string>(() => undefined);
    };
    void sendRefunds(paying(killed));
    await asked;
    await Promise.all([1, 2, 3].map(() => sendRefunds(paying(provider))));
    expect(provider.asked).toHaveLength(1);
    api().wait(3 * MINUTE);
    await Promise.all([1, 2, 3].map(() => sendRefunds(paying(provider))));
    expect(provider.asked).toHaveLength(2);
    expect(provider.returned(id)).toBe(provider.received(id));
    expect(await read(shopper, order)).toMatchObject({ orderStatus: "Refund Processed" });
  });

  it("is nothing where an amount misses the price by paise, but for those above it", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    const less = await paid(provider, shopper, 330_299);
    const more = await paid(provider, shopper, 330_340);
    expect(await rowsOf(less.order)).toEqual([]);
    expect(await rowsOf(more.order)).toMatchObject([
      { key: `over-${more.order._id}`, amount: 0, paise: 40 },
    ]);
    for (const { order } of [less, more]) {
      expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Paid" });
      await cancel(shopper, order);
    }
    await sendRefunds(paying(provider));
    for (const { order, id } of [less, more]) {
      expect(provider.returned(id)).toBe(provider.received(id));
      expect(await read(shopper, order)).toMatchObject({ paymentStatus: "Refunded" });
    }
  });

  it("is the whole of an amount with paise that is another than the price", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    const { order, id } = await paid(provider, shopper, 259_499);
    expect(await read(shopper, order)).toMatchObject({
      paymentStatus: "Failed",
      latePayment: { amount: 2594.99, returnedAt: null },
    });
    await sendRefunds(paying(provider));
    expect(provider.returned(id)).toBe(259_499);
    expect((await read(shopper, order)).latePayment).toEqual({
      amount: 2594.99,
      returnedAt: expect.any(String),
    });
  });

  it("is listed where there is no payment to give back any more", async () => {
    const provider = new LedgerProvider();
    const shopper = await newShopper(api());
    const { order } = await paid(provider, shopper);
    await cancel(shopper, order);
    const { db } = api().database;
    await db.deleteFrom("payments").where("order_id", "=", order._id).execute();
    await sendRefunds(paying(provider));
    expect(await listOwedRefunds(db)).toMatchObject([
      { order: order.orderId, reason: "The order has no payment to give back" },
    ]);
    await db.deleteFrom("refunds").where("order_id", "=", order._id).execute();
  });
});
