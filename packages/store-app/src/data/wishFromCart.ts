import { type CartLineKey, cartClient, wishlistClient } from "@taanka/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "./api";
import { useCartChange } from "./cart";
import { lineChange } from "./cartLineChanges";
import { readAgain } from "./queryClient";
import { wishlistQuery } from "./wishlist";

/** Takes a line out of the cart of whoever is signed in, and onto their wishlist. */
export function useMoveToWishlist() {
  const queryClient = useQueryClient();
  const move = async (line: Required<CartLineKey>) => {
    const { itemId, color } = line;
    // It is wished for before it leaves the cart, so that it is never lost.
    await api(wishlistClient).add({ itemId, color });
    void readAgain(queryClient, wishlistQuery().queryKey);
    await api(cartClient).remove(line);
  };
  return useCartChange(lineChange, move, move);
}
