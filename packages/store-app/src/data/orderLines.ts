import type { Order } from "@taanka/api-client";
import type { OrderSummaryLine, ProductPicture } from "@taanka/ui";
import { colorName, sizeToTell } from "./cards";
import { pictureAddresses } from "./pictures";

/** A small picture of a product that was ordered. */
function orderedPicture(image: string, color: string | null | undefined): ProductPicture {
  return { ...pictureAddresses(image, color, { from: 160, to: 480 }), sizes: "96px", alt: "" };
}

/** The lines of an order as they were bought. */
export function orderedLines(order: Order): OrderSummaryLine[] {
  return (order.orderDetails ?? []).map((line, index) => {
    const item = line.itemId;
    const color = line.color && line.color !== "default" ? colorName(line.color) : undefined;
    return {
      id: `${line.skuId}-${index}`,
      name: item?.name ?? "Product",
      ...(item?._id && { href: `/product/${encodeURIComponent(item._id)}` }),
      ...(item?.image && { picture: orderedPicture(item.image, item.imageColor) }),
      ...(sizeToTell(line.size) && { size: sizeToTell(line.size) }),
      ...(color && { color }),
      quantity: line.quantity ?? 1,
      price: item?.discountedPrice ?? item?.MRP ?? 0,
    };
  });
}
