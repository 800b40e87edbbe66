import type { Order } from "@taanka/api-client";
import { colorToTell, sizeToTell } from "./choice";
import { pictureOf } from "./picture";

/** What was ordered, at the prices of that day, as the kit lists it. */
export const orderedLines = ({ orderDetails }: Order) =>
  orderDetails.map(({ itemId: item, skuId, size, color, quantity }) => ({
    id: skuId,
    name: item?.name ?? "",
    picture: pictureOf(item?.image ?? "", item?.imageColor),
    size: sizeToTell(size),
    color: colorToTell(color),
    quantity,
    price: item?.discountedPrice ?? item?.MRP ?? 0,
  }));
