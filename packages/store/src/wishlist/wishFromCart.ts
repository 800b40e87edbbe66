import { type CartLineKey, cartClient, type StoreApi, wishlistClient } from "@taanka/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useCartChange } from "../cart/cart";
import { lineChange } from "../cart/cartLineChanges";
import { readAgain } from "../queries/queryClient";
import { wishlistQuery } from "./wishlist";

/** Takes a line out of the cart of whoever is signed in, and onto their wishlist. */
export function useMoveToWishlist() {
  const queryClient = useQueryClient();
  const move = async (line: Required<CartLineKey>, api: StoreApi) => {
    const { itemId, color } = line;
    // It is wished for before it leaves the cart, so that it is never lost.
    await api(wishlistClient).add({ itemId, color });
    void readAgain(queryClient, wishlistQuery().queryKey);
    await api(cartClient).remove(line);
  };
  return useCartChange(lineChange, move, move);
}
