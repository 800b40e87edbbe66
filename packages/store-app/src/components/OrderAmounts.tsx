import type { Order } from "@taanka/api-client";
import { PriceSummary, type PriceSummaryProps } from "@taanka/ui";
import { shop } from "../config";
import { orderAmounts, taxPercentOf } from "../data/orderAmounts";
import { isCancelled } from "../data/orderStatus";

export interface OrderAmountsProps extends Pick<PriceSummaryProps, "look"> {
  order: Order;
}

/** What an order cost, row by row, as it was placed. */
export function OrderAmounts({ order, look }: OrderAmountsProps) {
  const known = orderAmounts(order);
  const { mrp, discounted, coupon, ...amounts } = known;
  const percent = taxPercentOf(known);
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
