import type { CartLineKey, WishlistKey } from "@taanka/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "./api";
import { keys } from "./keys";

/** Runs a change of the cart and reads the cart again, whatever came of it. */
function useCartChange<Input>(change: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.cart }),
  });
}

export const useAddToCart = () =>
  useCartChange(async (line: CartLineKey & { quantity: number }) => (await api()).cart.add(line));

export const useRemoveFromCart = () =>
  useCartChange(async (line: CartLineKey) => (await api()).cart.remove(line));

export const useChangeQuantity = () =>
  useCartChange(async (change: CartLineKey & { action: "increase" | "decrease" }) =>
    (await api()).cart.updateQuantity(change),
  );

/** Adds a wish or takes it back, then reads the wishlist again. */
export function useToggleWish() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ wished, ...entry }: WishlistKey & { wished: boolean }) => {
      const { wishlist } = await api();
      await (wished ? wishlist.remove(entry) : wishlist.add(entry));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.wishlist }),
  });
}
