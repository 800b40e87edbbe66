import type { InvoiceKey, OrderTotals } from "@taanka/api-client/contract";
import { invoiceRows } from "@taanka/api-client/contract";
import { Failure } from "../http/failure.js";

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
