import type { ItemRead, ItemSize, ItemVariant } from "@taanka/api-client";
import {
  chooseForCheckout,
  GuestCartFull,
  itemDetailsQuery,
  noColor,
  screenMessageOf,
  sellingPrice,
  useAddToCart,
  useSession,
  variantsOf,
} from "@taanka/store";
import { useGoSignIn, usePreloadedNavigate } from "@taanka/store/react-router";
import { useActionGuard, useToast } from "@taanka/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { cartProblem } from "../../data/cartProblem";
import type { ProductCoupon } from "../../data/coupons";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import type { ChosenProduct } from "./useProduct";

/** Sends visitors to sign in, says why, and has them come back. */
export function useSignInFirst() {
  const toast = useToast();
  const goSignIn = useGoSignIn();
  const { signedIn } = useSession();
  return (reason: string): boolean => {
    if (signedIn) return true;
    toast.error(reason, { acrossPages: true });
    goSignIn();
    return false;
  };
}

/** The chosen colour with its sizes; asked for anew where it could not be had. */
function useVariantForSure(item: ItemRead, { variant, variantIn }: ChosenProduct) {
  const client = useQueryClient();
  return async (): Promise<ItemVariant | undefined> => {
    if (variant) return variant;
    const details = await client.fetchQuery(itemDetailsQuery(item._id)).catch(() => undefined);
    return variantIn(variantsOf(details));
  };
}

/** Puts sizes into the cart one after the other, and says how that went. */
function useAddAll(item: ItemRead, quantity: number, coupon: ProductCoupon) {
  const toast = useToast();
  const { open } = usePreloadedNavigate();
  const signedInOr = useSignInFirst();
  const { product: texts, cart: cartTexts } = useTexts();
  const { mutateAsync: add } = useAddToCart();
  // Of several sizes one may be refused: whoever tries again gets the rest, and no size twice.
  const begun = useRef({ wanted: "", added: new Map<string, string>() });

  const sayFailed = (error: unknown, sizes: string) => {
    // A device keeps so much and no more; an account has room.
    if (error instanceof GuestCartFull) return void signedInOr(texts.loginToBuy);
    const description = sizes ? cartTexts.addedAlready(sizes) : undefined;
    toast.error(cartProblem(error, cartTexts, cartTexts.addFailed, screenMessageOf), {
      description,
    });
  };
  return async (color: string, sizes: readonly ItemSize[]) => {
    const wanted = JSON.stringify([sizes.map(({ skuId }) => skuId), quantity]);
    if (begun.current.wanted !== wanted) begun.current = { wanted, added: new Map() };
    const { added } = begun.current;
    try {
      for (const { size, skuId } of sizes.filter((one) => !added.has(one.skuId))) {
        await add({
          itemId: item._id,
          size,
          color,
          skuId,
          quantity,
          couponCode: coupon.applied?.code ?? null,
          couponDiscount: coupon.discount,
        });
        added.set(skuId, size);
      }
      added.clear();
      // It is the cart's from here on.
      if (coupon.applied) chooseForCheckout({ coupon: coupon.applied.code });
      toast.success(cartTexts.added, {
        action: { label: cartTexts.view, onAction: () => open(paths.cart) },
      });
    } catch (error) {
      sayFailed(error, [...added.values()].join(", "));
      throw error;
    }
  };
}

/** Puts sizes of the chosen colour into the cart, or says what is missing. */
export function useBuy(item: ItemRead, chosen: ChosenProduct, coupon: ProductCoupon) {
  const toast = useToast();
  const { open } = usePreloadedNavigate();
  const signedInOr = useSignInFirst();
  const { product: texts, cards, catalogue } = useTexts();
  const [run, busy] = useActionGuard();
  const variantForSure = useVariantForSure(item, chosen);
  const { chosenSize, quantity } = chosen;
  const addAll = useAddAll(item, quantity, coupon);

  // The guard hears of a refusal too, and lets it be tried again at once.
  const refuse = (why: string): never => {
    toast.error(why);
    throw new Error(why);
  };
  const addSizes = async (names: readonly string[]) => {
    const variant = await variantForSure();
    const sizes = names.flatMap((name) => variant?.sizes.find(({ size }) => size === name) ?? []);
    const gone = sizes.find(({ inStock }) => inStock === false);
    if (gone) return refuse(texts.sizeSoldOut(catalogue(gone.size)));
    if (sizes.length < names.length || sizes.some(({ skuId }) => !skuId))
      return refuse(texts.variantMissing);
    return addAll(variant?.color ?? noColor, sizes);
  };
  const buySizes = (names: readonly string[]) => run(() => addSizes(names), names.join());
  return {
    busy,
    /** Adds the size that was chosen on the page. */
    buy: () => (chosenSize ? buySizes([chosenSize.size]) : chosen.askForSize()),
    /** Adds sizes by their names. */
    buySizes,
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
