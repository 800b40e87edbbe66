import {
  type Cart,
  type CartLineKey,
  type OrderTotals,
  orderTotals,
} from "@taanka/api-client/contract";
import { colorName, sizeToTell } from "./cards";
import { type PictureAddresses, pictureAddresses } from "./pictures";

/** A line of the cart as the screens use it. */
export interface ShopCartLine {
  /** Product, colour, size and variant joined: what makes a line one line. */
  key: string;
  /** What the API knows the line by. */
  api: Required<CartLineKey>;
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

/** The cart's lines from the API's answer. */
export function cartLines(cart: Cart | undefined): ShopCartLine[] {
  return (cart?.items ?? []).map(({ itemId: item, quantity, size, color, skuId, maxQuantity }) => {
    const ownColor = color ?? "default";
    return {
      key: [item._id, ownColor, size, skuId].join("|"),
      api: { itemId: item._id, size, color: ownColor, skuId },
      name: item.name,
      href: `/product/${encodeURIComponent(item._id)}`,
      ...(item.image && {
        picture: {
          ...pictureAddresses(item.image, item.imageColor, { from: 160, to: 480 }),
          alt: "",
          sizes: "128px",
        },
      }),
      size: sizeToTell(size),
      color: ownColor === "default" ? undefined : colorName(ownColor),
      quantity,
      maxQuantity: maxQuantity ?? undefined,
      price: item.discountedPrice ?? item.MRP,
      mrp: item.MRP,
      discountPercentage: item.discountPercentage || undefined,
    };
  });
}

/** What the chosen lines cost, by the one formula that browser and server share. */
export function totalsOf(lines: readonly ShopCartLine[], couponDiscount = 0): OrderTotals {
  return orderTotals(lines, couponDiscount);
}
