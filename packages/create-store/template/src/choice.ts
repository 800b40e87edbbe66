import type { ItemVariant } from "@taanka/api-client";
import { startTransition, useOptimistic, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** What the API calls the colour of a product that comes in one alone. */
export const noColor = "default";

/** A colour as people read it: `madder-maroon` becomes “Madder Maroon”. */
export const colorName = (color: string) =>
  color
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** A line's colour to read; none where its product has no choice. */
export const colorToTell = (color?: string | null) =>
  color && color !== noColor ? colorName(color) : undefined;

/** A line's size; none where it says nothing, as one size fits all. */
export const sizeToTell = (size: string) => (size === "Free Size" ? undefined : size);

/**
 * What a visitor chose of a product. The colour stands in the address, so that a link leads to it; the size
 * stays chosen in every colour that has it.
 */
export function useChoice(variants: readonly ItemVariant[], defaultColor?: string | null) {
  const [settled, setSearch] = useSearchParams();
  // The router follows in a transition: until then the swatch would go back to what it was.
  const [search, show] = useOptimistic(settled);
  const [size, chooseSize] = useState("");
  const named = (color?: string | null) => variants.find((variant) => variant.color === color);
  const variant = named(search.get("color")) ?? named(defaultColor) ?? variants[0];
  const sizes = variant?.sizes ?? [];
  // One size fits all: there is nothing to choose.
  const wanted = sizes.length === 1 ? sizes[0]?.size : size;
  return {
    variant,
    sizes,
    chosen: sizes.find((one) => one.inStock && one.size === wanted),
    isSoldOut: sizes.every(({ inStock }) => !inStock),
    chooseSize,
    chooseColor: (color: string) => {
      const next = new URLSearchParams(search);
      next.set("color", color);
      startTransition(() => {
        show(next);
        setSearch(next, { replace: true, state: { keepsPlace: true } });
      });
    },
  };
}
