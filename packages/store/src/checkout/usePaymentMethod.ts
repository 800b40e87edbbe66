import type { PaymentMethod } from "@taanka/api-client";
import { useState } from "react";
import type { CartSelection } from "./useCartSelection";
import type { CheckoutItems } from "./useCheckoutItems";

/**
 * How the order is paid, of the ways that the shop offers; the only one needs no choosing, and cash is
 * not for every total.
 */
export function usePaymentMethod(
  { paymentMethods: methods, cashLimit }: Pick<CartSelection, "paymentMethods" | "cashLimit">,
  { tried, unheard, totals }: Pick<CheckoutItems, "tried" | "unheard" | "totals">,
) {
  const [wished, setMethod] = useState<PaymentMethod | "">(tried?.paymentMethod ?? "");
  const [first, ...others] = methods ?? [];
  const only = others.length === 0 ? first : undefined;
  const chosen = only ?? wished;
  const isTooMuch = cashLimit !== undefined && totals.total > cashLimit;
  // What was sent off is asked for again as it was.
  const method = unheard?.paymentMethod ?? (chosen === "COD" && isTooMuch ? "" : chosen);
  return { method, setMethod, methods, tooMuchForCash: isTooMuch ? cashLimit : undefined };
}
