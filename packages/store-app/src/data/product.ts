import type { ItemDetail, ItemRead, ItemVariant } from "@taanka/api-client";
import type { ColorOption } from "@taanka/ui";
import { colorName } from "./colors";
import { pictureAddresses } from "./pictures";

/** All colours of a product, in the order of its detail entries. */
export function variantsOf(details: readonly ItemDetail[] | undefined): ItemVariant[] {
  return (details ?? []).flatMap(({ imagesByColor }) => imagesByColor ?? []);
}

/** The colour that is shown: the asked-for one, else the product's default, else the first. */
export function shownVariant(
  variants: readonly ItemVariant[],
  asked: string | null,
  defaultColor: string | null | undefined,
): ItemVariant | undefined {
  const named = (color: string | null | undefined) =>
    variants.find((variant) => variant.color === color);
  return named(asked) ?? named(defaultColor) ?? variants[0];
}

export const colorOptions = (
  variants: readonly Pick<ItemVariant, "color" | "hexCode">[],
): ColorOption[] =>
  variants.map(({ color, hexCode }) => ({ id: color, name: colorName(color), hex: hexCode }));

const galleryWidths = { from: 320, to: 1280 };

/** How wide the gallery draws its large picture. */
const gallerySizes = "(min-width: 1360px) 620px, (min-width: 1024px) 46vw, 100vw";

/** The pictures of a colour, most important first; without any, the product's own pictures. */
export function galleryPictures(item: ItemRead, variant: ItemVariant | undefined) {
  const own = [...(variant?.images ?? [])].sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
  const pictures = own.map(({ url, alt, color }) => ({
    ...pictureAddresses(url, color, galleryWidths),
    alt: alt || item.name,
    sizes: gallerySizes,
  }));
  if (pictures.length > 0) return pictures;
  const first = item.image || item.images?.[0];
  const others = (item.images ?? []).filter((url) => url !== first);
  return [first, ...others]
    .filter((url) => url !== undefined)
    .map((url) => ({
      ...pictureAddresses(url, url === item.image ? item.imageColor : undefined, galleryWidths),
      alt: item.name,
      sizes: gallerySizes,
    }));
}
