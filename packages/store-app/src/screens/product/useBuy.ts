import type { ItemRead, ItemSize } from "@taanka/api-client";
import { useActionGuard, useToast } from "@taanka/ui";
import { sellingPrice } from "../../data/card";
import { useAddToCart } from "../../data/cart";
import { noColor } from "../../data/colors";
import type { ChosenCoupon } from "../../data/coupons";
import { screenMessageOf } from "../../data/errors";
import { GuestCartFull } from "../../data/guestCart";
import { paths } from "../../paths";
import { useNavigation } from "../../routing/navigation";
import { useSession } from "../../session/SessionProvider";
import { useGoSignIn } from "../../session/useGoSignIn";
import { useTexts } from "../../texts";
import type { ChosenProduct } from "./useProduct";

/** Sends visitors to sign in, says why, and has them come back. */
export function useSignInFirst() {
  const toast = useToast();
  const goSignIn = useGoSignIn();
  const { signedIn } = useSession();
  return (reason: string): boolean => {
    if (signedIn) return true;
    toast.error(reason);
    goSignIn();
    return false;
  };
}

type Wanted = Pick<ItemSize, "size" | "skuId">;

/** Puts sizes of the chosen colour into the cart, or says what is missing. */
export function useBuy(item: ItemRead, chosen: ChosenProduct, coupon: ChosenCoupon) {
  const toast = useToast();
  const { open } = useNavigation();
  const signedInOr = useSignInFirst();
  const { product: texts, cart: cartTexts, cards } = useTexts();
  const { mutateAsync: add } = useAddToCart();
  const [run, busy] = useActionGuard();
  const { variant, sizes, chosenSize, quantity } = chosen;

  const addAll = async (wanted: readonly Wanted[]) => {
    try {
      for (const { size, skuId } of wanted) {
        await add({
          itemId: item._id,
          size,
          color: variant?.color ?? noColor,
          skuId,
          quantity,
          couponCode: coupon.applied?.code ?? null,
          couponDiscount: coupon.discount,
        });
      }
      toast.success(cartTexts.added, {
        action: { label: cartTexts.view, onAction: () => open(paths.cart) },
      });
    } catch (error) {
      // A device keeps so much and no more; an account has room.
      if (error instanceof GuestCartFull) signedInOr(texts.loginToBuy);
      else toast.error(screenMessageOf(error, cartTexts.addFailed));
      // The guard hears of it too, and lets it be tried again at once.
      throw error;
    }
  };
  const addSizes = (wanted: readonly Wanted[]) => {
    if (wanted.some(({ skuId }) => !skuId)) return void toast.error(texts.variantMissing);
    run(() => addAll(wanted));
  };
  return {
    busy,
    /** Adds the size that was chosen on the page. */
    buy: () => (chosenSize ? addSizes([chosenSize]) : chosen.askForSize()),
    /** Adds sizes by their names. */
    buySizes: (names: readonly string[]) => {
      const gone = names.find((name) => sizes.some((s) => s.size === name && s.inStock === false));
      if (gone) return void toast.error(texts.sizeSoldOut(gone));
      return addSizes(
        names.map((size) => sizes.find((known) => known.size === size) ?? { size, skuId: "" }),
      );
    },
    /** Opens the page of the service that sends pieces to be tried on. */
    tryFirst: () => {
      if (!signedInOr(texts.loginToTry)) return;
      const discount = item.discountPercentage;
      open(paths.tryBefore, {
        state: {
          product: {
            id: item._id,
            name: item.name,
            price: sellingPrice(item),
            originalPrice: item.MRP,
            discountText: discount ? cards.percentOff(discount) : undefined,
            thumbnail: item.image || undefined,
          },
        },
      });
    },
  };
}

export type Buying = ReturnType<typeof useBuy>;
