import { orderTotals } from "@taanka/api-client/contract";
import { useMemo } from "react";
import { cartLines, type ShopCartLine, useCart } from "../../data/cart";
import { chooseForCheckout, useCheckoutChoice } from "../../data/checkout";

/** The cart with the lines that are bought this time, and what those cost. */
export function useCartSelection() {
  const { data, error, isPending, refetch } = useCart();
  const { unselected } = useCheckoutChoice();
  const lines = useMemo(() => cartLines(data), [data]);
  const selected = useMemo(
    () => lines.filter(({ key }) => !unselected.includes(key)),
    [lines, unselected],
  );
  const totals = useMemo(() => orderTotals(selected), [selected]);
  return {
    lines,
    selected,
    totals,
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
