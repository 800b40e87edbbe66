import { type Cart, type CartAddInput, type CartLineKey, cartClient } from "@taanka/api-client";
import {
  type MutationKey,
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useSession } from "../session/SessionProvider";
import { usePersonalQuery } from "../session/usePersonalQuery";
import { useTexts } from "../texts";
import { api } from "./api";
import type { ShopCartLine } from "./cartLines";
import {
  addAsGuest,
  changeAsGuest,
  removeAsGuest,
  takeOverGuestCart,
  useGuestCart,
  useGuestLines,
} from "./guestCart";
import { freshness, personal, readAgain } from "./queryClient";

export const cartQuery = () =>
  queryOptions({
    queryKey: [personal, "cart"],
    staleTime: freshness.listing,
    queryFn: async ({ signal }): Promise<Cart> => {
      // Before anything is shown, so that nobody sees their cart without what they just chose.
      await takeOverGuestCart();
      return api(cartClient).read({ signal });
    },
  });

/** The cart of whoever is signed in, else the one that is kept on the device. */
export function useCart() {
  const { known, signedIn } = useSession();
  const ofAccount = usePersonalQuery(cartQuery());
  const guest = useGuestCart(known && !signedIn);
  return signedIn || !known ? ofAccount : guest;
}

/** How many pieces are in the cart. */
export function useCartPieces(): number {
  const { signedIn } = useSession();
  const { data } = usePersonalQuery(cartQuery());
  const guest = useGuestLines();
  const lines: readonly { quantity: number }[] = signedIn ? (data?.items ?? []) : guest;
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Key of the changes of a line that is in the cart already. */
export const lineChange = ["cart", "line"];

/** Runs a change of the cart and reads the cart again, whatever came of it. */
export function useCartChange<Input, Result = void>(
  mutationKey: MutationKey,
  change: (input: Input) => Promise<Result>,
  changeAsGuest: (input: Input) => Promise<Result>,
) {
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  return useMutation({
    mutationKey,
    mutationFn: signedIn ? change : changeAsGuest,
    onSettled: () => readAgain(queryClient, cartQuery().queryKey),
  });
}

export function useAddToCart() {
  const { mostOfOne } = useTexts().cart;
  return useCartChange(
    ["cart", "add"],
    (line: CartAddInput) => api(cartClient).add(line),
    (line) => addAsGuest(line, mostOfOne),
  );
}

/** Puts back a line that was taken out: a change of that line, so that it is put back once. */
export function usePutBack() {
  const { mostOfOne } = useTexts().cart;
  return useCartChange(
    lineChange,
    (line: CartLineKey & { quantity: number }) => api(cartClient).add(line),
    (line) => addAsGuest(line, mostOfOne),
  );
}

export const useRemoveFromCart = () =>
  useCartChange(lineChange, (line: CartLineKey) => api(cartClient).remove(line), removeAsGuest);

export const useChangeQuantity = () =>
  useCartChange(
    lineChange,
    (change: CartLineKey & { action: "increase" | "decrease" }) =>
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
