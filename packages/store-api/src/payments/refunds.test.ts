import { endpoints } from "@taanka/api-client/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { removeExpired } from "../maintenance.js";
import { DATABASES, type Person, useTestApi } from "../testing/api.js";
import { newShopper, type Shopper, saree } from "../testing/shopper.js";
import { sendRefunds, sumOwed } from "./refunds.js";
import { SandboxPaymentProvider } from "./sandbox.js";

describe.each(DATABASES)("refunds on %s", (kind) => {
  const api = useTestApi(kind);
  let admin: Person;
  beforeAll(async () => {
    admin = await api().registerAdmin();
  });

  async function paid(shopper: Shopper, pieces = 1) {
    const body = { ...shopper.orderOf([[saree, pieces]]), paymentMethod: "Online" };
    const order = await api().send(endpoints.orders.create, { token: shopper.token, body });
    await api().call("POST", order.checkoutPageUrl ?? "", {
      body: "outcome=upi",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    return order;
  }
  const advance = (id: string, status: string) =>
    api().call("PUT", `/api/user/order/admin/${id}/status`, {
      token: admin.accessToken,
      body: { status },
    });
  const paidBack = async () => {
    const rows = await api().database.db.selectFrom("sandbox_refunds").selectAll().execute();
    return new Map(rows.map(({ key, amount }) => [key, amount]));
  };
  const services = (payment: SandboxPaymentProvider) => ({
    config: api().config,
    database: api().database,
    log: api().api.log,
    shop: api().shop,
    payment,
    now: () => new Date(api().now()),
  });

  it("send back what was paid online for a cancelled order, once", async () => {
    const shopper = await newShopper(api());
    const order = await paid(shopper);
    await api().send(endpoints.orders.cancel, {
      token: shopper.token,
      body: { orderId: order._id, refundReason: "delay: too slow" },
    });
    expect((await paidBack()).has(`order-${order._id}`)).toBe(false);
    expect((await advance(order._id, "Refund Processed")).status).toBe(200);
    expect((await paidBack()).get(`order-${order._id}`)).toBe(order.totalAmount);
    expect((await advance(order._id, "Refund Processed")).status).toBe(409);
    await sendRefunds(services(new SandboxPaymentProvider(api().database.db, "")));
    expect([...(await paidBack()).keys()].filter((key) => key.includes(order._id))).toHaveLength(1);
  });

  it("are not owed for an order in cash, which is cancelled before it is paid", async () => {
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    await advance(order._id, "Cancelled");
    expect((await advance(order._id, "Refund Processed")).status).toBe(409);
    expect((await paidBack()).has(`order-${order._id}`)).toBe(false);
  });

  it("send back what a completed return brings, and nothing for a rejected one", async () => {
    const shopper = await newShopper(api());
    const order = await paid(shopper, 2);
    for (const status of ["Ready to Dispatch", "Dispatched", "Delivered"]) {
      expect((await advance(order._id, status)).status).toBe(200);
    }
    const amounts: number[] = [];
    for (const status of ["Rejected", "Completed"]) {
      await api().send(endpoints.orders.returnRefund, {
        token: shopper.token,
        body: {
          orderId: order._id,
          skuId: saree.skuId,
          reason: "size",
          description: "Too tight at the shoulder",
        },
      });
      const { returns } = await api().send(endpoints.orders.read, {
        token: shopper.token,
        params: { id: order._id },
      });
      const last = returns?.at(-1);
      await api().call("PUT", `/api/user/order/admin/returns/${last?._id}/status`, {
        token: admin.accessToken,
        body: { status },
      });
      amounts.push((await paidBack()).get(`return-${last?._id}`) ?? 0);
    }
    expect(amounts).toEqual([0, order.totalAmount / 2]);
  });

  it("are sent for its own order only when a return is completed", async () => {
    const shopper = await newShopper(api());
    const [other, order] = [await paid(shopper), await paid(shopper)];
    for (const status of ["Ready to Dispatch", "Dispatched", "Delivered"]) {
      await advance(order._id, status);
    }
    const key = `order-${other._id}`;
    const { db } = api().database;
    await db.insertInto("refunds").values({ key, order_id: other._id, amount: 1 }).execute();
    const returned = await api().send(endpoints.orders.returnRefund, {
      token: shopper.token,
      body: {
        orderId: order._id,
        skuId: saree.skuId,
        reason: "size",
        description: "Too tight at the shoulder",
      },
    });
    const id = returned.returns?.[0]?._id ?? "";
    await api().call("PUT", `/api/user/order/admin/returns/${id}/status`, {
      token: admin.accessToken,
      body: { status: "Completed" },
    });
    expect((await paidBack()).get(`return-${id}`)).toBe(order.totalAmount);
    expect((await paidBack()).has(key)).toBe(false);
    await sendRefunds(services(new SandboxPaymentProvider(db, "")));
    expect((await paidBack()).get(key)).toBe(1);
  });

  it("stay owed while the provider is away, and are sent with the next cleaning", async () => {
    const shopper = await newShopper(api());
    const order = await paid(shopper);
    await advance(order._id, "Cancelled");
    const { db } = api().database;
    const key = `order-${order._id}`;
    const away = new SandboxPaymentProvider(db, "");
    away.refund = () => Promise.reject(new Error("away"));
    await sendRefunds(services(away));
    expect((await paidBack()).has(key)).toBe(false);
    expect((await sumOwed(api().database)).count).toBe(1);
    api().wait(2 * 60_000);
    await removeExpired(services(new SandboxPaymentProvider(db, "")));
    expect((await paidBack()).get(key)).toBe(order.totalAmount);
    expect((await sumOwed(api().database)).count).toBe(0);
    const row = await db
      .selectFrom("refunds")
      .selectAll()
      .where("key", "=", key)
      .executeTakeFirst();
    expect(row?.sent_at).toBeInstanceOf(Date);
  });
});
