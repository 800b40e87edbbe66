import type { Order, PaymentMethod } from "@taanka/api-client";
import { invoiceRows, type OrderTotals } from "@taanka/api-client/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../../config";
import { api } from "../../data/api";
import { cartQuery, type ShopCartLine } from "../../data/cart";
import { type CheckoutChoice, chooseForCheckout, useCheckoutChoice } from "../../data/checkout";
import { isConflict } from "../../data/errors";
import { orderQuery, ordersQuery } from "../../data/orders";

export interface Purchase {
  lines: readonly ShopCartLine[];
  /** What the summary shows for these lines. */
  totals: OrderTotals;
  addressId: string;
  paymentMethod: PaymentMethod;
  /** Of the coupon that the totals reckon with. */
  couponCode?: string;
}

/** What tells one purchase from another. */
const contentsOf = ({ lines, addressId, paymentMethod, couponCode }: Purchase) =>
  JSON.stringify([
    lines.map(({ key, quantity, price }) => [key, quantity, price]),
    addressId,
    paymentMethod,
    couponCode,
  ]);

/** 128 random bits. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key of a purchase: the same when it is tried again unchanged, so that it is bought once. */
function keyFor(purchase: Purchase, tried: CheckoutChoice["tried"]): string {
  const holds = contentsOf(purchase);
  if (tried?.holds === holds) return tried.key;
  const key = randomKey();
  chooseForCheckout({ tried: { key, holds } });
  return key;
}

/** Places the order. The server computes the same amounts again and refuses others. */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const { tried } = useCheckoutChoice();
  const { code: language } = useLanguage();
  return useMutation({
    mutationFn: async (purchase: Purchase): Promise<Order> => {
      const { lines, totals, addressId, paymentMethod, couponCode } = purchase;
      const { orders } = api();
      return orders.create(
        {
          orderDetails: lines.map(({ api: line, quantity }) => ({ ...line, quantity })),
          invoice: invoiceRows(totals),
          shippingAddressId: addressId,
          paymentMethod,
          totalAmount: totals.total,
          language,
          ...(couponCode && { couponCode }),
        },
        { idempotencyKey: keyFor(purchase, tried) },
      );
    },
    onSuccess: (order) => {
      // The confirmation tells of it at once.
      queryClient.setQueryData(orderQuery(order._id).queryKey, order);
      chooseForCheckout({
        tried: undefined,
        unselected: [],
        awaited: undefined,
        coupon: undefined,
      });
      void queryClient.invalidateQueries({ queryKey: ordersQuery().queryKey });
    },
    onError: (error) => {
      // The order of this key was cancelled meanwhile: the next try is a purchase of its own.
      if (isConflict(error)) chooseForCheckout({ tried: undefined });
    },
    // The confirmation does not wait for it.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: cartQuery().queryKey }),
  });
}
