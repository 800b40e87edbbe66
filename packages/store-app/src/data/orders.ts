import type { Order } from "@taanka/api-client";
import type { OrderSummaryLine, ProductPicture } from "@taanka/ui";
import { queryOptions } from "@tanstack/react-query";
import { paths } from "../paths";
import { api } from "./api";
import { colorToTell, sizeToTell } from "./colors";
import { pictureAddresses } from "./pictures";
import { freshness, personal } from "./queryClient";

/** All orders of whoever is signed in, newest first. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: [personal, "orders"],
    staleTime: freshness.personal,
    queryFn: ({ signal }): Promise<Order[]> => api().orders.list({ signal }),
  });

/** One order. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [personal, "order", id],
    staleTime: freshness.personal,
    queryFn: ({ signal }): Promise<Order> => api().orders.read(id, { signal }),
  });

/** A small picture of a product that was ordered. */
function orderedPicture(image: string, color: string | null | undefined): ProductPicture {
  return { ...pictureAddresses(image, color, { from: 160, to: 480 }), sizes: "96px", alt: "" };
}

/**
 * The lines of an order as they were bought.
 * @param product what a piece is called whose product is not known any more
 */
export function orderedLines(order: Order, product: string): OrderSummaryLine[] {
  return (order.orderDetails ?? []).map((line, index) => {
    const item = line.itemId;
    const color = colorToTell(line.color);
    return {
      id: `${line.skuId}-${index}`,
      name: item?.name ?? product,
      ...(item?._id && { href: paths.product(item._id) }),
      ...(item?.image && { picture: orderedPicture(item.image, item.imageColor) }),
      ...(sizeToTell(line.size) && { size: sizeToTell(line.size) }),
      ...(color && { color }),
      quantity: line.quantity ?? 1,
      price: item?.discountedPrice ?? item?.MRP ?? 0,
    };
  });
}
