import type { InvoiceKey, OrderCharges, OrderTotals } from "@taanka/api-client/contract";
import { invoiceRows } from "@taanka/api-client/contract";
import type { ShopConfig } from "@taanka/shop-config";
import { Failure } from "../http/failure.js";

/** What a shop adds to the price of the goods. */
export function chargesOf({ tax, shipping }: ShopConfig): OrderCharges {
  return { taxRate: tax.rate, shipping: shipping.charge };
}

interface Claimed {
  invoice: readonly { key: InvoiceKey; value: number }[];
  totalAmount: number;
}

/**
 * Compares what the shopper was shown with what the shop charges.
 *
 * @throws Failure `price_changed` when any amount differs
 */
export function assertSameTotals(claimed: Claimed, totals: OrderTotals): void {
  const expected = new Map<string, number>(
    invoiceRows(totals).map(({ key, value }) => [key, value]),
  );
  const same =
    claimed.totalAmount === totals.total &&
    claimed.invoice.every(({ key, value }) => expected.get(key) === value);
  if (same) return;
  throw new Failure(
    "price_changed",
    "The price of your order has changed. Please review your cart and try again.",
  );
}
