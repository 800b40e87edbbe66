import { type CartLineKey, cartClient } from "@taanka/api-client";
import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useCartChange } from "./cart";
import type { ShopCartLine } from "./cartLines";
import { addAsGuest, changeAsGuest, removeAsGuest } from "./guestCart";

/** Key of the changes of a line that is in the cart already. */
export const lineChange = ["cart", "line"];

/** Puts back a line that was taken out: a change of that line, so that it is put back once. */
export function usePutBack() {
  return useCartChange(
    lineChange,
    (line: CartLineKey & { quantity: number }, api) => api(cartClient).add(line),
    (line, api) => addAsGuest(api, line),
  );
}

export const useRemoveFromCart = () =>
  useCartChange(
    lineChange,
    (line: CartLineKey, api) => api(cartClient).remove(line),
    removeAsGuest,
  );

export const useChangeQuantity = () =>
  useCartChange(
    lineChange,
    (change: CartLineKey & { action: "increase" | "decrease" }, api) =>
      api(cartClient).updateQuantity(change),
    changeAsGuest,
  );

/**
 * Tells whether a line is being changed: in the tick of a press too, when nothing is rendered yet,
 * so that a line is not changed twice by one press.
 */
export function useIsChanging(): (line: ShopCartLine) => boolean {
  const queryClient = useQueryClient();
  useIsMutating({ mutationKey: lineChange });
  return ({ api: { skuId, color } }) =>
    queryClient.isMutating({
      mutationKey: lineChange,
      predicate: ({ state }) => {
        const changed = state.variables as CartLineKey | undefined;
        return changed?.skuId === skuId && changed.color === color;
      },
    }) > 0;
}
