import { endpoints, orderStatuses } from "@taanka/api-client/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { DATABASES, type Person, snapshot, useTestApi } from "../testing/api.js";
import { newShopper, saree, stockOf } from "../testing/shopper.js";
import { canMove, stateOf, statusLabel } from "./states.js";

describe.each(DATABASES)("moving orders on, on %s", (kind) => {
  const api = useTestApi(kind);
  let admin: Person;
  beforeAll(async () => {
    admin = await api().registerAdmin();
  });
  const advance = (id: string, status: string, token = admin.accessToken) =>
    api().call("PUT", `/api/user/order/admin/${id}/status`, { token, body: { status } });
  const setState = (id: string, label: (typeof orderStatuses)[number]) =>
    api()
      .database.db.updateTable("orders")
      .set({ status: stateOf(label) })
      .where("id", "=", id)
      .execute();

  it("goes from placed to delivered, and a cash order is paid then", async () => {
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    for (const status of ["Ready to Dispatch", "Dispatched", "Delivered"]) {
      api().wait(1000);
      const { status: code, body } = await advance(order.orderId, status);
      expect(code).toBe(200);
      expect(body.data).toMatchObject({ _id: order._id, orderStatus: status });
    }
    const read = await api().send(endpoints.orders.read, {
      token: shopper.token,
      params: { id: order._id },
    });
    expect(read).toMatchObject({ orderStatus: "Delivered", paymentStatus: "Paid" });
    const week = 7 * 24 * 60 * 60_000;
    expect(Date.parse(read.returnUntil ?? "") - Date.parse(read.orderStatusDate ?? "")).toBe(week);
  });

  it("cancels for the shop, puts the pieces back, and pays nothing back that nobody paid", async () => {
    const shopper = await newShopper(api());
    const stock = await stockOf(api(), saree.skuId);
    const order = await shopper.buy([[saree, 2]]);
    const { body } = await advance(order._id, "Cancelled");
    expect(body.data).toMatchObject({ isOrderCancelled: true, refund: { status: "Not due" } });
    expect(await stockOf(api(), saree.skuId)).toBe(stock);
    const before = await snapshot(api().database);
    const reply = await advance(order._id, "Refund Processed");
    expect([reply.status, reply.body.message]).toEqual([
      409,
      "There is nothing to pay back for this order",
    ]);
    expect(await snapshot(api().database)).toBe(before);
  });

  it("gives the money of a prepaid order back with its refund, once", async () => {
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    await api()
      .database.db.updateTable("orders")
      .set({ payment_method: "Online", payment_status: "paid" })
      .where("id", "=", order._id)
      .execute();
    const cancelled = await advance(order._id, "Cancelled");
    expect(cancelled.body.data).toMatchObject({ refund: { status: "Requested" } });
    const { body } = await advance(order._id, "Refund Processed");
    expect(body.data).toMatchObject({
      isOrderCancelled: true,
      orderStatus: "Refund Processed",
      paymentStatus: "Refunded",
      refund: { status: "Processed" },
    });
    expect((await advance(order._id, "Refund Processed")).status).toBe(409);
  });

  it("does not send what is not paid for", async () => {
    const shopper = await newShopper(api());
    const order = await api().send(endpoints.orders.create, {
      token: shopper.token,
      body: { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" },
    });
    const before = await snapshot(api().database);
    const reply = await advance(order._id, "Ready to Dispatch");
    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe("This order is not paid for yet");
    expect(await snapshot(api().database)).toBe(before);
    expect((await advance(order._id, "Cancelled")).status).toBe(200);
  });

  it("takes no step that the states do not know, and changes nothing then", async () => {
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    for (const from of orderStatuses) {
      await setState(order._id, from);
      for (const to of orderStatuses) {
        if (canMove(stateOf(from), stateOf(to))) continue;
        const before = await snapshot(api().database);
        const reply = await advance(order._id, to);
        expect([from, to, reply.status, reply.body.code]).toEqual([
          from,
          to,
          409,
          "order_status_conflict",
        ]);
        expect(reply.body.message).toBe(`An order cannot go from ${from} to ${to}`);
        expect(await snapshot(api().database)).toBe(before);
      }
    }
  });

  it("takes one of two steps at once", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const order = await shopper.buy([[saree, 1]]);
    const replies = await Promise.all([
      advance(order._id, "Cancelled"),
      advance(order._id, "Ready to Dispatch"),
      advance(order._id, "Cancelled"),
    ]);
    const done = replies.filter((reply) => reply.status === 200).length;
    // Ready, then cancelled is allowed; twice cancelled is not.
    expect([1, 2]).toContain(done);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(3 - done);
    expect(await stockOf(api(), saree.skuId)).toBe(before);
  });

  it("is for administrators, and for orders that exist", async () => {
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    const before = await snapshot(api().database);
    const own = await advance(order._id, "Delivered", shopper.token);
    expect(own.status).toBe(403);
    expect(own.body).toEqual({
      success: false,
      code: "forbidden",
      message: "You are not allowed to do this",
    });
    expect((await advance("nothing", "Delivered")).status).toBe(404);
    expect((await advance(order._id, "Lost")).status).toBe(400);
    expect(await snapshot(api().database)).toBe(before);
  });

  it("reads a state by the name that it has in answers", () => {
    for (const label of orderStatuses) expect(statusLabel(stateOf(label))).toBe(label);
  });
});
