import { type Order, ordersClient } from "@taanka/api-client";
import { orderSchema } from "@taanka/api-client/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import * as v from "valibot";
import { cartQuery } from "../cart/cart";
import type { ProductHref } from "../cart/cartLines";
import { isNotFound } from "../errors";
import type { OrderedLine, Picture, ReturnRequest } from "../kitProps";
import { colorInAddress, colorToTell, sizeToTell } from "../product/colors";
import { pictureAddresses } from "../product/pictures";
import { orderedPrice } from "../product/price";
import { apiOf } from "../queries/api";
import { accountKey, readAgain, staleTimes } from "../queries/queryClient";
import type { QueryState } from "../queries/queryState";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { useAccountQuery } from "../session/useAccountQuery";
import { useDataOrCopy, useOfflineCopy } from "../storage/useOfflineCopy";
import { awaitsPayment } from "./orderStatus";

/** All orders of whoever is signed in, newest first. */
export const ordersQuery = (): StoreQuery<Order[]> =>
  storeQuery({
    queryKey: [accountKey, "orders"],
    staleTime: staleTimes.account,
    queryFn: ({ client, signal }): Promise<Order[]> => apiOf(client)(ordersClient).list({ signal }),
  });

/** An order that waits, as its payment stands now; as it was read when nobody can say. */
async function withPayment(client: QueryClient, order: Order, signal: AbortSignal): Promise<Order> {
  try {
    const verified = await apiOf(client)(ordersClient).verifyPayment(order.orderId || order._id, {
      signal,
    });
    // The check does not tell the page to pay on.
    return awaitsPayment(verified) ? order : verified;
  } catch {
    return order;
  }
}

/** One order. Of one that waits for its payment the provider is asked whether it was paid. */
export const orderQuery = (id: string): StoreQuery<Order> =>
  storeQuery({
    queryKey: [accountKey, "order", id],
    staleTime: staleTimes.account,
    queryFn: async ({ client, signal }): Promise<Order> => {
      const order = await apiOf(client)(ordersClient).read(id, { signal });
      return awaitsPayment(order) ? withPayment(client, order, signal) : order;
    },
  });

const ordersSchema = v.array(orderSchema);

/** All orders; those that were seen before when they can't be fetched now. */
export function useOrders(): QueryState<Order[]> & { orders: Order[] | undefined } {
  const query = useAccountQuery(ordersQuery());
  const orders = useDataOrCopy(query, useOfflineCopy("orders", ordersSchema));
  return { ...query, orders };
}

const timeOf = ({ createdAt }: Order) => Date.parse(createdAt ?? "") || 0;

/** The orders that are stored, with one as it is now in its place: newest first. */
const withOrder = (stored: readonly Order[], order: Order): Order[] =>
  [order, ...stored.filter(({ _id }) => _id !== order._id)].sort((a, b) => timeOf(b) - timeOf(a));

const isCalled = (id: string) => (order: Order) => order._id === id || order.orderId === id;

/** One order; as it was seen before when it can't be fetched now. */
export function useOrder(id: string): QueryState<Order> & { order: Order | undefined } {
  const query = useAccountQuery(orderQuery(id));
  const { data, error } = query;
  const copy = useOfflineCopy("orders", ordersSchema);
  useEffect(() => {
    if (data) copy.write(withOrder(copy.read() ?? [], data));
  }, [data, copy]);
  const failed = !data && error !== null && !isNotFound(error);
  const offline = useMemo(
    () => (failed ? copy.read()?.find(isCalled(id)) : undefined),
    [failed, copy, id],
  );
  return { ...query, order: data ?? offline };
}

/** Reads again what a change of an order touches; only the order itself is waited for. */
function useForgetOrders() {
  const queryClient = useQueryClient();
  return () => {
    void readAgain(queryClient, ordersQuery().queryKey);
    void readAgain(queryClient, cartQuery().queryKey);
    return readAgain(queryClient, [accountKey, "order"]);
  };
}

/** Cancels an order, for a reason in the shopper's words. */
export function useCancelOrder() {
  const forget = useForgetOrders();
  return useMutation({
    mutationFn: (input: { orderId: string; refundReason: string }, { client }) =>
      apiOf(client)(ordersClient).cancel(input),
    onSettled: forget,
  });
}

/** Asks to send pieces back, line by line as the API takes them. */
export function useReturn(orderId: string) {
  const forget = useForgetOrders();
  return useMutation({
    mutationFn: async ({ kind, lines, reason, description }: ReturnRequest, { client }) => {
      const orders = apiOf(client)(ordersClient);
      for (const { id: skuId, quantity, variantId = "" } of lines) {
        const input = { orderId, skuId, quantity, reason, description };
        await (kind === "refund"
          ? orders.returnRefund(input)
          : orders.returnExchange({ ...input, newSkuId: variantId }));
      }
    },
    onSettled: forget,
  });
}

/** A small picture of a product that was ordered. */
function orderedPicture(image: string, color: string | null | undefined): Picture {
  return { ...pictureAddresses(image, color, { from: 160, to: 480 }), sizes: "96px", alt: "" };
}

/**
 * The lines of an order as they were bought.
 *
 * @param product what a piece is called whose product is not known any more
 * @param productHref the address of a product's page
 */
export function orderedLines(
  order: Order,
  product: string,
  productHref: ProductHref,
): OrderedLine[] {
  return (order.orderDetails ?? []).map((line, index) => {
    const item = line.itemId;
    const color = colorToTell(line.color);
    return {
      id: `${line.skuId}-${index}`,
      name: item?.name ?? product,
      ...(item?._id && { href: productHref(item._id, colorInAddress(line.color)) }),
      ...(item?.image && { picture: orderedPicture(item.image, item.imageColor) }),
      ...(sizeToTell(line.size) && { size: sizeToTell(line.size) }),
      ...(color && { color }),
      quantity: line.quantity ?? 1,
      price: orderedPrice(item),
    };
  });
}
