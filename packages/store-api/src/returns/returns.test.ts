import { endpoints } from "@taanka/api-client/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { DATABASES, type Person, snapshot, useTestApi } from "../testing/api.js";
import { newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";

const other = { ...saree, skuId: "TK-SILK-ONE-RED-M", size: "M" };
const words = { reason: "size", description: "Too tight at the shoulder" };
const DAY = 24 * 60 * 60_000;

describe.each(DATABASES)("returns on %s", (kind) => {
  const api = useTestApi(kind);
  let admin: Person;
  beforeAll(async () => {
    admin = await api().registerAdmin();
  });

  async function delivered(shopper: Shopper, pieces: number) {
    const order = await shopper.buy([[saree, pieces]]);
    await api()
      .database.db.updateTable("orders")
      .set({ status: "delivered", status_at: new Date(api().now()), payment_status: "paid" })
      .where("id", "=", order._id)
      .execute();
    return order;
  }
  const send = (path: string, { token }: { token: string }, body: object) =>
    api().call("POST", path, { token, body: { ...words, ...body } });
  const refund = (shopper: Shopper, body: object) =>
    send("/api/user/order/return-refund", shopper, body);
  const exchange = (shopper: Shopper, body: object) =>
    send("/api/user/order/return-exchange", shopper, body);
  const decide = (id: string | undefined, status: string, token = admin.accessToken) =>
    api().call("PUT", `/api/user/order/admin/returns/${id}/status`, { token, body: { status } });
  const read = async ({ token }: Shopper, id: string) => {
    const order = await api().send(endpoints.orders.read, { token, params: { id } });
    return { ...order, returns: order.returns ?? [] };
  };

  it("pay back piece by piece, all together what the order cost", async () => {
    const shopper = await newShopper(api());
    const order = await delivered(shopper, 2);
    const before = await stockOf(api(), saree.skuId);
    for (const half of [1, 2]) {
      const reply = await refund(shopper, { orderId: order.orderId, skuId: saree.skuId });
      expect(reply.status).toBe(200);
      const { returns } = await read(shopper, order._id);
      expect(returns).toHaveLength(half);
      expect(returns[half - 1]).toMatchObject({
        ...words,
        kind: "refund",
        status: "Requested",
        quantity: 1,
        refundAmount: 3303,
      });
      const { body } = await decide(returns[half - 1]?._id, "Completed");
      expect(body.data).toMatchObject({ paymentStatus: half === 1 ? "Paid" : "Refunded" });
    }
    const read1 = await read(shopper, order._id);
    expect(read1.totalAmount).toBe(6606);
    expect(read1.paymentStatus).toBe("Refunded");
    expect(await stockOf(api(), saree.skuId)).toBe(before + 2);
  });

  it("exchange for another size, which is reserved at once", async () => {
    const shopper = await newShopper(api());
    const order = await delivered(shopper, 1);
    const [old, fresh] = [await stockOf(api(), saree.skuId), await stockOf(api(), other.skuId)];
    const body = { orderId: order._id, skuId: saree.skuId, newSkuId: other.skuId };
    const reply = await exchange(shopper, body);
    expect(reply.body.data).toMatchObject({
      returns: [{ kind: "exchange", newSkuId: other.skuId, refundAmount: 0, status: "Requested" }],
    });
    expect((await read(shopper, order._id)).returns[0]).toMatchObject({
      newSize: "M",
      newColor: "Deep Red",
    });
    expect(await stockOf(api(), other.skuId)).toBe(fresh - 1);
    const { returns } = await read(shopper, order._id);
    await decide(returns[0]?._id, "Completed");
    expect(await stockOf(api(), saree.skuId)).toBe(old + 1);
    expect(await stockOf(api(), other.skuId)).toBe(fresh - 1);
    const again = await exchange(shopper, body);
    expect(again.body.message).toBe("This item has been returned already");
  });

  it("that are rejected leave everything as it was, and may be asked for again", async () => {
    const shopper = await newShopper(api());
    const order = await delivered(shopper, 1);
    const [old, fresh] = [await stockOf(api(), saree.skuId), await stockOf(api(), other.skuId)];
    await exchange(shopper, { orderId: order._id, skuId: saree.skuId, newSkuId: other.skuId });
    const { returns } = await read(shopper, order._id);
    const rejected = await decide(returns[0]?._id, "Rejected");
    expect(rejected.body.data).toMatchObject({ returns: [{ status: "Rejected" }] });
    expect(await stockOf(api(), saree.skuId)).toBe(old);
    expect(await stockOf(api(), other.skuId)).toBe(fresh);
    expect((await refund(shopper, { orderId: order._id, skuId: saree.skuId })).status).toBe(200);
  });

  it("are noted once when they are sent twice at once", async () => {
    const shopper = await newShopper(api());
    const order = await delivered(shopper, 2);
    const body = { orderId: order._id, skuId: saree.skuId };
    const replies = await Promise.all([refund(shopper, body), refund(shopper, body)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect((await read(shopper, order._id)).returns).toHaveLength(1);
  });

  it("end after seven days", async () => {
    const shopper = await newShopper(api());
    const order = await delivered(shopper, 1);
    const set = (at: number) =>
      api()
        .database.db.updateTable("orders")
        .set({ status_at: new Date(at) })
        .where("id", "=", order._id)
        .execute();
    const body = { orderId: order._id, skuId: saree.skuId };
    await set(api().now() - 7 * DAY - 1000);
    const before = await snapshot(api().database);
    const late = await refund(shopper, body);
    expect([late.status, late.body.code]).toEqual([409, "order_not_returnable"]);
    expect(late.body.message).toBe("The 7 days for a return are over");
    expect(await snapshot(api().database)).toBe(before);
    await set(api().now() - 7 * DAY + 60_000);
    expect((await refund(shopper, body)).status).toBe(200);
  });

  it.each([["an order that is not delivered", 409, "Only delivered orders can be returned"]])(
    "refuse %s",
    async (_, status, message) => {
      const shopper = await newShopper(api());
      const order = await shopper.buy([[saree, 1]]);
      const before = await snapshot(api().database);
      const reply = await refund(shopper, { orderId: order._id, skuId: saree.skuId });
      expect([reply.status, reply.body.message]).toEqual([status, message]);
      expect(await snapshot(api().database)).toBe(before);
    },
  );

  it("refuse what the order does not hold, and change nothing", async () => {
    const shopper = await newShopper(api());
    const order = await delivered(shopper, 1);
    const good = { orderId: order._id, skuId: saree.skuId };
    const before = await snapshot(api().database);
    const cases: [object, number, string, string?][] = [
      [{ skuId: other.skuId }, 404, "This item is not part of the order"],
      [{ quantity: 2 }, 409, "You can return 1 of this item at most"],
      [{ quantity: 0 }, 400, ""],
      [{ reason: "boredom" }, 400, "Please select a reason"],
      [{ description: " " }, 400, "Please describe what is wrong"],
      [{ orderId: "" }, 400, "Invalid order ID"],
      [{ orderId: "nothing" }, 404, "Order Not Found"],
      [{ newSkuId: saree.skuId }, 409, "Please choose another size or colour", "exchange"],
      [{ newSkuId: "TK-COTTON-ONE-GREEN-M" }, 404, "Unable to find product variant", "exchange"],
      [{ newSkuId: undefined }, 400, "Please select the size you want instead", "exchange"],
    ];
    for (const [wrong, status, message, way] of cases) {
      const ask = way === "exchange" ? exchange : refund;
      const reply = await ask(shopper, { ...good, ...wrong });
      expect([wrong, reply.status]).toEqual([wrong, status]);
      expect(reply.body.message).toContain(message);
    }
    expect(await snapshot(api().database)).toBe(before);
  });

  it("reserve nothing where too few are left", async () => {
    const shopper = await newShopper(api());
    const order = await delivered(shopper, 1);
    const { db } = api().database;
    const left = await stockOf(api(), other.skuId);
    await db.updateTable("variants").set({ stock: 0 }).where("sku_id", "=", other.skuId).execute();
    const before = await snapshot(api().database);
    const body = { orderId: order._id, skuId: saree.skuId, newSkuId: other.skuId };
    expect((await exchange(shopper, body)).body.code).toBe("out_of_stock");
    expect(await snapshot(api().database)).toBe(before);
    await db
      .updateTable("variants")
      .set({ stock: left })
      .where("sku_id", "=", other.skuId)
      .execute();
  });

  it("are decided by administrators, once", async () => {
    const shopper = await newShopper(api());
    const order = await delivered(shopper, 1);
    await refund(shopper, { orderId: order._id, skuId: saree.skuId });
    const id = (await read(shopper, order._id)).returns[0]?._id;
    expect((await decide(id, "Completed", shopper.token)).status).toBe(403);
    expect((await decide(id, "Requested")).status).toBe(400);
    expect((await decide("nothing", "Completed")).status).toBe(404);
    const replies = await Promise.all([decide(id, "Completed"), decide(id, "Rejected")]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });
});
