import { type CartLine, invoiceRows, type PricedLine } from "@taanka/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { orderKey, ordersKey } from "./account";
import { isOutcomeUnknown } from "./errors";
import { offersKey } from "./offers";
import { isUnanswered, placeOrder } from "./purchase";
import { totalsOf } from "./Summary";

/** What is bought, and at which prices. */
export interface Goods {
  sold: readonly CartLine[];
  prices: readonly PricedLine[];
}

function purchaseOf({ sold, prices }: Goods, shippingAddressId: string) {
  const totals = totalsOf(prices);
  return {
    orderDetails: sold.map(({ itemId, skuId, size, color, quantity }) => ({
      ...{ itemId: itemId._id, skuId, size, quantity },
      color: color ?? undefined,
    })),
    invoice: invoiceRows(totals),
    totalAmount: totals.total,
    shippingAddressId,
    paymentMethod: "COD" as const,
  };
}

/** Places the order, paid in cash when it arrives, and goes to its page. */
export function usePlace(goods: Goods) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [unanswered, setUnanswered] = useState(isUnanswered);
  const place = useMutation({
    mutationFn: (addressId: string) => placeOrder(purchaseOf(goods, addressId)),
    onSuccess: (order) => {
      queries.setQueryData(orderKey(order._id), order);
      navigate(`/order/${order._id}`, { replace: true, state: { isNew: true } });
    },
    onError: (error) => {
      setUnanswered(isOutcomeUnknown(error));
      // The page shows what the API knows by now: another price, or fewer pieces.
      void queries.invalidateQueries({ queryKey: offersKey });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ordersKey }),
  });
  return { place, unanswered };
}
