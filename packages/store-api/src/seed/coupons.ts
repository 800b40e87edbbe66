import type { Queries } from "../database/index.js";

const SAMPLE_COUPONS = [
  {
    code: "TAANKA2025",
    description: "₹200 off your order",
    discount_type: "flat",
    discount_value: 200,
    min_total: 0,
  },
  {
    code: "WELCOME10",
    description: "₹100 off your order",
    discount_type: "flat",
    discount_value: 100,
    min_total: 0,
  },
  {
    code: "SAVE50",
    description: "₹50 off your order",
    discount_type: "flat",
    discount_value: 50,
    min_total: 0,
  },
  {
    code: "SAVE10",
    description: "10% off orders of ₹1000 and above",
    discount_type: "percent",
    discount_value: 10,
    min_total: 1000,
  },
] as const;

/** The shop's standing coupons. One that is there already keeps the terms it has. */
export async function writeCoupons(trx: Queries): Promise<void> {
  await trx
    .insertInto("coupons")
    .values([...SAMPLE_COUPONS])
    .onConflict((conflict) => conflict.column("code").doNothing())
    .execute();
}
