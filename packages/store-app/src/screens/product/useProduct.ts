import type { ItemDetail, ItemRead } from "@taanka/api-client";
import { useRef, useState } from "react";
import { defaultSizes, shownVariant, variantsOf } from "../../data/product";
import { searchParameters } from "../../paths";
import { useSearchChoice } from "../../routing/useSearchChoice";

/** The colour, size and quantity of a product that a person has chosen. */
export function useProduct(
  item: ItemRead,
  details: readonly ItemDetail[] | undefined,
  isPending: boolean,
) {
  const [search, choose] = useSearchChoice();
  const [size, setSize] = useState<string | undefined>(undefined);
  const [sizeMissing, setSizeMissing] = useState(false);
  const [quantity, setQuantity] = useState(1);
  const sizesRef = useRef<HTMLFieldSetElement>(null);
  const variants = variantsOf(details);
  const variant = shownVariant(variants, search.get(searchParameters.color), item.defaultColor);
  const sizes = variant?.sizes ?? (isPending ? [] : defaultSizes);
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
    /** Nothing of the chosen colour is left. */
    isSoldOut: sizes.length > 0 && sizes.every(({ inStock }) => inStock === false),
    chosenSize: chosenSize?.inStock === false ? undefined : chosenSize,
    chooseSize: (next: string) => {
      setSizeMissing(false);
      setSize(next);
    },
    chooseColor: (color: string) => {
      setSizeMissing(false);
      setSize(undefined);
      choose(new URLSearchParams({ [searchParameters.color]: color }));
    },
    quantity,
    setQuantity,
    sizesRef,
    sizeMissing,
    /** Leads to the sizes, where it is said that one is missing. */
    askForSize: () => {
      setSizeMissing(true);
      const group = sizesRef.current;
      group?.scrollIntoView({ block: "center" });
      group?.querySelector<HTMLElement>("input:enabled")?.focus({ preventScroll: true });
    },
  };
}

export type ChosenProduct = ReturnType<typeof useProduct>;
