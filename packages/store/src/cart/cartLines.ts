import type { Cart, CartLine, CartLineKey } from "@taanka/api-client";
import { type OrderTotals, orderTotals } from "@taanka/api-client/contract";
import { colorInAddress, colorToTell, noColor, sizeToTell } from "../product/colors";
import { type PictureAddresses, pictureAddresses } from "../product/pictures";
import { sellingPrice } from "../product/price";

/** A line of the cart as the screens use it. */
export interface ShopCartLine {
  /** Product, colour, size and variant joined: what makes a line one line. */
  key: string;
  /** What the API knows the line by. */
  api: Required<CartLineKey>;
  /** The line as the API gave it. */
  item: CartLine;
  name: string;
  href: string;
  picture?: PictureAddresses & { alt: string; sizes: string };
  /** Undefined where one size fits all. */
  size: string | undefined;
  /** Undefined where the product has no colours to tell. */
  color: string | undefined;
  quantity: number;
  maxQuantity: number | undefined;
  /** Rupees for one piece. */
  price: number;
  mrp: number;
  /** Undefined where the shop states none. */
  discountPercentage: number | undefined;
}

/** Whether no piece of a line can be had now. */
export const isSoldOut = ({ maxQuantity }: ShopCartLine): boolean => maxQuantity === 0;

/** The lines that are bought this time. */
export const chosenLines = (
  lines: readonly ShopCartLine[],
  unselected: readonly string[],
): ShopCartLine[] => lines.filter((line) => !isSoldOut(line) && !unselected.includes(line.key));

/** How many pieces lines hold together. */
export const piecesOf = (lines: readonly ShopCartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a line holds more pieces than can be had. */
export const isTooMany = ({ maxQuantity, quantity }: ShopCartLine): boolean =>
  maxQuantity !== undefined && quantity > maxQuantity;

/** The address of a product's page, in a colour where one is given. */
export type ProductHref = (id: string, color?: string) => string;

/** The cart's lines from the API's answer. */
export function cartLines(cart: Cart | undefined, productHref: ProductHref): ShopCartLine[] {
  return (cart?.items ?? []).map((line) => {
    const { itemId: item, quantity, size, color, skuId, maxQuantity } = line;
    const ownColor = color ?? noColor;
    return {
      key: [item._id, ownColor, size, skuId].join("|"),
      api: { itemId: item._id, size, color: ownColor, skuId },
      item: line,
      name: item.name,
      href: productHref(item._id, colorInAddress(ownColor)),
      ...(item.image && {
        picture: {
          ...pictureAddresses(item.image, item.imageColor, { from: 160, to: 480 }),
          alt: "",
          sizes: "128px",
        },
      }),
      size: sizeToTell(size),
      color: colorToTell(ownColor),
      quantity,
      maxQuantity: maxQuantity ?? undefined,
      price: sellingPrice(item),
      mrp: item.MRP,
      discountPercentage: item.discountPercentage || undefined,
    };
  });
}

/** How a shop counts what comes on top of its prices. */
export interface PriceRules {
  /** Share of the goods' price: 0.18 for 18 %. */
  taxRate: number;
  /** Rupees for sending an order. */
  shipping: number;
}

/**
 * What the chosen lines cost, by the one formula that browser and server share.
 * @param couponDiscount rupees
 */
export const totalsOf = (
  lines: readonly ShopCartLine[],
  rules: PriceRules,
  couponDiscount = 0,
): OrderTotals => orderTotals(lines, { ...rules, couponDiscount });
