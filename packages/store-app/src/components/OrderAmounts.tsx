import type { Order } from "@taanka/api-client";
import { isCancelled, orderAmounts, taxPercentOf } from "@taanka/store";
import { PriceSummary, type PriceSummaryProps } from "@taanka/ui";
import { shop, taxPercent } from "../config";

export interface OrderAmountsProps extends Pick<PriceSummaryProps, "look"> {
  order: Order;
}

/** What an order cost, row by row, as it was placed. */
export function OrderAmounts({ order, look }: OrderAmountsProps) {
  const known = orderAmounts(order);
  const { mrp, discounted, coupon, ...amounts } = known;
  const percent = taxPercentOf(known, taxPercent);
  const pieces = order.orderDetails?.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0) ?? 0;
  return (
    <PriceSummary
      {...amounts}
      look={look}
      mrpTotal={mrp}
      discountedTotal={discounted}
      couponDiscount={coupon}
      taxName={shop.tax.name}
      {...(percent !== undefined && { gstPercent: percent })}
      itemCount={pieces}
      showSavings={!isCancelled(order)}
    />
  );
}
