import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { newShopper, saree, stockOf } from "../testing/shopper.js";

const MINUTE = 60_000;

describe.each(DATABASES)("limits by person on %s", (kind) => {
  const api = useTestApi(kind);
  const startWindow = () => api().wait(10 * MINUTE - (api().now() % (10 * MINUTE)));

  it("let nobody guess coupons", async () => {
    startWindow();
    const { accessToken: token } = await api().register();
    const { accessToken: other } = await api().register();
    const guess = (who: string) =>
      api().call("POST", "/api/coupon/apply-by-user", {
        token: who,
        body: { couponCode: "GUESS", totalAmount: 5000 },
      });
    const statuses = [];
    for (let count = 0; count < 61; count++) statuses.push((await guess(token)).status);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(400));
    const last = await guess(token);
    expect([last.status, last.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await guess(other)).status).toBe(400);
    startWindow();
    expect((await guess(other)).status).toBe(400);
  });

  it("let nobody hold the stock back with orders that are never paid", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const body = { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" };
    const keys = Array.from({ length: 8 }, (_, index) => `prepaid-order-${index}`);
    const replies = await Promise.all(keys.map((key) => shopper.order(body, key)));
    const statuses = replies.map((reply) => reply.status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(await stockOf(api(), saree.skuId)).toBe(before - 5);
    const state = await snapshot(api().database);
    const refused = await shopper.order(body);
    expect(refused.body.message).toBe("Please pay for your open orders first, or cancel them");
    expect(await snapshot(api().database)).toBe(state);
    const [first] = await api().send(endpoints.orders.list, { token: shopper.token });
    await api().send(endpoints.orders.cancel, {
      token: shopper.token,
      body: { orderId: first?._id ?? "", refundReason: "other: x" },
    });
    expect((await shopper.order(body)).status).toBe(200);
    expect((await shopper.order(shopper.orderOf([[saree, 1]]))).status).toBe(200);
  });
});
