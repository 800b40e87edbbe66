import { cartLines, piecesOf, totalsOf, useCheckoutChoice } from "@taanka/store";
import { useMemo } from "react";
import { priceRules } from "../../config";
import { paths } from "../../paths";
import type { CartSelection } from "../cart/useCartSelection";

/**
 * What the page of the payment sells: what is chosen in the cart. Where the shop has taken that out of
 * the cart already and nobody has heard of the order, it is what was sent off.
 */
export function useGoods(cart: CartSelection) {
  const { tried } = useCheckoutChoice();
  const unheard = !cart.loading && cart.selected.length === 0 ? tried : undefined;
  const sent = useMemo(
    () => unheard && cartLines({ items: unheard.items }, paths.product),
    [unheard],
  );
  const lines = sent ?? cart.selected;
  const coupon = unheard ? unheard.coupon : cart.coupon;
  const totals = useMemo(
    () => (sent ? totalsOf(sent, priceRules, coupon?.discount) : cart.totals),
    [sent, coupon, cart.totals],
  );
  return { lines, totals, coupon, pieces: piecesOf(lines), tried, unheard };
}

export type Goods = ReturnType<typeof useGoods>;
