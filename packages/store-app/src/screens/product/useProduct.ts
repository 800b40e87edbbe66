import type { ItemDetail, ItemRead } from "@taanka/api-client";
import { useActionGuard, useToast } from "@taanka/ui";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAddToCart } from "../../data/cart";
import { noColor } from "../../data/colors";
import { messageOf } from "../../data/errors";
import { shownVariant, variantsOf } from "../../data/product";
import { paths, searchParameters } from "../../paths";
import { useSearchChoice } from "../../routing/useSearchChoice";
import { rememberOrigin } from "../../session/origin";
import { useSession } from "../../session/SessionProvider";
import { useTexts } from "../../texts";

/** The colour, size and quantity of a product that a person has chosen. */
export function useProduct(
  item: ItemRead,
  details: readonly ItemDetail[] | undefined,
  isPending: boolean,
) {
  const [search, choose] = useSearchChoice();
  const [size, setSize] = useState<string | undefined>(undefined);
  const [quantity, setQuantity] = useState(1);
  const variants = variantsOf(details);
  const variant = shownVariant(variants, search.get(searchParameters.color), item.defaultColor);
  const sizes = variant?.sizes ?? [];
  // One size fits all: there is nothing to choose.
  const chosenSize =
    sizes.find((entry) => entry.size === size) ?? (sizes.length === 1 ? sizes[0] : undefined);
  return {
    /** Which sizes there are, and which are sold out, is not known yet. */
    isPending,
    colors: isPending ? (item.colors ?? []) : variants,
    color: variant?.color ?? item.defaultColor ?? "",
    variant,
    sizes,
    chosenSize: chosenSize?.inStock === false ? undefined : chosenSize,
    chooseSize: setSize,
    chooseColor: (color: string) => {
      setSize(undefined);
      choose(new URLSearchParams({ [searchParameters.color]: color }));
    },
    quantity,
    setQuantity,
  };
}

export type ChosenProduct = ReturnType<typeof useProduct>;

/** Puts the chosen variant into the cart, or says what is missing. */
export function useBuy(item: ItemRead, { variant, chosenSize, quantity }: ChosenProduct) {
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const { signedIn } = useSession();
  const { product: texts, cart: cartTexts } = useTexts();
  const add = useAddToCart();
  const [run, busy] = useActionGuard();
  const buy = () => {
    if (!chosenSize) return void toast.error(texts.selectSize);
    if (!signedIn) {
      toast.error(texts.loginToBuy);
      return navigate(paths.login, { state: rememberOrigin(location) });
    }
    if (!chosenSize.skuId) {
      return void toast.error(texts.variantMissing);
    }
    run(() =>
      add.mutateAsync(
        {
          itemId: item._id,
          size: chosenSize.size,
          color: variant?.color ?? noColor,
          skuId: chosenSize.skuId,
          quantity,
        },
        {
          onSuccess: () =>
            toast.success(cartTexts.added, {
              action: { label: cartTexts.view, onAction: () => navigate(paths.cart) },
            }),
          onError: (error) => toast.error(messageOf(error, cartTexts.addFailed)),
        },
      ),
    );
    return undefined;
  };
  return { buy, busy };
}
