import type { Address, Cart, Order, Wishlist } from "@taanka/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
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
