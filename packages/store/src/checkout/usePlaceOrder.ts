import {
  createIdempotencyKey,
  type Order,
  type OrderInput,
  ordersClient,
  type PaymentMethod,
} from "@taanka/api-client";
import { invoiceRows, type OrderTotals } from "@taanka/api-client/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { addressesQuery } from "../account/addresses";
import { cartQuery } from "../cart/cart";
import type { CartCoupon } from "../cart/cartCoupons";
import type { ProductHref, ShopCartLine } from "../cart/cartLines";
import { appliedKey } from "../cart/coupons";
import { isCartChanged, isOutcomeUnknown, isSessionChanged } from "../errors";
import { orderQuery, ordersQuery } from "../orders/orders";
import { apiOf } from "../queries/api";
import { readAgain } from "../queries/queryClient";
import { chooseForCheckout, readCheckoutChoice, type TriedPurchase } from "./checkout";
import { useCartConsistencyCheck } from "./useCartConsistencyCheck";

export interface Purchase {
  lines: readonly ShopCartLine[];
  /** What the summary shows for these lines. */
  totals: OrderTotals;
  addressId: string;
  paymentMethod: PaymentMethod;
  /** The coupon that the totals reckon with. */
  coupon?: CartCoupon;
}

/** A purchase as the API takes it. */
const orderOf = ({ lines, totals, addressId, paymentMethod, coupon }: Purchase): OrderInput => ({
  orderDetails: lines.map(({ api: line, quantity }) => ({ ...line, quantity })),
  invoice: invoiceRows(totals),
  shippingAddressId: addressId,
  paymentMethod,
  totalAmount: totals.total,
  fromCart: true,
  ...(coupon && { couponCode: coupon.code }),
});

/** Whether a purchase is the one that was tried before, so that it is made once if it goes again. */
export const isSamePurchase = (purchase: Purchase, tried: TriedPurchase | undefined): boolean =>
  tried?.holds === JSON.stringify(orderOf(purchase));

/** Remembers a purchase before it is sent. */
function begin(purchase: Purchase, language: string): TriedPurchase {
  const { lines, addressId, paymentMethod, coupon } = purchase;
  const tried = {
    ...{ key: createIdempotencyKey(), holds: JSON.stringify(orderOf(purchase)), language },
    items: lines.map(({ item }) => item),
    ...{ addressId, paymentMethod, coupon },
  };
  chooseForCheckout({ tried });
  return tried;
}

/** Sends a purchase. Once the shop has refused it, the next try is a purchase of its own. */
async function send(
  client: QueryClient,
  purchase: Purchase,
  { key, language }: TriedPurchase,
): Promise<Order> {
  try {
    return await apiOf(client)(ordersClient).create(
      { ...orderOf(purchase), language },
      { idempotencyKey: key },
    );
  } catch (error) {
    if (!isOutcomeUnknown(error)) chooseForCheckout({ tried: undefined });
    throw error;
  }
}

export interface PlaceOrderOptions {
  /** Code of the page's language, which the order's messages are in. */
  language: string;
  productHref: ProductHref;
}

/**
 * Places the order, once however often it is sent. The server computes the same amounts again and refuses
 * others.
 *
 * @returns TanStack Query's mutation; it fails with `CheckoutChanged` or the client's `ApiError`
 */
export function usePlaceOrder({ language, productHref }: PlaceOrderOptions) {
  const queryClient = useQueryClient();
  const assertAsShown = useCartConsistencyCheck(productHref);
  return useMutation({
    mutationFn: async (purchase: Purchase): Promise<Order> => {
      const { tried } = readCheckoutChoice();
      try {
        if (tried && isSamePurchase(purchase, tried))
          return await send(queryClient, purchase, tried);
        await assertAsShown(purchase);
        return await send(queryClient, purchase, begin(purchase, language));
      } catch (error) {
        // Another tab was quicker: what has become of the cart since says more than the refusal.
        if (isCartChanged(error)) await assertAsShown(purchase);
        throw error;
      }
    },
    // An answer that was lost is asked for once more: the key sees to it that nothing is bought twice.
    // Not in the name of who has signed in since.
    retry: (failures, error) => failures < 1 && isOutcomeUnknown(error) && !isSessionChanged(error),
    onSuccess: (order, { coupon }) => {
      // The confirmation tells of it at once.
      queryClient.setQueryData(orderQuery(order._id).queryKey, order);
      chooseForCheckout({
        tried: undefined,
        unselected: [],
        awaited: undefined,
        coupon: undefined,
        couponInOrder: coupon?.code,
        addressId: undefined,
        seen: undefined,
      });
      void readAgain(queryClient, ordersQuery().queryKey);
    },
    // It may have been refused for an address that is gone, or a coupon that was used meanwhile.
    onError: () => {
      void readAgain(queryClient, addressesQuery().queryKey);
      void readAgain(queryClient, appliedKey);
    },
    // The confirmation does not wait for it.
    onSettled: () => void readAgain(queryClient, cartQuery().queryKey),
  });
}
