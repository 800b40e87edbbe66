import type { ItemDetail, ItemRead } from "@taanka/api-client";
import { defaultSizes, shownVariant, useChoice, variantsOf } from "@taanka/store";
import { useSearchChoice } from "@taanka/store/react-router";
import { useRef, useState } from "react";
import { searchParameters } from "../../paths";

/** Most pieces that are bought at once where the shop does not tell its stock. */
const usualMaximum = 10;

/** The colour, size and quantity of a product that a person has chosen. */
export function useProduct(
  item: ItemRead,
  details: readonly ItemDetail[] | undefined,
  isPending: boolean,
) {
  const [search, choose] = useSearchChoice("replace");
  const [{ size, quantity }, keep] = useChoice(item._id);
  const [sizeMissing, setSizeMissing] = useState(false);
  const sizesRef = useRef<HTMLFieldSetElement>(null);
  const variants = variantsOf(details);
  const variantIn = (known: typeof variants) =>
    shownVariant(known, search.get(searchParameters.color), item.defaultColor);
  const variant = variantIn(variants);
  const sizes = variant?.sizes ?? (isPending ? [] : defaultSizes);
  // One size fits all: there is nothing to choose.
  const chosenSize =
    sizes.find((entry) => entry.size === size) ?? (sizes.length === 1 ? sizes[0] : undefined);
  const maxQuantity = Math.min(chosenSize?.stock || usualMaximum, usualMaximum);
  return {
    /** Which sizes there are, and which are sold out, is not known yet. */
    isPending,
    colors: isPending ? (item.colors ?? []) : variants,
    color: variant?.color ?? item.defaultColor ?? "",
    variant,
    /** The chosen colour among others than those that are shown. */
    variantIn,
    sizes,
    /** Nothing of the chosen colour is left. */
    isSoldOut: sizes.length > 0 && sizes.every(({ inStock }) => inStock === false),
    chosenSize: chosenSize?.inStock === false ? undefined : chosenSize,
    chooseSize: (next: string) => {
      setSizeMissing(false);
      keep({ size: next, quantity });
    },
    chooseColor: (color: string) => {
      setSizeMissing(false);
      keep({ size, quantity });
      choose(new URLSearchParams({ [searchParameters.color]: color }));
    },
    maxQuantity,
    /** Of a size that has fewer than were wanted, all. */
    quantity: Math.min(quantity, maxQuantity),
    setQuantity: (next: number) => keep({ size, quantity: next }),
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
