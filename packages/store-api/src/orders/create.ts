import { randomUUID } from "node:crypto";
import { type InvoiceKey, invoiceRows, orderTotals } from "@taanka/api-client/contract";
import type { ShopConfig } from "@taanka/shop-config";
import { sql } from "kysely";
import { findAddress } from "../addresses/service.js";
import { queueChanges } from "../cart/service.js";
import { applyCouponToOrder, recordCouponUse } from "../coupons/service.js";
import type { Queries } from "../database/index.js";
import type { AddressSnapshot } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { findVariants, type Variant, type VariantChoice } from "../items/variants.js";
import { noteMessage } from "../messages/note.js";
import { requireProvider } from "../payments/checkout.js";
import { regionOf } from "../pincode/regions.js";
import type { Services } from "../services.js";
import { DAY_MS } from "../time.js";
import { assertInCart } from "./from-cart.js";
import { claimKey, settleKey } from "./idempotency.js";
import { calendarYear, issueInvoice } from "./invoice.js";
import { assertWithinLimits, type OrderLimits } from "./limits.js";
import { orderNumber } from "./number.js";
import { findOrder, type OrderAnswer } from "./read.js";
import { takeStock } from "./stock.js";
import { assertSameTotals, chargesOf } from "./totals.js";

/** What a shopper sends to buy. */
export interface OrderRequest {
  orderDetails: (VariantChoice & { quantity: number })[];
  invoice: { key: InvoiceKey; value: number }[];
  shippingAddressId: string;
  paymentMethod: "Online" | "COD";
  totalAmount: number;
  fromCart?: boolean | null | undefined;
  couponCode?: string | null | undefined;
  language?: string | null | undefined;
}

interface Line extends Variant {
  quantity: number;
}

async function readLines(trx: Queries, request: OrderRequest): Promise<Line[]> {
  const { orderDetails } = request;
  if (new Set(orderDetails.map((line) => line.skuId)).size < orderDetails.length) {
    throw new Failure("validation_failed", "Each product variant may be ordered on one line only");
  }
  const variants = await findVariants(trx, orderDetails);
  return variants.map((variant, index) => ({
    ...variant,
    quantity: orderDetails[index]?.quantity ?? 0,
  }));
}

async function readAddress(trx: Queries, userId: string, id: string): Promise<AddressSnapshot> {
  const address = await findAddress(trx, userId, id);
  if (!address) throw new Failure("not_found", "Delivery address not found");
  const { _id, name, phoneNumber, addressLine1, addressLine2, cityTown, state, pincode, country } =
    address;
  if (!regionOf(pincode)) {
    const message = `We do not deliver to ${pincode} yet. Please choose another address.`;
    throw new Failure("validation_failed", message);
  }
  return {
    ...{ _id, name, phoneNumber, addressLine1, cityTown, state, pincode, country },
    ...(addressLine2 ? { addressLine2 } : {}),
  };
}

/** Who orders what of which shop, and when. */
interface Purchase {
  shop: ShopConfig;
  limits: OrderLimits;
  userId: string;
  request: OrderRequest;
  /** Whether the shop takes payments, too, and not only cash. */
  canPay: boolean;
  now: Date;
}

/** What the order costs, from the shop's own prices. */
async function price(
  trx: Queries,
  { shop, userId, request, now }: Purchase,
  lines: readonly Line[],
) {
  const charges = chargesOf(shop);
  const goods = orderTotals(lines, charges).discountedTotal;
  const applied = request.couponCode
    ? await applyCouponToOrder(trx, shop, userId, request.couponCode, goods, now)
    : undefined;
  const totals = orderTotals(lines, { ...charges, couponDiscount: applied?.discount });
  assertSameTotals(request, totals);
  return { totals, couponCode: applied?.coupon.code ?? null };
}

async function nextOrderNumber(trx: Queries, prefix: string, now: Date): Promise<string> {
  const { rows } = await sql<{ value: number }>`
    select nextval('order_numbers')::int as value`.execute(trx);
  return orderNumber(prefix, calendarYear(now), rows[0]?.value ?? 0);
}

