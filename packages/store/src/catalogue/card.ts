import type { Item } from "@taanka/api-client";
import { discountPercent } from "@taanka/api-client/contract";
import type { ProductHref } from "../cart/cartLines";
import type { Color, Picture } from "../kitProps";
import { colorName } from "../product/colors";
import { pictureAddresses } from "../product/pictures";
import { sellingPrice } from "../product/price";

/** Shown where nobody has rated a product, as the shop's rule says. */
export const defaultRating = 4.5;

/** What the shop keeps of a product of a listing: what its card shows, each fact once. */
export interface Card {
  id: string;
  name: string;
  image?: string | undefined;
  /** Dominant colour of `image`, `#rrggbb`. */
  tint?: string | undefined;
  /** Shown while a mouse rests on the card. */
  secondImage?: string | undefined;
  /** Rupees. */
  price: number;
  /** Rupees. */
  mrp: number;
  /** Whole percent, where the shop states another than `price` and `mrp` say: see `discountOf`. */
  discount?: number | undefined;
  category?: string | undefined;
  subcategory?: string | undefined;
  /** 0 to 5. */
  rating?: number | undefined;
  /** The colours it comes in, where there is more than one: id and hex code. */
  colors?: [id: string, hex: string][] | undefined;
  /** The usual colour, where it is not the first of `colors`: see `usualColor`. */
  defaultColor?: string | undefined;
  /** The colour of its pictures where a filter asks for another than the usual one. */
  shownColor?: string | undefined;
  /** Comes in several colours and none of them is the usual one: which is meant has to be asked. */
  colorUnknown?: boolean | undefined;
  /** Name of the campaign that it is part of now, where no discount says more. */
  campaign?: string | undefined;
}

/** Leaves out what is undefined: it would travel in the page's JSON as nothing. */
export function toCard(item: Item): Card {
  const { campaign, discountPercentage: discount } = item;
  const price = sellingPrice(item);
  const colors = item.colors && item.colors.length > 1 ? item.colors : undefined;
  return {
    id: item._id,
    name: item.name,
    image: item.image || undefined,
    tint: item.imageColor ?? undefined,
    secondImage: item.images?.[1],
    price,
    mrp: item.MRP,
    discount: discount === discountPercent(price, item.MRP) ? undefined : (discount ?? 0),
    category: item.categoryId?.name || undefined,
    subcategory: item.subCategoryId?.name || undefined,
    rating: item.userAverageRating ?? undefined,
    colors: colors?.map(({ color, hexCode }) => [color, hexCode]),
    defaultColor: (item.defaultColor !== colors?.[0]?.color && item.defaultColor) || undefined,
    shownColor: item.shownColor ?? undefined,
    colorUnknown: (item.isItemDetail && !item.defaultColor) || undefined,
    campaign: (!discount && campaign?.isActive && campaign.name) || undefined,
  };
}

/** Whole percent off the MRP; 0 for none. */
export const discountOf = ({ discount, price, mrp }: Card): number =>
  discount ?? discountPercent(price, mrp);

/** Id of the colour that is meant where nobody chose one; none where it has to be asked. */
export function usualColor({ colors, colorUnknown, defaultColor }: Card): string | undefined {
  return defaultColor ?? (colorUnknown ? undefined : colors?.[0]?.[0]);
}

/** Widths at which the shop draws its cards, by how many stand in a row. */
export const cardSizes = {
  three: "(min-width: 1360px) 427px, (min-width: 768px) 31vw, 47vw",
  four: "(min-width: 1360px) 316px, (min-width: 768px) 24vw, 47vw",
  row: "(min-width: 1024px) 300px, (min-width: 480px) 40vw, 70vw",
} as const;

/** What the kit's card takes of a product. */
export interface CardContent {
  name: string;
  href: string;
  picture?: Picture;
  hoverPicture?: Picture;
  price: number;
  mrp: number;
  badge?: string;
  category: string;
  rating: number;
  colors: Color[];
}

/** Words that a card needs. */
export interface CardWords {
  cards: {
    /** Category of a product that has none. */
    general: string;
    percentOff(percent: number): string;
  };
  /** What the catalogue's own words are in the language of the page. */
  catalogue(word: string): string;
}

/** `25% OFF`, else the name of a running campaign, else the label of the section. */
export function cardLabel(
  card: Card,
  { cards, catalogue }: CardWords,
  fallback?: string,
): string | undefined {
  const discount = discountOf(card);
  if (discount > 0) return cards.percentOff(discount);
  return card.campaign ? catalogue(card.campaign) : fallback;
}

/**
 * Turns a product into what its card shows.
 *
 * @param look `sizes` as of an `img`, `label` of the section for products without a discount
 * @param productHref the address of a product's page
 */
export function cardContent(
  card: Card,
  words: CardWords,
  { sizes, label }: { sizes: string; label?: string | undefined },
  productHref: ProductHref,
): CardContent {
  const badge = cardLabel(card, words, label);
  return {
    name: card.name,
    href: productHref(card.id, card.shownColor),
    ...(card.image && { picture: { ...pictureAddresses(card.image, card.tint), sizes, alt: "" } }),
    ...(card.secondImage && {
      hoverPicture: { ...pictureAddresses(card.secondImage), sizes, alt: "" },
    }),
    price: card.price,
    mrp: card.mrp,
    ...(badge && { badge }),
    category: card.category ? words.catalogue(card.category) : words.cards.general,
    rating: card.rating ?? defaultRating,
    colors: (card.colors ?? []).map(([id, hex]) => ({ id, name: colorName(id), hex })),
  };
}
