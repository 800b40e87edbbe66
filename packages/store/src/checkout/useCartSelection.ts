import { useMemo } from "react";
import { useCart } from "../cart/cart";
import { type CartCoupon, useCartCoupon } from "../cart/cartCoupons";
import {
  cartLines,
  chosenLines,
  type PriceRules,
  type ProductHref,
  piecesOf,
  type ShopCartLine,
  totalsOf,
} from "../cart/cartLines";
import { chooseForCheckout, readCheckoutChoice, useCheckoutChoice } from "./checkout";

/** Has a line bought this time, or not; one that is in the cart no more as well, for when it is again. */
export function selectLine({ key }: ShopCartLine, wanted: boolean): void {
  const others = readCheckoutChoice().unselected.filter((other) => other !== key);
  chooseForCheckout({ unselected: wanted ? others : [...others, key] });
}

/** How a shop counts its cart; the same object each time. */
export interface CartSettings {
  rules: PriceRules;
  productHref: ProductHref;
  /** The shop's own coupons, which answer before the server does. */
  coupons: readonly CartCoupon[];
}

/** The cart with the lines that are bought this time, and what those cost. */
export function useCartSelection({ rules, productHref, coupons }: CartSettings) {
  const { data, error, isPending, refetch } = useCart();
  const { unselected } = useCheckoutChoice();
  const lines = useMemo(() => cartLines(data, productHref), [data, productHref]);
  const selected = useMemo(() => chosenLines(lines, unselected), [lines, unselected]);
  const goods = useMemo(() => totalsOf(selected, rules).discountedTotal, [selected, rules]);
  const coupon = useCartCoupon(goods, coupons);
  const discount = coupon.applied?.discount;
  const totals = useMemo(() => totalsOf(selected, rules, discount), [selected, rules, discount]);
  return {
    lines,
    selected,
    totals,
    /** The coupon that the totals reckon with. */
    coupon: coupon.applied,
    /** Why the coupon that was chosen takes nothing off. */
    couponError: coupon.applied ? null : coupon.error,
    /** What the coupon takes off is being asked for: the totals do not know it yet. */
    counting: coupon.checking,
    /** Pieces that are bought. */
    pieces: piecesOf(selected),
    /** How it can be paid; undefined where the shop does not tell. */
    paymentMethods: data?.paymentMethods ?? undefined,
    /** Rupees up to which it can be paid in cash; undefined where there is no limit. */
    cashLimit: data?.cashLimit ?? undefined,
    loading: isPending,
    error: lines.length === 0 ? error : null,
    retry: () => void refetch(),
    isSelected: (line: ShopCartLine) => !unselected.includes(line.key),
    select: selectLine,
  };
}

export type CartSelection = ReturnType<typeof useCartSelection>;
