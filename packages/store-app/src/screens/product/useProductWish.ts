import type { ItemRead } from "@taanka/api-client";
import { useWishlistHearts } from "../../data/wishlist";
import { useTexts } from "../../texts";

/** The wish for a product in the chosen colour. */
export function useProductWish(item: ItemRead, color: string) {
  const hearts = useWishlistHearts(useTexts().product.wishFailed);
  const wish = { itemId: item._id, color: color || undefined };
  const wished = hearts.isWished(wish);
  return {
    wished,
    busy: hearts.isBusy(wish),
    hint: hearts.hint,
    toggle: () => hearts.toggle(wish, !wished),
  };
}
