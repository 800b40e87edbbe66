import type { ItemDetail, ItemRead, ItemSize, ItemVariant } from "@taanka/api-client";
import { cardSizes } from "../catalogue/card";
import type { Color, Size } from "../kitProps";
import { colorName, noColor } from "./colors";
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

/** What a product is shown with whose sizes can't be had; none of them can be bought. */
export const defaultSizes: readonly ItemSize[] = ["XS", "S", "M", "L", "XL", "2XL", "3XL"].map(
  (size) => ({ size, skuId: "", inStock: true }),
);

/** From so few pieces on it is told how many are left. */
const lowStock = 5;

/** Whether a size can be had, but not for long. */
export function isLowStock(size: ItemSize | undefined): size is ItemSize & { stock: number } {
  const stock = size?.stock ?? 0;
  return stock > 0 && stock <= lowStock;
}

/** The colours to choose from; none of a product without a colour to tell. */
export const colorOptions = (
  variants: readonly Pick<ItemVariant, "color" | "hexCode">[],
): Color[] =>
  variants
    .filter(({ color }) => color !== noColor)
    .map(({ color, hexCode }) => ({ id: color, name: colorName(color), hex: hexCode }));

/**
 * The sizes of a colour, to choose from.
 * @param say what a size is called in the language of the page
 */
export const sizeOptions = (sizes: readonly ItemSize[], say: (size: string) => string): Size[] =>
  sizes.map(({ size, inStock }) => ({ size, label: say(size), soldOut: inStock === false }));

const galleryWidths = { from: 320, to: 1280 };

/** How wide the gallery draws its large picture. */
const gallerySizes = "(min-width: 1360px) 620px, (min-width: 768px) 46vw, 100vw";

/** The product's own pictures, the main one first, each once. */
function ownPictures({ image, images, imageColor }: ItemRead) {
  const urls = new Set([image, ...(images ?? [])].filter((url) => url !== ""));
  return [...urls].map((url) => ({ url, alt: "", color: url === image ? imageColor : undefined }));
}

/**
 * The pictures of a colour, most important first; without any, the product's own pictures.
 * @param asOnCard at the size of a listing's cards, whose pictures a browser that comes from there has
 */
export function galleryPictures(
  item: ItemRead,
  variant: ItemVariant | undefined,
  asOnCard = false,
) {
  const images = variant?.images ?? [];
  const ofColor = [...images].sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
  return (ofColor.length > 0 ? ofColor : ownPictures(item)).map(({ url, alt, color }) => ({
    ...pictureAddresses(url, color, asOnCard ? undefined : galleryWidths),
    alt: alt || item.name,
    sizes: asOnCard ? cardSizes.three : gallerySizes,
  }));
}
