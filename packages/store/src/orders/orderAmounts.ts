import type { Order } from "@taanka/api-client";

/** Amounts of an order as its page shows them, all in rupees. */
export interface OrderAmounts {
  mrp: number;
  discounted: number;
  gst: number;
  shipping: number;
  coupon: number;
  total: number;
}

/** Reads the amounts from the invoice rows, as the server keeps them. */
export function orderAmounts(order: Pick<Order, "invoice" | "totalAmount">): OrderAmounts {
  const row = (key: string) => order.invoice?.find((entry) => entry.key === key)?.value;
  const total = order.totalAmount ?? 0;
  const subtotal = row("subtotal") ?? row("Discounted Price") ?? total;
  return {
    mrp: row("Cart Total") ?? subtotal,
    discounted: subtotal,
    gst: row("tax") ?? row("GST") ?? 0,
    shipping: row("shipping") ?? row("Shipping Charges") ?? 0,
    coupon: row("Coupon Discount") ?? 0,
    total,
  };
}

/**
 * The rate of an order's tax in percent, as its rows have it: today's where that explains them, else
 * the roundest that does. Undefined where nothing was taxed.
 */
export function taxPercentOf(
  { discounted, gst }: OrderAmounts,
  taxPercent: number,
): number | undefined {
  if (discounted <= 0 || gst <= 0) return undefined;
  const share = (gst / discounted) * 100;
  const candidates = [taxPercent, Math.round(share), Math.round(share * 10) / 10];
  return (
    candidates.find((percent) => Math.round((discounted * percent) / 100) === Math.round(gst)) ??
    Math.round(share * 100) / 100
  );
}
