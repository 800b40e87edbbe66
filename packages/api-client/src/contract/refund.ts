/** What an order cost, in whole rupees. */
export interface Paid {
  /** Goods without GST and coupon. */
  subtotal: number;
  /** All that was paid. */
  total: number;
}

/**
 * What is paid back for pieces: their share of all that was paid, so with their GST and less their
 * part of the coupon. Rounding never adds up to more than the total, and to exactly the total when
 * everything went back.
 *
 * @param goodsBefore - price of the pieces that went back before, in rupees
 * @param refundedBefore - what was paid back for them
 * @param goods - price of the pieces that go back now
 */
export function refundFor(
  { subtotal, total }: Paid,
  goodsBefore: number,
  refundedBefore: number,
  goods: number,
): number {
  if (subtotal <= 0) return 0;
  const share = Math.round((total * Math.min(goodsBefore + goods, subtotal)) / subtotal);
  return Math.max(0, share - refundedBefore);
}
