import { requiredText, text, whole } from "@taanka/api-client/contract";
import * as v from "valibot";
import type { Queries } from "../database/index.js";
import { DAY_MS } from "../time.js";
import { day, differ, rupees } from "./fields.js";

const couponSchema = v.pipe(
  v.object({
    /** As shoppers type it, in any case. */
    code: v.pipe(requiredText(40), v.regex(/^\S+$/, "must not have blanks"), v.toUpperCase()),
    description: v.optional(text(200), ""),
    discountType: v.picklist(["flat", "percent"], "must be flat or percent"),
    /** Rupees or percent. */
    discountValue: rupees,
    /** Rupees that a percentage takes off at most. */
    maximumDiscount: v.nullish(rupees),
    /** Rupees that the goods must cost at least. */
    minimumAmount: v.optional(whole(0, 10_000_000), 0),
    /** A day begins, and as an end also ends, by the clocks of India. */
    startsAt: v.nullish(day),
    expiresAt: v.nullish(day),
    /** How often it may be used, by all and by each; null without a limit. */
    totalLimit: v.nullish(whole(1, 1_000_000_000)),
    perUserLimit: v.nullish(whole(1, 1_000_000_000)),
    isActive: v.optional(v.boolean(), true),
  }),
  v.forward(
    v.check(
      ({ discountType, discountValue }) => discountType === "flat" || discountValue <= 100,
      "must be at most 100 percent",
    ),
    ["discountValue"],
  ),
  v.forward(
    v.check(
      ({ startsAt, expiresAt }) =>
        !startsAt || !expiresAt || beginning(startsAt) < ending(expiresAt),
      "must not be before the start",
    ),
    ["expiresAt"],
  ),
);

/** Coupons; one that is there gets these terms and keeps count of its uses, the others stay. */
export const couponsSchema = v.pipe(
  v.array(couponSchema),
  v.check((coupons) => differ(coupons.map(({ code }) => code)), "must each have another code"),
);

type Coupon = v.InferOutput<typeof couponSchema>;

function beginning(value: string): Date {
  return new Date(value.includes("T") ? value : `${value}T00:00:00+05:30`);
}

function ending(value: string): Date {
  const start = beginning(value);
  return value.includes("T") ? start : new Date(start.getTime() + DAY_MS);
}

/** Removes the shop's coupons; one that an order used stays with it and ends. */
export async function removeCoupons(trx: Queries): Promise<void> {
  await trx
    .deleteFrom("coupons")
    .where("code", "not in", trx.selectFrom("coupon_uses").select("coupon_code"))
    .execute();
  await trx.updateTable("coupons").set({ is_active: false }).execute();
}

/** Writes coupons. */
export async function writeCoupons(trx: Queries, coupons: readonly Coupon[]): Promise<void> {
  for (const coupon of coupons) {
    const terms = {
      description: coupon.description,
      discount_type: coupon.discountType,
      discount_value: coupon.discountValue,
      max_discount: coupon.maximumDiscount ?? null,
      min_total: coupon.minimumAmount,
      starts_at: coupon.startsAt ? beginning(coupon.startsAt) : null,
      expires_at: coupon.expiresAt ? ending(coupon.expiresAt) : null,
      total_limit: coupon.totalLimit ?? null,
      per_user_limit: coupon.perUserLimit ?? null,
      is_active: coupon.isActive,
    };
    await trx
      .insertInto("coupons")
      .values({ code: coupon.code, ...terms })
      .onConflict((conflict) => conflict.column("code").doUpdateSet(terms))
      .execute();
  }
}

/** The coupons as a file describes them. */
export async function readCoupons(db: Queries): Promise<Coupon[]> {
  const rows = await db.selectFrom("coupons").selectAll().orderBy("code").execute();
  return rows.map((row) => ({
    code: row.code,
    description: row.description,
    discountType: row.discount_type,
    discountValue: row.discount_value,
    maximumDiscount: row.max_discount,
    minimumAmount: row.min_total,
    startsAt: row.starts_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    totalLimit: row.total_limit,
    perUserLimit: row.per_user_limit,
    isActive: row.is_active,
  }));
}
