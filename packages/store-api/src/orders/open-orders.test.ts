import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { cotton, newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";

describe.each(DATABASES)("open orders on %s", (kind) => {
  const api = useTestApi(kind);

  const cancel = ({ token }: Shopper, orderId: string) =>
    api().send(endpoints.orders.cancel, {
      token,
      body: { orderId, refundReason: "delay: too slow" },
    });
  const read = ({ token }: Shopper, id: string) =>
    api().send(endpoints.orders.read, { token, params: { id } });
  const begin = (shopper: Shopper) =>
    api().send(endpoints.orders.create, {
      token: shopper.token,
      body: { ...shopper.orderOf([[saree, 2]]), paymentMethod: "Online" },
    });
  const pay = (path: string) =>
    api().call("POST", path, {
      body: "outcome=upi",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  it("let nobody hold the stock back with cash orders", async () => {
    const shopper = await newShopper(api());
    const admin = await api().registerAdmin();
    const before = await stockOf(api(), saree.skuId);
    const body = shopper.orderOf([[saree, 1]]);
    const replies = await Promise.all(Array.from({ length: 12 }, () => shopper.order(body)));
    const statuses = replies.map((reply) => reply.status).sort();
    expect(statuses).toEqual([...Array(10).fill(200), 409, 409]);
    expect(await stockOf(api(), saree.skuId)).toBe(before - 10);
    const state = await snapshot(api().database);
    const refused = await shopper.order(body);
    expect(refused.body).toMatchObject({
      code: "order_limit_reached",
      message: "Please wait for your open orders to be sent, or cancel some",
    });
    expect(await snapshot(api().database)).toBe(state);
    const [first, second] = await api().send(endpoints.orders.list, { token: shopper.token });
    await cancel(shopper, first?._id ?? "");
    expect((await shopper.order(body)).status).toBe(200);
    expect((await shopper.order(body)).status).toBe(409);
    await api().call("PUT", `/api/user/order/admin/${second?._id}/status`, {
      token: admin.accessToken,
      body: { status: "Ready to Dispatch" },
    });
    expect((await shopper.order(body)).status).toBe(200);
    const other = shopper.orderOf([[cotton, 1]]);
    expect((await shopper.order({ ...other, paymentMethod: "Online" })).status).toBe(200);
  });

  it("can be paid for later, on the page that their owner reads", async () => {
    const shopper = await newShopper(api());
    const order = await begin(shopper);
    expect(order.checkoutPageUrl).toBeTruthy();
    const later = await read(shopper, order.orderId);
    expect(later.checkoutPageUrl).toBe(order.checkoutPageUrl);
    const [listed] = await api().send(endpoints.orders.list, { token: shopper.token });
    expect(listed).not.toHaveProperty("checkoutPageUrl");
    await pay(later.checkoutPageUrl ?? "");
    expect(await read(shopper, order._id)).toMatchObject({
      paymentStatus: "Paid",
      checkoutPageUrl: null,
    });
  });

  it("have a page to pay on also when none could be made at first", async () => {
    const shopper = await newShopper(api());
    const order = await begin(shopper);
    await api().database.db.deleteFrom("payments").where("order_id", "=", order._id).execute();
    const { checkoutPageUrl } = await read(shopper, order._id);
    expect(checkoutPageUrl).toMatch(/^\/api\/payments\/sandbox\/[\w-]+$/);
    expect(checkoutPageUrl).not.toBe(order.checkoutPageUrl);
    expect((await read(shopper, order._id)).checkoutPageUrl).toBe(checkoutPageUrl);
  });

  it("have no page to pay on when they are paid in cash", async () => {
    const shopper = await newShopper(api());
    const { _id } = await shopper.buy([[saree, 1]]);
    expect((await read(shopper, _id)).checkoutPageUrl).toBeNull();
  });

  it("are in the cart again when they are cancelled before they are paid", async () => {
    const shopper = await newShopper(api());
    const { token } = shopper;
    const order = await begin(shopper);
    await api().send(endpoints.cart.add, { token, body: cotton });
    await cancel(shopper, order._id);
    const { items } = await api().send(endpoints.cart.read, { token });
    const quantities = Object.fromEntries(items.map((line) => [line.skuId, line.quantity]));
    expect(quantities).toEqual({ [saree.skuId]: 2, [cotton.skuId]: 1 });
    expect((await read(shopper, order._id)).checkoutPageUrl).toBeNull();
  });

  it("bring back what was ordered though less of it is in the cart again, and never less than that", async () => {
    const shopper = await newShopper(api());
    const { token } = shopper;
    const held = async () => {
      const { items } = await api().send(endpoints.cart.read, { token });
      return items.find(({ skuId }) => skuId === saree.skuId)?.quantity;
    };
    const first = await begin(shopper);
    await api().send(endpoints.cart.add, { token, body: { ...saree, quantity: 1 } });
    await cancel(shopper, first._id);
    expect(await held()).toBe(2);
    const second = await begin(shopper);
    await api().send(endpoints.cart.add, { token, body: { ...saree, quantity: 3 } });
    await cancel(shopper, second._id);
    expect(await held()).toBe(3);
  });

  it("leave the cart alone when they are cancelled after they were paid, or paid in cash", async () => {
    const shopper = await newShopper(api());
    const paid = await begin(shopper);
    await pay(paid.checkoutPageUrl ?? "");
    const cash = await shopper.buy([[saree, 1]]);
    for (const { _id } of [paid, cash]) await cancel(shopper, _id);
    const { items } = await api().send(endpoints.cart.read, { token: shopper.token });
    expect(items).toEqual([]);
  });
});
