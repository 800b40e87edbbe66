import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { newShopper, saree } from "../testing/shopper.js";

const HOUR = 3_600_000;

describe.each(DATABASES)("coupons on %s", (kind) => {
  const api = useTestApi(kind);
  const apply = (token: string | undefined, couponCode: unknown, totalAmount: unknown = 2799) =>
    api().call("POST", "/api/coupon/apply-by-user", { token, body: { couponCode, totalAmount } });
  const addCoupon = (code: string, terms: Record<string, unknown>) =>
    api()
      .database.db.insertInto("coupons")
      .values({ code, description: code, discount_type: "flat", discount_value: 30, ...terms })
      .execute();

  it("lists what shoppers may use", async () => {
    await addCoupon("OVER", { expires_at: new Date(Date.now() - HOUR) });
    await addCoupon("SOON", { starts_at: new Date(Date.now() + HOUR) });
    await addCoupon("OFF", { is_active: false });
    const coupons = await api().send(endpoints.coupons.list);
    expect(coupons.map(({ code }) => code)).toEqual([
      "SAVE10",
      "SAVE50",
      "TAANKA2025",
      "WELCOME10",
    ]);
    expect(coupons[0]).toMatchObject({
      discountType: "percent",
      discountValue: 10,
      minimumAmount: 1000,
    });
  });

  it.each([
    ["taanka2025", 2799, 200],
    ["WELCOME10", 2799, 100],
    ["SAVE50", 2799, 50],
    ["SAVE50", 30, 30],
    ["SAVE10", 2799, 280],
    ["SAVE10", 1000, 100],
  ])("takes with %s off ₹%i ₹%i", async (code, total, discount) => {
    const { accessToken } = await api().register();
    const reply = await apply(accessToken, code, total);
    expect(reply.body).toMatchObject({
      message: "Coupon applied successfully!",
      data: { calculatedDiscount: discount },
    });
  });

  it.each([
    ["an unknown code", "NOPE", 2799, "Invalid coupon code"],
    ["goods that cost too little", "SAVE10", 999, "This coupon needs a minimum order of ₹1,000"],
    ["a coupon that is over", "OVER", 2799, "This coupon has expired"],
    ["a coupon of the future", "SOON", 2799, "Invalid coupon code"],
    ["a coupon that was taken back", "OFF", 2799, "Invalid coupon code"],
  ])("refuses %s", async (_, code, total, message) => {
    const { accessToken } = await api().register();
    const reply = await apply(accessToken, code, total);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, code: "coupon_invalid", message });
  });

  it.each([
    ["", 2799],
    [5, 2799],
    ["X".repeat(41), 2799],
    ["SAVE50", -1],
    ["SAVE50", "2799"],
  ])("refuses the code %j on %j", async (code, total) => {
    const { accessToken } = await api().register();
    const before = await snapshot(api().database);
    expect((await apply(accessToken, code, total)).body.code).toBe("validation_failed");
    expect(await snapshot(api().database)).toBe(before);
  });

  it("lets each person use a limited coupon once", async () => {
    await addCoupon("ONCE", { per_user_limit: 1 });
    const coupon = { code: "ONCE", discount: 30 };
    const shopper = await newShopper(api());
    const order = shopper.orderOf([[saree, 1]], coupon);
    expect((await shopper.order(order)).status).toBe(200);
    const second = await shopper.order(order);
    expect(second.status).toBe(400);
    expect(second.body.message).toBe("You have used this coupon already");
    const other = await newShopper(api());
    expect((await other.order(other.orderOf([[saree, 1]], coupon))).status).toBe(200);
  });

  it("counts no use of an order that was cancelled", async () => {
    await addCoupon("SINGLE", { total_limit: 1 });
    const shopper = await newShopper(api());
    const { token } = shopper;
    const body = shopper.orderOf([[saree, 1]], { code: "SINGLE", discount: 30 });
    const { _id: orderId } = await api().send(endpoints.orders.create, { token, body });
    expect((await shopper.order(body)).body.message).toBe("This coupon has been used up");
    const cancel = { orderId, refundReason: "delay: too slow" };
    await api().send(endpoints.orders.cancel, { token, body: cancel });
    expect((await shopper.order(body)).status).toBe(200);
  });

  it("keeps a coupon's limit also for orders at the same moment", async () => {
    await addCoupon("TWICE", { total_limit: 2 });
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => newShopper(api())));
    const coupon = { code: "TWICE", discount: 30 };
    const replies = await Promise.all(
      shoppers.map((shopper) => shopper.order(shopper.orderOf([[saree, 1]], coupon))),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(2);
    const used = await api()
      .database.db.selectFrom("coupons")
      .select("used")
      .where("code", "=", "TWICE")
      .executeTakeFirstOrThrow();
    expect(used.used).toBe(2);
  });
});
