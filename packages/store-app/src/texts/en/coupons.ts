/** Coupons on a product's page. */
export const coupons = {
  loginToApply: "Please login to apply coupon",
  couponApplied: "Coupon applied successfully!",
  couponRemoved: "Coupon removed",
  applyFailed: "Failed to apply coupon",
  orderTotal: "Order total",
};
