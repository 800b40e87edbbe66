import { isSoldOut, type ShopCartLine } from "@taanka/store";
import type { CartLineProps } from "@taanka/ui";

/** What a line is, in the cart and saved for later alike. */
export const lineProps = (line: ShopCartLine) =>
  ({
    name: line.name,
    href: line.href,
    picture: line.picture,
    size: line.size,
    color: line.color,
    price: line.price,
    mrp: line.mrp,
    discountPercentage: line.discountPercentage,
    quantity: line.quantity,
    maxQuantity: line.maxQuantity,
    outOfStock: isSoldOut(line),
  }) satisfies Partial<CartLineProps>;
