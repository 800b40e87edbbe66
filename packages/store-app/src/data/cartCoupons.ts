import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { shop } from "../config";
import { chooseForCheckout, useCheckoutChoice } from "./checkout";
import { appliedQuery, couponsQuery } from "./coupons";

/** A coupon as the totals reckon with it. */
export interface CartCoupon {
  code: string;
  /** Rupees. */
  discount: number;
}

/** The shop's own coupons are known here, so that they answer at once; the server checks them. */
const knownDiscount = (code: string): number | undefined =>
  shop.coupons.find((coupon) => coupon.code === code)?.discount;

/** What a coupon that is not known here takes off goods of any category. */
const discountQuery = (code: string, goods: number) =>
  appliedQuery(code, { totalAmount: goods, categories: [] });

/**
 * The coupon of the cart: one that was entered is kept once it is known to be valid.
 * @param goods what the chosen pieces cost, in rupees
 */
export function useCartCoupon(goods: number) {
  const queryClient = useQueryClient();
  const { coupon: code = "" } = useCheckoutChoice();
  const known = knownDiscount(code);
  const asked = useQuery({
    ...discountQuery(code, goods),
    enabled: code !== "" && known === undefined,
  });
  const entering = useMutation({
    mutationFn: async (entered: string) => {
      if (knownDiscount(entered) === undefined) {
        await queryClient.fetchQuery(discountQuery(entered, goods));
      }
      chooseForCheckout({ coupon: entered });
    },
  });
  const discount = known === undefined ? asked.data?.calculatedDiscount : Math.min(known, goods);
  const applied: CartCoupon | undefined =
    code !== "" && discount !== undefined ? { code, discount } : undefined;
  return {
    /** In force; undefined while there is none or it is not valid for these goods. */
    applied,
    /** Why the one that was entered is not in force. */
    error: entering.error ?? asked.error,
    busy: asked.isFetching,
    /** It is not known yet what it takes off these goods. */
    checking: asked.isLoading,
    enter: entering.mutateAsync,
    drop: () => {
      entering.reset();
      chooseForCheckout({ coupon: undefined });
    },
  };
}

/** The coupons that the shop shows, asked for when somebody wants to see them. */
export const useCouponOffers = (wanted: boolean) =>
  useQuery({ ...couponsQuery(), enabled: wanted }).data ?? [];
