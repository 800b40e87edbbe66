import type { Row } from "../database/schema.js";

type Terms = Pick<Row<"coupons">, "discount_type" | "discount_value" | "max_discount">;

/**
 * What a coupon takes off, in whole rupees and never more than the goods cost.
 *
 * @param goods - discounted total of the selected items, in rupees
 */
export function couponDiscount(terms: Terms, goods: number): number {
  const raw =
    terms.discount_type === "flat"
      ? terms.discount_value
      : Math.round((goods * terms.discount_value) / 100);
  return Math.max(0, Math.min(raw, terms.max_discount ?? raw, goods));
}
