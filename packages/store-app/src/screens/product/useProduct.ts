import { useToast } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useChosenSearch } from "../../app/chosenSearch";
import { messageOf } from "../../data/failure";
import { itemDetailsQuery, itemQuery } from "../../data/items";
import { useAddToCart } from "../../data/ownChanges";
import { shownVariant, variantsOf } from "../../data/productView";
import { rememberOrigin } from "../../session/origin";
import { useSession } from "../../session/SessionProvider";

/** Name of the address's parameter that holds the chosen colour. */
const colorParameter = "color";

/** A product with the colour, size and quantity that a person has chosen. */
export function useProduct(id: string) {
  const item = useQuery(itemQuery(id));
  // A product without its details is still a product: their failure is tolerated.
  const details = useQuery(itemDetailsQuery(id));
  const [search, choose] = useChosenSearch();
  const [size, setSize] = useState<string | undefined>(undefined);
  const [quantity, setQuantity] = useState(1);
  const variants = variantsOf(details.data);
  const variant = shownVariant(variants, search.get(colorParameter), item.data?.defaultColor);
  const sizes = variant?.sizes ?? [];
  // One size fits all: there is nothing to choose.
  const chosenSize =
    sizes.find((entry) => entry.size === size) ?? (sizes.length === 1 ? sizes[0] : undefined);
  return {
    item,
    variants,
    variant,
    sizes,
    chosenSize: chosenSize?.inStock === false ? undefined : chosenSize,
    chooseSize: setSize,
    chooseColor: (color: string) => {
      setSize(undefined);
      choose(new URLSearchParams({ [colorParameter]: color }));
    },
    quantity,
    setQuantity,
  };
}

export type ChosenProduct = ReturnType<typeof useProduct>;

/** Puts the chosen variant into the cart, or says what is missing. */
export function useBuy({ item, variant, chosenSize, quantity }: ChosenProduct) {
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const { signedIn } = useSession();
  const add = useAddToCart();
  const buy = () => {
    if (!chosenSize) return void toast.error("Please select a size");
    if (!signedIn) {
      toast.error("Please login to add items to cart");
      return navigate("/login", { state: rememberOrigin(location) });
    }
    if (!item.data || !chosenSize.skuId) {
      return void toast.error("Unable to find product variant. Please try again.");
    }
    add.mutate(
      {
        itemId: item.data._id,
        size: chosenSize.size,
        color: variant?.color ?? "default",
        skuId: chosenSize.skuId,
        quantity,
      },
      {
        onSuccess: () =>
          toast.success("Added to cart", {
            action: { label: "View cart", onAction: () => navigate("/cart") },
          }),
        onError: (error) => toast.error(messageOf(error, "Failed to add to cart")),
      },
    );
    return undefined;
  };
  return { buy, busy: add.isPending };
}
