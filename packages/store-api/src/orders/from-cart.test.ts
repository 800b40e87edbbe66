import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { cotton, newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";

describe.each(DATABASES)("orders from the cart on %s", (kind) => {
  const api = useTestApi(kind);

  const put = ({ token }: Shopper, choice: typeof saree, quantity: number) =>
    api().send(endpoints.cart.add, { token, body: { ...choice, quantity } });
  const cartOf = async ({ token }: Shopper) =>
    (await api().send(endpoints.cart.read, { token })).items.map((line) => [
      line.skuId,
      line.quantity,
    ]);
  const ordersOf = async ({ token }: Shopper) =>
    (await api().send(endpoints.orders.list, { token })).length;
  const fromCart = (shopper: Shopper, lines: [typeof saree, number][], paymentMethod = "COD") => ({
    ...shopper.orderOf(lines),
    paymentMethod,
    fromCart: true,
  });

  it.each(["COD", "Online"])(
    "are one order, however many tabs buy it at once: %s",
    async (method) => {
      const shopper = await newShopper(api());
      await put(shopper, saree, 2);
      await put(shopper, cotton, 1);
      const before = await stockOf(api(), saree.skuId);
      const bought = fromCart(shopper, [[saree, 2]], method);
      const replies = await Promise.all(
        Array.from({ length: 4 }, (_, tab) => shopper.order(bought, `purchase-of-tab-${tab}`)),
      );
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409]);
      const refused = replies.filter((reply) => reply.status === 409);
      expect(refused.map((reply) => reply.body.code)).toEqual(Array(3).fill("cart_changed"));
      expect(refused[0]?.body.message).toBe(
        "Your cart has changed. Please look at it and at your orders, and try again.",
      );
      expect(await ordersOf(shopper)).toBe(1);
      expect(await stockOf(api(), saree.skuId)).toBe(before - 2);
      expect(await cartOf(shopper)).toEqual([[cotton.skuId, 1]]);
    },
  );

  it("answer the order that was placed where the same purchase is sent again", async () => {
    const shopper = await newShopper(api());
    await put(shopper, saree, 1);
    const bought = fromCart(shopper, [[saree, 1]]);
    const first = await shopper.order(bought, "purchase-sent-twice");
    const second = await shopper.order(bought, "purchase-sent-twice");
    expect([second.status, second.body.data]).toEqual([200, first.body.data]);
    expect(await ordersOf(shopper)).toBe(1);
  });

  it.each([
    ["more of it", 2],
    ["less of it", 4],
    ["nothing", 0],
  ])("change nothing where the cart holds %s", async (_what, held) => {
    const shopper = await newShopper(api());
    await put(shopper, cotton, 1);
    if (held > 0) await put(shopper, saree, held);
    const before = await snapshot(api().database);
    const reply = await shopper.order(
      fromCart(shopper, [
        [saree, 3],
        [cotton, 1],
      ]),
      "purchase-of-another-cart",
    );
    expect([reply.status, reply.body.code]).toEqual([409, "cart_changed"]);
    expect(await snapshot(api().database)).toBe(before);
  });

  it("wait for a change of the cart that came first", async () => {
    const shopper = await newShopper(api());
    await put(shopper, saree, 1);
    const [changed, ordered] = await Promise.all([
      api().call("PUT", "/api/usercart/update-quantity", {
        token: shopper.token,
        body: { ...saree, action: "increase" },
      }),
      shopper.order(fromCart(shopper, [[saree, 1]])),
    ]);
    // Whichever came first, nobody gets what they did not see.
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([changed.status, ordered.status]);
    expect(await cartOf(shopper)).toEqual(ordered.status === 200 ? [] : [[saree.skuId, 2]]);
  });

  it("are not asked of whoever orders without a cart", async () => {
    const shopper = await newShopper(api());
    await put(shopper, saree, 5);
    expect((await shopper.order(shopper.orderOf([[saree, 1]]))).status).toBe(200);
    expect((await shopper.order(shopper.orderOf([[saree, 1]]))).status).toBe(200);
    expect(await ordersOf(shopper)).toBe(2);
    expect(await cartOf(shopper)).toEqual([]);
  });

  it("are refused for the cart, not for the pieces or the coupon that the first order took", async () => {
    const shopper = await newShopper(api());
    const left = await stockOf(api(), cotton.skuId);
    await put(shopper, cotton, left);
    const lines: [typeof saree, number][] = [[cotton, left]];
    const coupon = { code: "WELCOME10", discount: 100 };
    const once = { ...shopper.orderOf(lines, coupon), fromCart: true };
    const replies = await Promise.all([
      shopper.order(once, "purchase-of-tab-1"),
      shopper.order(once, "purchase-of-tab-2"),
    ]);
    expect(replies.map(({ body }) => body.code ?? body.message).sort()).toEqual([
      "Order placed",
      "cart_changed",
    ]);
  });
});
