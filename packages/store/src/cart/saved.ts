import { type Cart, type CartLineKey, savedClient } from "@taanka/api-client";

import { apiOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import type { QueryState } from "../queries/queryState";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { useSession } from "../session/SessionProvider";
import { useAccountQuery } from "../session/useAccountQuery";
import { cartQuery, useCartChange } from "./cart";
import { lineChange } from "./cartLineChanges";
import {
  moveAsGuest,
  removeSavedAsGuest,
  saveAsGuest,
  takeOverGuestSaved,
  useGuestSaved,
} from "./guestSaved";

/** Its key is below the cart's: whatever changes the one may change the other. */
const savedQuery = (): StoreQuery<Cart> =>
  storeQuery({
    queryKey: [...cartQuery().queryKey, "saved"],
    staleTime: staleTimes.listing,
    queryFn: async ({ client, signal }): Promise<Cart> => {
      await takeOverGuestSaved(apiOf(client));
      return apiOf(client)(savedClient).list({ signal });
    },
  });

/** What was taken out of the cart for another time: of the account, else of the device. */
export function useSaved(): QueryState<Cart> {
  const { known, signedIn } = useSession();
  const ofAccount = useAccountQuery(savedQuery());
  const guest = useGuestSaved(known && !signedIn);
  return signedIn || !known ? ofAccount : guest;
}

export const useSaveForLater = () =>
  useCartChange(lineChange, (line: CartLineKey, api) => api(savedClient).add(line), saveAsGuest);

export const useRemoveSaved = () =>
  useCartChange(
    lineChange,
    (line: CartLineKey, api) => api(savedClient).remove(line),
    removeSavedAsGuest,
  );

/** Puts a saved line into the cart, and tells how many of its pieces came. */
export function useMoveToCart() {
  return useCartChange(
    lineChange,
    (line: CartLineKey, api) => api(savedClient).moveToCart(line),
    (line, api) => moveAsGuest(api, line),
  );
}
