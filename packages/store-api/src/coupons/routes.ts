import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { limitRate } from "../http/rate-limit.js";
import type { Services } from "../services.js";
import { applyCoupon, listCoupons } from "./service.js";

/** Codes are short: so often may one person try one. */
const TRIES = { hits: 60, windowSeconds: 10 * 60 };

/** The coupons of the shop. What one takes off is decided again when the order is placed. */
export function couponRoutes(app: HttpApp, services: Services): void {
  const { database, shop, now } = services;
  mount(app, services, endpoints.coupons.list, async () => {
    const coupons = await listCoupons(database.db, now());
    return {
      data: coupons.map((coupon) => ({
        code: coupon.code,
        description: coupon.description,
        discountType: coupon.discount_type,
        discountValue: coupon.discount_value,
        minimumAmount: coupon.min_total,
      })),
    };
  });
  mount(app, services, endpoints.coupons.apply, async ({ body, user }) => {
    await limitRate(database.db, `coupon:user:${user.id}`, TRIES, now());
    const { couponCode, totalAmount } = body;
    const applied = await applyCoupon(database.db, shop, user.id, couponCode, totalAmount, now());
    return {
      data: {
        calculatedDiscount: applied.discount,
        discountType: applied.coupon.discount_type,
        discountValue: applied.coupon.discount_value,
      },
      message: "Coupon applied successfully!",
    };
  });
}
