import { useEffect } from "react";
import { chooseForCheckout, readCheckoutChoice, useCheckoutChoice } from "./checkout";

/**
 * Tells of a total that is another one than the shopper saw last, in the cart or here.
 *
 * @param total in rupees; undefined while it is not known yet
 */
export function useTotalSeen(total: number | undefined) {
  const { seen } = useCheckoutChoice();
  useEffect(() => {
    // Only when the total comes: once the order is placed, what was seen of it is forgotten for good.
    if (total === undefined || readCheckoutChoice().seen !== undefined) return;
    chooseForCheckout({ seen: total });
  }, [total]);
  const changed = seen !== undefined && total !== undefined && seen !== total;
  return {
    /** Rupees; undefined where it is the same. */
    before: changed ? seen : undefined,
    accept: () => chooseForCheckout({ seen: total }),
  };
}
