import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { newShopper, saree, stockOf } from "../testing/shopper.js";

describe.each(DATABASES)("cancelling on %s", (kind) => {
  const api = useTestApi(kind);
  const refundReason = "changed_mind: The colour is not for me";
  const cancel = (token: string, orderId: string) =>
    api().call("POST", "/api/user/order/cancel", { token, body: { orderId, refundReason } });

  it("cancels, puts the pieces back and gives the coupon back", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const coupon = { code: "SAVE50", discount: 50 };
    await shopper.order(shopper.orderOf([[saree, 2]], coupon));
    const [order] = await api().send(endpoints.orders.list, { token: shopper.token });
    const id = order?._id ?? "";
    const reply = await cancel(shopper.token, order?.orderId ?? "");
    expect(reply.body).toEqual({ success: true, message: "Order cancelled successfully!" });
    const read = await api().send(endpoints.orders.read, { token: shopper.token, params: { id } });
    expect(read).toMatchObject({
      orderStatus: "Cancelled",
      isOrderCancelled: true,
      refund: { reason: refundReason, status: "Not due" },
    });
    expect(await stockOf(api(), saree.skuId)).toBe(before);
    const uses = await api().database.db.selectFrom("coupon_uses").selectAll().execute();
    expect(uses).toEqual([]);
  });

  it("cancels once, also when asked twice at once", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const { _id } = await shopper.buy([[saree, 1]]);
    const replies = await Promise.all([cancel(shopper.token, _id), cancel(shopper.token, _id)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(replies.map((reply) => reply.body.message)).toContain("Order is already cancelled");
    expect(await stockOf(api(), saree.skuId)).toBe(before);
  });

  it("is no order placed when the same purchase is sent again", async () => {
    const shopper = await newShopper(api());
    const body = shopper.orderOf([[saree, 1]]);
    expect((await shopper.order(body, "key-of-one-purchase")).status).toBe(200);
    const [order] = await api().send(endpoints.orders.list, { token: shopper.token });
    await cancel(shopper.token, order?._id ?? "");
    const again = await shopper.order(body, "key-of-one-purchase");
    expect([again.status, again.body.code]).toEqual([409, "conflict"]);
    expect((await shopper.order(body, "key-of-the-next")).status).toBe(200);
  });

  it.each([
    ["dispatched", "Dispatched"],
    ["delivered", "Delivered"],
  ] as const)("does not cancel what is %s", async (status, label) => {
    const shopper = await newShopper(api());
    const { _id } = await shopper.buy([[saree, 1]]);
    const { db } = api().database;
    await db.updateTable("orders").set({ status }).where("id", "=", _id).execute();
    const before = await snapshot(api().database);
    const reply = await cancel(shopper.token, _id);
    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe(`Order cannot be cancelled in ${label} status`);
    expect(await snapshot(api().database)).toBe(before);
  });

  it("neither shows nor cancels another's order", async () => {
    const shopper = await newShopper(api());
    const stranger = await newShopper(api());
    const { _id, orderId } = await shopper.buy([[saree, 1]]);
    const before = await snapshot(api().database);
    for (const id of [_id, orderId]) {
      expect((await cancel(stranger.token, id)).status).toBe(404);
      const reply = await api().call("GET", `/api/user/order/${id}`, { token: stranger.token });
      expect(reply.status).toBe(404);
    }
    expect(await api().send(endpoints.orders.list, { token: stranger.token })).toEqual([]);
    expect(await snapshot(api().database)).toBe(before);
  });
});
