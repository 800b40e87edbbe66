import { type Cart, type CartAddInput, cartClient, type StoreApi } from "@taanka/api-client";
import { type MutationKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { nextTask } from "../nextTask";
import { apiOf } from "../queries/api";
import { accountKey, readAgain, staleTimes } from "../queries/queryClient";
import type { QueryState } from "../queries/queryState";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { useSession } from "../session/SessionProvider";
import { useAccountQuery } from "../session/useAccountQuery";
import { addAsGuest, takeOverGuestCart, useGuestCart, useGuestLines } from "./guestCart";

export const cartQuery = (): StoreQuery<Cart> =>
  storeQuery({
    queryKey: [accountKey, "cart"],
    staleTime: staleTimes.listing,
    queryFn: async ({ client, signal }): Promise<Cart> => {
      // Before anything is shown, so that nobody sees their cart without what they just chose.
      await takeOverGuestCart(apiOf(client));
      return apiOf(client)(cartClient).read({ signal });
    },
  });

/** The cart of whoever is signed in, else the one that is kept on the device. */
export function useCart(): QueryState<Cart> {
  const { known, signedIn } = useSession();
  const ofAccount = useAccountQuery(cartQuery());
  const guest = useGuestCart(known && !signedIn);
  return signedIn || !known ? ofAccount : guest;
}

/** How many pieces are in the cart. */
export function useCartPieces(): number {
  const { signedIn } = useSession();
  const { data } = useAccountQuery(cartQuery());
  const guest = useGuestLines();
  const lines: readonly { quantity: number }[] = signedIn ? (data?.items ?? []) : guest;
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Runs a change of the cart and reads the cart again, whatever came of it. */
export function useCartChange<Input, Result = void>(
  mutationKey: MutationKey,
  change: (input: Input, api: StoreApi) => Promise<Result>,
  changeAsGuest: (input: Input, api: StoreApi) => Promise<Result>,
) {
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  return useMutation({
    mutationKey,
    mutationFn: (input: Input, { client }) =>
      (signedIn ? change : changeAsGuest)(input, apiOf(client)),
    onSettled: () => readAgain(queryClient, cartQuery().queryKey),
  });
}

/** The press is painted first: a call is work of several milliseconds. */
export function useAddToCart() {
  return useCartChange(
    ["cart", "add"],
    (line: CartAddInput, api) => nextTask().then(() => api(cartClient).add(line)),
    (line, api) => nextTask().then(() => addAsGuest(api, line)),
  );
}
