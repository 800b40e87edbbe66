import type { Order } from "@taanka/api-client";
import { endedUnpaid, useCart } from "@taanka/store";

/** Whether the cart holds again what an order held that nobody paid for; later it may hold other things. */
export function useBackInCart(order: Order): boolean {
  const { data } = useCart();
  const { orderDetails, paymentMethod } = order;
  if (paymentMethod !== "Online" || !endedUnpaid(order)) return false;
  const held = (skuId: string) => data?.items?.find((line) => line.skuId === skuId)?.quantity ?? 0;
  return (orderDetails ?? []).every(({ skuId, quantity }) => held(skuId ?? "") >= (quantity ?? 1));
}
