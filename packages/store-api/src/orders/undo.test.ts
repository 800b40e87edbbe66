import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { queueChanges } from "../cart/service.js";
import type { Queries } from "../database/index.js";
import { SandboxPaymentProvider } from "../payments/sandbox.js";
import { expireUnpaid } from "../payments/settle.js";
import { DATABASES, useTestApi } from "../testing/api.js";
import { cotton, fillCart, newShopper, type Shopper, saree } from "../testing/shopper.js";

function lockCoupon(trx: Queries) {
  const coupon = trx.selectFrom("coupons").select("code").where("code", "=", "SAVE50");
  return coupon.forUpdate().execute();
}

describe.each(DATABASES)("orders that end while others are placed on %s", (kind) => {
  const api = useTestApi(kind);

  /** Locks what an order locks, in its order, while something else is under way. */
  async function orderDuring<T>(
    work: () => Promise<T>,
    lock: (trx: Queries) => Promise<unknown> = lockCoupon,
  ): Promise<T> {
    let start = () => {};
    const under = new Promise<void>((resolve) => {
      start = resolve;
    }).then(work);
    const placing = api().database.transaction(async (trx) => {
      await lock(trx);
      start();
      await new Promise((resolve) => setTimeout(resolve, 500));
      const variant = trx.selectFrom("variants").select("stock");
      await variant.where("sku_id", "=", saree.skuId).forUpdate().execute();
    });
    return (await Promise.all([under, placing]))[0];
  }
  const begin = (shopper: Shopper, paymentMethod: string) =>
    api().send(endpoints.orders.create, {
      token: shopper.token,
      body: { ...shopper.orderOf([[saree, 1]], { code: "SAVE50", discount: 50 }), paymentMethod },
    });

  it("do not wait for each other when they are cancelled", async () => {
    const shopper = await newShopper(api());
    const { _id } = await begin(shopper, "COD");
    const body = { orderId: _id, refundReason: "delay: too slow" };
    const reply = await orderDuring(() =>
      api().call("POST", "/api/user/order/cancel", { token: shopper.token, body }),
    );
    expect(reply).toMatchObject({ status: 200 });
  });

  it("do not wait for each other when what they held is ordered again from the cart", async () => {
    const shopper = await newShopper(api());
    const { token } = shopper;
    const { _id } = await begin(shopper, "Online");
    await api().send(endpoints.cart.add, { token, body: saree });
    const body = { orderId: _id, refundReason: "delay: too slow" };
    const reply = await orderDuring(
      () => api().call("POST", "/api/user/order/cancel", { token, body }),
      async (trx) => {
        const owner = trx.selectFrom("users").select("id");
        const { id } = await owner
          .where("phone", "=", shopper.phoneNumber)
          .executeTakeFirstOrThrow();
        await queueChanges(trx, id);
        const lines = trx.selectFrom("cart_lines").select("sku_id").where("user_id", "=", id);
        await lines.forUpdate().execute();
      },
    );
    expect(reply).toMatchObject({ status: 200 });
  });

  it("do not wait for each other when they run out", async () => {
    const shopper = await newShopper(api());
    const { _id } = await begin(shopper, "Online");
    const { database } = api();
    await orderDuring(() =>
      expireUnpaid({
        database,
        log: api().api.log,
        shop: api().shop,
        payment: new SandboxPaymentProvider(database.db, ""),
        now: () => new Date(Date.now() + 31 * 60_000),
      }),
    );
    const order = await api().send(endpoints.orders.read, {
      token: shopper.token,
      params: { id: _id },
    });
    expect(order).toMatchObject({ paymentStatus: "Failed", isOrderCancelled: true });
  });

  it("give their pieces back to a cart that is full meanwhile: what has no room is saved for later", async () => {
    const shopper = await newShopper(api());
    const { token } = shopper;
    const add = (choice: typeof saree) => api().send(endpoints.cart.add, { token, body: choice });
    await add(saree);
    await add(cotton);
    const order = {
      ...shopper.orderOf([
        [saree, 1],
        [cotton, 1],
      ]),
      paymentMethod: "Online",
    };
    const { _id } = await api().send(endpoints.orders.create, { token, body: order });
    const emptyShelves = await fillCart(api(), shopper, 99);
    await add(saree);
    const body = { orderId: _id, refundReason: "changed_mind: no" };
    await api().send(endpoints.orders.cancel, { token, body });
    const skus = async (call: "read" | "saved") =>
      (await api().send(endpoints.cart[call], { token })).items.map(({ skuId }) => skuId);
    expect(await skus("read")).toHaveLength(100);
    expect(await skus("saved")).toEqual([cotton.skuId]);
    // There is room for more pieces of what is there.
    await add(saree);
    const refused = await api().call("POST", "/api/usercart/create", { token, body: cotton });
    expect([refused.status, refused.body.message]).toEqual([409, "Your cart is full"]);
    await emptyShelves();
  });
});
