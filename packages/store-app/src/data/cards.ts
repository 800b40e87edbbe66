import type { Item } from "@taanka/api-client";
import type { ColorOption, ProductPicture } from "@taanka/ui";
import { sellingPrice } from "./items";
import { pictureAddresses } from "./pictures";

/** Shown where nobody has rated a product, as the shop's rule says. */
const defaultRating = 4.5;
const defaultCategory = "General";

/** Widths at which the shop draws its cards, by how many stand in a row. */
export const cardSizes = {
  three: "(min-width: 1360px) 427px, (min-width: 768px) 31vw, 47vw",
  four: "(min-width: 1360px) 316px, (min-width: 768px) 24vw, 47vw",
  row: "(min-width: 1024px) 300px, (min-width: 480px) 40vw, 70vw",
} as const;

/** What every card of the shop shows of a product. */
export interface CardContent {
  name: string;
  href: string;
  picture?: ProductPicture;
  hoverPicture?: ProductPicture;
  price: number;
  mrp: number;
  badge?: string;
  category: string;
  rating: number;
  colors: ColorOption[];
}

/** Words for cards whose product has no discount, by the section they stand in. */
export type FallbackLabel = "ON SALE" | "CUSTOMER'S CHOICE" | "POPULAR";

/** `25% OFF`, else the label of the section, else the name of a running campaign. */
export function cardLabel(item: Item, fallback?: FallbackLabel): string | undefined {
  if (item.discountPercentage && item.discountPercentage > 0)
    return `${item.discountPercentage}% OFF`;
  if (item.campaign?.isActive && item.campaign.name) return item.campaign.name;
  return fallback;
}

/** Words of a colour's id: `madder-maroon` becomes `Madder Maroon`. */
export function colorName(id: string): string {
  return id
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** The size of a line, left out where it says nothing: one size fits all. */
export function sizeToTell(size: string | null | undefined): string | undefined {
  return size && !/^free size$/i.test(size) ? size : undefined;
}

/** Turns a product of a listing into what its card shows. */
export function cardContent(
  item: Item,
  { sizes, label }: { sizes: string; label?: FallbackLabel },
): CardContent {
  const [, second] = item.images ?? [];
  const badge = cardLabel(item, label);
  return {
    name: item.name,
    href: `/product/${encodeURIComponent(item._id)}`,
    ...(item.image && {
      picture: { ...pictureAddresses(item.image, item.imageColor), sizes, alt: "" },
    }),
    ...(second && { hoverPicture: { ...pictureAddresses(second), sizes, alt: "" } }),
    price: sellingPrice(item),
    mrp: item.MRP,
    ...(badge && { badge }),
    category: item.categoryId?.name || defaultCategory,
    rating: item.userAverageRating ?? defaultRating,
    colors: (item.colors ?? []).map(({ color, hexCode }) => ({
      id: color,
      name: colorName(color),
      hex: hexCode,
    })),
  };
}
