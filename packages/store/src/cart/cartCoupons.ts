import type { Coupon } from "@taanka/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { chooseForCheckout, readCheckoutChoice, useCheckoutChoice } from "../checkout/checkout";
import { isCouponRefused } from "../errors";
import { useSession } from "../session/SessionProvider";
import { useAccountQuery } from "../session/useAccountQuery";
import { appliedQuery, couponsQuery } from "./coupons";

/** A coupon as the totals reckon with it. */
export interface CartCoupon {
  code: string;
  /** Rupees. */
  discount: number;
}

/** Why a visitor's coupon is refused that the shop has no more; the screen has the words for it. */
const noSuchCoupon = new Error("");

/**
 * The shop's own coupons are known here, so that they answer at once. Only the server knows whether
 * this person may use one and what it takes off today, and is asked meanwhile: its answer and its
 * refusal count, its silence does not.
 *
 * @param offered the coupons of the server; undefined while they are not known. One that is not among
 *   them is known no more: a catalogue of the shop's own takes the sample's coupons away
 */
function knownDiscount(
  own: readonly CartCoupon[],
  code: string,
  offered: readonly Coupon[] | undefined,
): number | undefined {
  if (offered && !offered.some((coupon) => coupon.code === code)) return undefined;
  return own.find((coupon) => coupon.code === code)?.discount;
}

/** Whether a visitor has to be told that a coupon is none, whom the server tells only to sign in. */
const isWithdrawn = (
  own: readonly CartCoupon[],
  code: string,
  offered: readonly Coupon[] | undefined,
) =>
  knownDiscount(own, code, undefined) !== undefined &&
  knownDiscount(own, code, offered) === undefined;

/** What a coupon that is not known here takes off goods of any category. */
const discountQuery = (code: string, goods: number) =>
  appliedQuery(code, { totalAmount: goods, categories: [] });

/**
 * The coupon of the cart: one that was entered is kept once it is known to be valid.
 * @param goods what the chosen pieces cost, in rupees
 * @param own the shop's own coupons, which answer before the server does
 */
export function useCartCoupon(goods: number, own: readonly CartCoupon[] = []) {
  const queryClient = useQueryClient();
  const { coupon: code = "" } = useCheckoutChoice();
  const { signedIn } = useSession();
  const { data: offered } = useQuery({
    ...couponsQuery(),
    enabled: knownDiscount(own, code, undefined) !== undefined,
  });
  const known = knownDiscount(own, code, offered);
  const asked = useAccountQuery({
    ...discountQuery(code, goods),
    enabled: code !== "" && (known === undefined || goods > 0),
  });
  const entering = useMutation({
    mutationFn: async (entered: string) => {
      const now = queryClient.getQueryData(couponsQuery().queryKey);
      if (!signedIn && isWithdrawn(own, entered, now)) throw noSuchCoupon;
      if (knownDiscount(own, entered, now) === undefined) {
        await queryClient.fetchQuery(discountQuery(entered, goods));
      }
      chooseForCheckout({ coupon: entered });
    },
  });
  const withdrawn = !signedIn && isWithdrawn(own, code, offered) ? noSuchCoupon : null;
  const refused = known === undefined || isCouponRefused(asked.error) ? asked.error : null;
  const refusal = refused ?? withdrawn;
  const expected = known === undefined ? undefined : Math.min(known, goods);
  const discount = asked.data?.calculatedDiscount ?? expected;
  const applied: CartCoupon | undefined =
    code !== "" && discount !== undefined && !refusal ? { code, discount } : undefined;
  return {
    /** In force; undefined while there is none or it is not valid for these goods. */
    applied,
    /** Why the one that was entered is not in force. */
    error: entering.error ?? refusal,
    busy: known === undefined && asked.isFetching,
    /** It is not known yet what it takes off these goods. */
    checking: known === undefined && asked.isLoading,
    enter: entering.mutateAsync,
    drop: () => {
      entering.reset();
      chooseForCheckout({ coupon: undefined });
    },
  };
}

/** Gives the coupon of an order back that came to nothing, unless another was chosen since. */
export function takeCouponBack(): void {
  const { coupon, couponInOrder } = readCheckoutChoice();
  chooseForCheckout({ coupon: coupon ?? couponInOrder, couponInOrder: undefined });
}
