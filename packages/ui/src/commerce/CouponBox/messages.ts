export interface CouponBoxMessages {
  /** Title of the box, and of its toggle where it is collapsible. */
  title: string;
  label: string;
  apply: string;
  remove: string;
  /** Name of the button that removes; `{code}` is the coupon. */
  removeCode: string;
  /** Shown when nothing was entered. */
  empty: string;
  applied: string;
  /** `{amount}` is money. */
  saving: string;
  /** Title of the coupons on offer. */
  offers: string;
  /** Name of an offer's button. */
  applyCode: string;
}

export const couponBoxMessages: CouponBoxMessages = {
  title: "Apply coupon",
  label: "Coupon code",
  apply: "Apply",
  remove: "Remove",
  removeCode: "Remove coupon {code}",
  empty: "Please enter a coupon code",
  applied: "{code} applied",
  saving: "You save {amount}",
  offers: "Coupons for you",
  applyCode: "Apply coupon {code}",
};
