import type { Address, Cart, CartLineKey, Order, Wishlist, WishlistKey } from "@taanka/api-client";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../session/SessionProvider";
import { api } from "./api";
import { keys } from "./keys";
import { freshness } from "./queryClient";

export const cartQuery = () =>
  queryOptions({
    queryKey: keys.cart,
    staleTime: freshness.listing,
    queryFn: async ({ signal }): Promise<Cart> => (await api()).cart.read({ signal }),
  });

export const wishlistQuery = () =>
  queryOptions({
    queryKey: keys.wishlist,
    staleTime: freshness.listing,
    queryFn: async ({ signal }): Promise<Wishlist> => (await api()).wishlist.read({ signal }),
  });

export const addressesQuery = () =>
  queryOptions({
    queryKey: keys.addresses,
    staleTime: freshness.own,
    queryFn: async ({ signal }): Promise<Address[]> => (await api()).addresses.list({ signal }),
  });

export const ordersQuery = () =>
  queryOptions({
    queryKey: keys.orders,
    staleTime: freshness.own,
    queryFn: async ({ signal }): Promise<Order[]> => (await api()).orders.list({ signal }),
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.order, id],
    staleTime: freshness.own,
    queryFn: async ({ signal }): Promise<Order> => (await api()).orders.read(id, { signal }),
  });

/** The cart of whoever is signed in; nothing is asked for a visitor. */
export function useCart() {
  const { signedIn } = useSession();
  return useQuery({ ...cartQuery(), enabled: signedIn });
}

/** The wishlist of whoever is signed in; nothing is asked for a visitor. */
export function useWishlist() {
  const { signedIn } = useSession();
  return useQuery({ ...wishlistQuery(), enabled: signedIn });
}

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
