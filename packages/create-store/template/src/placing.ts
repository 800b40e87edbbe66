import { type CartLine, invoiceRows, type PricedLine } from "@taanka/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { orderOf, ordersOf } from "./account";
import { isOutcomeUnknown } from "./errors";
import { offersKey } from "./offers";
import { usePerson } from "./Personal";
import { orderPath } from "./paths";
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

/** Places the order, paid in cash when it arrives, and goes to its page unless the buyer has gone elsewhere. */
export function usePlace(goods: Goods) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const buyer = usePerson();
  const [unanswered, setUnanswered] = useState(isUnanswered);
  const place = useMutation({
    mutationFn: (addressId: string) => placeOrder(purchaseOf(goods, addressId)),
    onSuccess: (order) => {
      queries.setQueryData(orderOf(buyer, order._id).queryKey, order);
    },
    onError: (error) => {
      setUnanswered(isOutcomeUnknown(error));
      // The page shows what the API knows by now: another price, or fewer pieces.
      void queries.invalidateQueries({ queryKey: offersKey });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ordersOf(buyer).queryKey }),
  });
  const press = (addressId: string) =>
    place.mutate(addressId, {
      // Called only as long as this page is open.
      onSuccess: ({ _id }) => navigate(orderPath(_id), { replace: true, state: { isNew: true } }),
    });
  return { place, press, unanswered };
}
