import type { ShopConfig } from "@taanka/shop-config";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { formatAmount } from "../format-amount.js";
import { Failure } from "../http/failure.js";
import { couponDiscount } from "./discount.js";

/** A coupon that may be used, and what it takes off. */
export interface AppliedCoupon {
  coupon: Row<"coupons">;
  /** Rupees. */
  discount: number;
}

function refuse(message: string): never {
  throw new Failure("coupon_invalid", message);
}

function assertOpen(shop: ShopConfig, coupon: Row<"coupons">, goods: number, now: Date): void {
  if (!coupon.is_active || (coupon.starts_at && coupon.starts_at > now)) {
    refuse("Invalid coupon code");
  }
  if (coupon.expires_at && coupon.expires_at <= now) refuse("This coupon has expired");
  if (coupon.total_limit !== null && coupon.used >= coupon.total_limit) {
    refuse("This coupon has been used up");
  }
  if (goods < coupon.min_total) {
    refuse(`This coupon needs a minimum order of ${formatAmount(shop, coupon.min_total)}`);
  }
}

/**
 * Checks whether somebody may use a coupon on goods of a value.
 *
 * @param code - in any case
 * @param goods - discounted total in rupees, before GST
 * @throws Failure `coupon_invalid` with the reason
 */
export async function applyCoupon(
  db: Queries,
  shop: ShopConfig,
  userId: string,
  code: string,
  goods: number,
  now: Date,
): Promise<AppliedCoupon> {
  const coupon = await db
    .selectFrom("coupons")
    .selectAll()
    .where("code", "=", code.toUpperCase())
    .executeTakeFirst();
  if (!coupon) return refuse("Invalid coupon code");
  assertOpen(shop, coupon, goods, now);
  const { uses } = await db
    .selectFrom("coupon_uses")
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("uses"))
    .where("user_id", "=", userId)
    .where("coupon_code", "=", coupon.code)
    .executeTakeFirstOrThrow();
  if (coupon.per_user_limit !== null && uses >= coupon.per_user_limit) {
    refuse("You have used this coupon already");
  }
  return { coupon, discount: couponDiscount(coupon, goods) };
}

/**
 * Like {@link applyCoupon} inside the transaction that makes an order: the coupon stays locked
 * until its use is recorded, so that limits hold for orders at the same moment.
 */
export async function applyCouponToOrder(
  trx: Queries,
  shop: ShopConfig,
  userId: string,
  code: string,
  goods: number,
  now: Date,
): Promise<AppliedCoupon> {
  await trx
    .selectFrom("coupons")
    .select("code")
    .where("code", "=", code.toUpperCase())
    .forUpdate()
    .execute();
  return applyCoupon(trx, shop, userId, code, goods, now);
}

/** Records that an order used a coupon. */
export async function recordCouponUse(
  trx: Queries,
  use: { orderId: string; userId: string; code: string },
): Promise<void> {
  await trx
    .insertInto("coupon_uses")
    .values({ order_id: use.orderId, coupon_code: use.code, user_id: use.userId })
    .execute();
  await trx
    .updateTable("coupons")
    .set((eb) => ({ used: eb("used", "+", 1) }))
    .where("code", "=", use.code)
    .execute();
}

/** Gives a cancelled order's coupon back. */
export async function releaseCouponUse(trx: Queries, orderId: string): Promise<void> {
  const released = await trx
    .deleteFrom("coupon_uses")
    .where("order_id", "=", orderId)
    .returning("coupon_code")
    .executeTakeFirst();
  if (!released) return;
  await trx
    .updateTable("coupons")
    .set((eb) => ({ used: eb("used", "-", 1) }))
    .where("code", "=", released.coupon_code)
    .execute();
}

/** The coupons that shoppers may use now, by code. */
export async function listCoupons(db: Queries, now: Date): Promise<Row<"coupons">[]> {
  return db
    .selectFrom("coupons")
    .selectAll()
    .where("is_active", "=", true)
    .where((eb) => eb.or([eb("starts_at", "is", null), eb("starts_at", "<=", now)]))
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .where((eb) => eb.or([eb("total_limit", "is", null), eb("used", "<", eb.ref("total_limit"))]))
    .orderBy("code")
    .execute();
}
