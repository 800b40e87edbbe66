import * as v from "valibot";
import { looseText, moneySchema } from "./common";
import type { Call } from "./endpoint";

/** A coupon that shoppers may use. */
export const couponSchema = v.object({
  code: v.string(),
  description: looseText,
  /** `flat` rupees or `percent` of the goods; other servers may have other kinds. */
  discountType: looseText,
  discountValue: v.nullish(moneySchema, 0),
  /** Rupees that the goods must cost at least. */
  minimumAmount: v.nullish(moneySchema, 0),
});
/** See {@link couponSchema}. */
export type Coupon = v.InferOutput<typeof couponSchema>;

/** What a coupon takes off a total. */
export const appliedCouponSchema = v.object({
  /** Rupees. */
  calculatedDiscount: moneySchema,
  discountType: looseText,
  discountValue: v.nullish(moneySchema, 0),
});
/** See {@link appliedCouponSchema}. */
export type AppliedCoupon = v.InferOutput<typeof appliedCouponSchema>;

/** Calls for coupons. */
export const couponCalls = {
  list: { method: "GET", path: "/coupon/all", auth: "none", response: v.array(couponSchema) },
  apply: {
    method: "POST",
    path: "/coupon/apply-by-user",
    auth: "user",
    response: appliedCouponSchema,
    fallback: "Failed to apply coupon",
    signInMessage: "Please login to apply coupon",
  },
} as const satisfies Record<string, Call>;