async function insertLines(trx: Queries, orderId: string, lines: readonly Line[]): Promise<void> {
  await trx
    .insertInto("order_lines")
    .values(
      lines.map((line, index) => ({
        order_id: orderId,
        line: index + 1,
        item_id: line.itemId,
        sku_id: line.skuId,
        size: line.size,
        color: line.color,
        quantity: line.quantity,
        price: line.price,
        mrp: line.mrp,
        name: line.name,
        image_key: line.imageKey,
        image_color: line.imageColor,
      })),
    )
    .execute();
}

async function insertOrder(trx: Queries, purchase: Purchase): Promise<string> {
  const { shop, limits, userId, request, canPay, now } = purchase;
  const id = randomUUID();
  // Before the cart's lines, as every change of the cart does it, so that the two never wait for each other.
  await queueChanges(trx, userId);
  if (request.fromCart) await assertInCart(trx, userId, request.orderDetails);
  const address = await readAddress(trx, userId, request.shippingAddressId);
  const lines = await readLines(trx, request);
  const { totals, couponCode } = await price(trx, purchase, lines);
  const { paymentMethod } = request;
  // What a coupon covers whole is paid: no provider takes nothing.
  const isPaid = paymentMethod === "Online" && totals.total === 0;
  const isPlaced = paymentMethod === "COD" || isPaid;
  const wanted = { userId, paymentMethod, lines, total: totals.total, canPay, now };
  await assertWithinLimits(trx, shop, limits, wanted);
  await takeStock(trx, lines);
  await trx
    .insertInto("orders")
    .values({
      id,
      order_id: await nextOrderNumber(trx, shop.orders.numberPrefix, now),
      user_id: userId,
      status: "placed",
      payment_method: paymentMethod,
      payment_status: isPaid ? "paid" : "pending",
      is_placed: isPlaced,
      subtotal: totals.discountedTotal,
      tax: totals.gst,
      shipping: totals.shipping,
      coupon_code: couponCode,
      coupon_discount: totals.couponDiscount,
      total: totals.total,
      invoice: JSON.stringify(invoiceRows(totals)),
      address: JSON.stringify(address),
      status_at: now,
      delivery_at: new Date(now.getTime() + shop.shipping.deliveryDays.to * DAY_MS),
      created_at: now,
      language: request.language ?? null,
    })
    .execute();
  await insertLines(trx, id, lines);
  if (couponCode) await recordCouponUse(trx, { orderId: id, userId, code: couponCode });
  await trx
    .deleteFrom("cart_lines")
    .where("user_id", "=", userId)
    .where(
      "sku_id",
      "in",
      lines.map((line) => line.skuId),
    )
    .execute();
  if (isPlaced) {
    await issueInvoice(trx, id, shop, now);
    await noteMessage(trx, { orderId: id, kind: "placed", now });
  }
  return id;
}

/**
 * Places an order, which for a prepaid one means that it waits for its payment: checks it against
 * the shop's own prices and stock, and changes order, stock, cart and invoice in one transaction.
 *
 * @param key - with it, the same request sent again answers the same order
 * @throws Failure `not_found` (address, variant), `validation_failed` (a place without delivery), `price_changed`, `out_of_stock`,
 *   `cart_changed`, `coupon_invalid`, `order_limit_reached`, `cash_limit_exceeded`, `idempotency_mismatch`
 */
export async function createOrder(
  services: Services,
  userId: string,
  request: OrderRequest,
  key: string | undefined,
): Promise<OrderAnswer> {
  const { config, database, shop, payment, now } = services;
  if (request.paymentMethod === "Online") requireProvider(payment);
  return database.transaction(async (trx) => {
    const time = now();
    const earlier = key && (await claimKey(trx, userId, key, request, time));
    const limits = config.orderLimits;
    const purchase = { shop, limits, userId, request, canPay: payment !== undefined, now: time };
    const id = earlier || (await insertOrder(trx, purchase));
    if (key && !earlier) await settleKey(trx, userId, key, id);
    const order = await findOrder(trx, userId, id, services);
    if (!order) throw new Error("An order that was just written is not there.");
    return order;
  });
}
