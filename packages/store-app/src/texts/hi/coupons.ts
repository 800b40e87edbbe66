import type { Texts } from "..";

/** Coupons on the page of a product. */
export const coupons: Texts["coupons"] = {
  loginToApply: "कूपन लगाने के लिए कृपया लॉग इन करें",
  couponApplied: "कूपन लग गया!",
  couponRemoved: "कूपन हटाया गया",
  applyFailed: "कूपन नहीं लग सका",
  orderTotal: "ऑर्डर का कुल",
};
