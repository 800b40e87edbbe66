import type { ItemRead } from "@taanka/api-client";
import { useToast } from "@taanka/ui";
import { noColor } from "../../data/colors";
import { rememberWish, useToggleWish, useWishlistHearts } from "../../data/wishlist";
import { useTexts } from "../../texts";
import { useSignInFirst } from "./useBuy";

/** The wish for a product in the chosen colour. */
export function useProductWish(item: ItemRead, color: string) {
  const hearts = useWishlistHearts();
  const toast = useToast();
  const signedInOr = useSignInFirst();
  const { product: texts, wishlist } = useTexts();
  const { mutate } = useToggleWish({
    onSuccess: (_, { wanted }) => toast.success(wanted ? wishlist.added : wishlist.removed),
    onError: () => toast.error(texts.wishFailed),
  });
  const wish = { itemId: item._id, color: color || undefined };
  const wished = hearts.isWished(wish);
  return {
    wished,
    busy: hearts.isBusy(wish),
    hint: hearts.hint,
    toggle: () => {
      if (!signedInOr(wishlist.loginFirst)) return rememberWish(wish);
      return mutate({ itemId: item._id, color: color || noColor, wanted: !wished });
    },
  };
}
