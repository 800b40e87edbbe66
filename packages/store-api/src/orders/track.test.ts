import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { home, newShopper, saree } from "../testing/shopper.js";

describe.each(DATABASES)("tracking an order without signing in on %s", (kind) => {
  const api = useTestApi(kind);
  const track = (orderId: string, phoneLastDigits: string, from: string) =>
    api().call("POST", "/api/user/order/track", { body: { orderId, phoneLastDigits }, from });

  it("tells how far it is, and neither who nor where", async () => {
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    for (const phone of [shopper.phoneNumber, home.phoneNumber]) {
      const body = {
        orderId: order.orderId.toLowerCase().replaceAll("-", " "),
        phoneLastDigits: phone.slice(-4),
      };
      const tracked = await api().send(endpoints.orders.track, { body });
      expect(tracked).toMatchObject({ orderId: order.orderId, orderStatus: "Order Placed" });
      for (const secret of [home.name, home.addressLine1, shopper.phoneNumber, order._id]) {
        expect(JSON.stringify(tracked)).not.toContain(secret);
      }
    }
  });

  it.each([
    ["pending", null],
    ["paid", { requestDate: expect.any(String) }],
  ] as const)(
    "speaks of a refund of what was cancelled only where it was paid: %s",
    async (payment_status, refund) => {
      const shopper = await newShopper(api());
      const { _id, orderId } = await shopper.buy([[saree, 1]]);
      const { db } = api().database;
      await db.updateTable("orders").set({ payment_status }).where("id", "=", _id).execute();
      await api().send(endpoints.orders.cancel, {
        token: shopper.token,
        body: { orderId: _id, refundReason: "changed_mind: Ordered twice" },
      });
      const body = { orderId, phoneLastDigits: shopper.phoneNumber.slice(-4) };
      const tracked = await api().send(endpoints.orders.track, { body });
      expect(tracked).toMatchObject({ isOrderCancelled: true, refund });
    },
  );

  it("answers wrong digits like an unknown number, and changes nothing", async () => {
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    const before = await snapshot(api().database);
    const wrong = await track(order.orderId, "0000", "198.51.100.1");
    expect(wrong.status).toBe(404);
    expect((await track("TK-2026-999999", "0000", "198.51.100.1")).body).toEqual(wrong.body);
    expect((await track(order._id, shopper.phoneNumber.slice(-4), "198.51.100.1")).status).toBe(
      404,
    );
    expect((await track(order.orderId, "12", "198.51.100.1")).status).toBe(400);
    expect(await snapshot(api().database)).toBe(before);
  });

  it("tells nothing of an order that waits for its payment", async () => {
    const shopper = await newShopper(api());
    const body = { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" };
    const { orderId } = await api().send(endpoints.orders.create, { token: shopper.token, body });
    const digits = shopper.phoneNumber.slice(-4);
    expect((await track(orderId, digits, "198.51.100.2")).status).toBe(404);
  });

  it("gives no one time to guess: neither from one address nor from many", async () => {
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    const one = [];
    for (let guess = 0; guess < 41; guess++) {
      one.push((await track(order.orderId, "0000", "198.51.100.9")).status);
    }
    expect(one).toContain(429);
    const many = [];
    for (let guess = 0; guess < 61; guess++) {
      many.push((await track(order.orderId, "0000", `203.0.113.${guess}`)).status);
    }
    expect(many).toContain(429);
  });
});
