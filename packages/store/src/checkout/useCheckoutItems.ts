import { useMemo } from "react";
import { cartLines, piecesOf, totalsOf } from "../cart/cartLines";
import { useCheckoutChoice } from "./checkout";
import type { CartSelection, CartSettings } from "./useCartSelection";

/**
 * What the checkout sells: what is chosen in the cart. If the cart was emptied and the order's answer
 * never arrived, it is what was sent.
 */
export function useCheckoutItems(
  cart: CartSelection,
  { rules, productHref }: Pick<CartSettings, "rules" | "productHref">,
) {
  const { tried } = useCheckoutChoice();
  const unheard = !cart.loading && cart.selected.length === 0 ? tried : undefined;
  const sent = useMemo(
    () => unheard && cartLines({ items: unheard.items }, productHref),
    [unheard, productHref],
  );
  const lines = sent ?? cart.selected;
  const coupon = unheard ? unheard.coupon : cart.coupon;
  const totals = useMemo(
    () => (sent ? totalsOf(sent, rules, coupon?.discount) : cart.totals),
    [sent, coupon, cart.totals, rules],
  );
  return { lines, totals, coupon, pieces: piecesOf(lines), tried, unheard };
}

export type CheckoutItems = ReturnType<typeof useCheckoutItems>;
