import { useMemo } from "react";
import { cartLines, isSoldOut, type ShopCartLine, totalsOf, useCart } from "../../data/cart";
import { useCartCoupon } from "../../data/cartCoupons";
import { chooseForCheckout, useCheckoutChoice } from "../../data/checkout";

/** The cart with the lines that are bought this time, and what those cost. */
export function useCartSelection() {
  const { data, error, isPending, refetch } = useCart();
  const { unselected } = useCheckoutChoice();
  const lines = useMemo(() => cartLines(data), [data]);
  const selected = useMemo(
    () => lines.filter((line) => !isSoldOut(line) && !unselected.includes(line.key)),
    [lines, unselected],
  );
  const goods = useMemo(() => totalsOf(selected).discountedTotal, [selected]);
  const coupon = useCartCoupon(goods);
  const discount = coupon.applied?.discount;
  const totals = useMemo(() => totalsOf(selected, discount), [selected, discount]);
  return {
    lines,
    selected,
    totals,
    /** The coupon that the totals reckon with. */
    coupon: coupon.applied,
    /** Pieces that are bought. */
    pieces: selected.reduce((sum, { quantity }) => sum + quantity, 0),
    loading: isPending,
    error: lines.length === 0 ? error : null,
    retry: () => void refetch(),
    isSelected: (line: ShopCartLine) => !unselected.includes(line.key),
    select: (line: ShopCartLine, wanted: boolean) =>
      chooseForCheckout({
        unselected: wanted
          ? unselected.filter((key) => key !== line.key)
          : [...unselected.filter((key) => key !== line.key), line.key],
      }),
  };
}

export type CartSelection = ReturnType<typeof useCartSelection>;
