import { type CouponGoods, messageOf, useCoupon } from "@taanka/store";
import { useGoSignIn } from "@taanka/store/react-router";
import { useToast } from "@taanka/ui";
import { useLocation } from "react-router-dom";
import { useTexts } from "../texts";

/** The coupon of a product's page, which says how each step went. */
export function useProductCoupon(goods: CouponGoods) {
  const toast = useToast();
  const goSignIn = useGoSignIn();
  const { pathname: page } = useLocation();
  const texts = useTexts().coupons;
  const coupon = useCoupon(goods, {
    page,
    onSignInNeeded() {
      toast.error(texts.loginToApply, { acrossPages: true });
      goSignIn();
    },
    onApplied: () => toast.success(texts.couponApplied),
  });
  return {
    ...coupon,
    error: coupon.error ? messageOf(coupon.error, texts.applyFailed) : undefined,
    remove() {
      coupon.remove();
      toast.success(texts.couponRemoved);
    },
  };
}

export type ProductCoupon = ReturnType<typeof useProductCoupon>;
