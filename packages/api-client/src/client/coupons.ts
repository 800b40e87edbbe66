import { type AppliedCoupon, type Coupon, couponCalls } from "../contract/coupon";
import type { CouponInput } from "../contract/requests/coupon";
import type { Caller, CallOptions } from "./caller";
import { listUnder } from "./loose";
import { requireValue } from "./require-value";

/** Coupons. */
export interface CouponsClient {
  /**
   * The coupons that the shop shows. `GET /coupon/all`
   * @throws ApiError
   */
  list(options?: CallOptions): Promise<Coupon[]>;
  /**
   * What a coupon takes off a total. `POST /coupon/apply-by-user`
   * @throws ApiError 400 'Please enter a coupon code' or 401 'Please login to apply coupon' (both
   * before anything is sent), 400 `coupon_invalid` with the reason; else 'Failed to apply coupon'.
   */
  apply(input: CouponInput, options?: CallOptions): Promise<AppliedCoupon>;
}

/** Makes a {@link CouponsClient}. */
export function couponsClient(call: Caller): CouponsClient {
  return {
    list(options) {
      return call(couponCalls.list, {}, options, listUnder("coupons"));
    },
    async apply(input, options) {
      requireValue(couponCalls.apply, input.couponCode, "Please enter a coupon code");
      const couponCode = input.couponCode.trim().toUpperCase();
      return call(couponCalls.apply, { body: { ...input, couponCode } }, options);
    },
  };
}
