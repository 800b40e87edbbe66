import { useState } from "react";
import type { CartSelection } from "../cart/useCartSelection";
import type { Goods } from "./useGoods";
import type { Method } from "./usePayment";

/**
 * How the order is paid, of the ways that the shop offers; the only one needs no choosing, and cash is
 * not for every total.
 */
export function useMethod(
  { paymentMethods: methods, cashLimit }: Pick<CartSelection, "paymentMethods" | "cashLimit">,
  { tried, unheard, totals }: Pick<Goods, "tried" | "unheard" | "totals">,
) {
  const [wished, setMethod] = useState<Method>(tried?.paymentMethod ?? "");
  const [first, ...others] = methods ?? [];
  const only = others.length === 0 ? first : undefined;
  const chosen = only ?? wished;
  const isTooMuch = cashLimit !== undefined && totals.total > cashLimit;
  // What was sent off is asked for again as it was.
  const method = unheard?.paymentMethod ?? (chosen === "COD" && isTooMuch ? "" : chosen);
  return { method, setMethod, methods, tooMuchForCash: isTooMuch ? cashLimit : undefined };
}
