import { useState } from "react";
import type { CartSelection } from "../cart/useCartSelection";
import type { Goods } from "./useGoods";
import type { Method } from "./usePayment";

/** How the order is paid, of the ways that the shop offers; the only one needs no choosing. */
export function useMethod({ paymentMethods: methods }: CartSelection, { tried, unheard }: Goods) {
  const [chosen, setMethod] = useState<Method>(tried?.paymentMethod ?? "");
  const [first, ...others] = methods ?? [];
  const only = others.length === 0 ? first : undefined;
  // What was sent off is asked for again as it was.
  const method = unheard?.paymentMethod ?? only ?? chosen;
  return { method, setMethod, methods };
}
