import * as v from "valibot";
import { addressSchema } from "./address";
import { looseText, moneySchema, nothingSchema } from "./common";
import type { Call } from "./endpoint";
import { orderReturnSchema } from "./return";

/** The product of an order line as it was when it was bought. */
export const orderItemSchema = v.object({
  _id: v.nullish(v.string()),
  name: v.nullish(v.string(), "Product"),
  image: looseText,
  imageColor: v.nullish(v.string()),
  discountedPrice: v.nullish(moneySchema),
  MRP: v.nullish(moneySchema),
});

/** A line of an order. */
export const orderLineSchema = v.object({
  /** Null when the product is gone and the server kept no copy. */
  itemId: v.fallback(v.nullish(orderItemSchema), null),
  size: v.nullish(v.string(), "-"),
  quantity: v.nullish(v.number(), 1),
  color: v.nullish(v.string()),
  skuId: looseText,
});

/** See {@link orderLineSchema}. */
export type OrderLine = v.InferOutput<typeof orderLineSchema>;

/** A row of an order's invoice; `subtotal`, `tax` and `shipping` are the keys that screens read. */
export const invoiceRowSchema = v.object({ key: v.string(), value: moneySchema });

/** See {@link invoiceRowSchema}. */
export type InvoiceRow = v.InferOutput<typeof invoiceRowSchema>;

/** Where an order goes: the address as it was when the order was placed. */
export const orderAddressSchema = v.object({
  ...addressSchema.entries,
  _id: v.nullish(v.string()),
});

/** Who sold an order, as its invoice names them. */
export const sellerSchema = v.object({
  name: v.string(),
  /** GST number. */
  gstin: v.nullish(v.string()),
  /** Line by line. */
  address: v.nullish(v.array(v.string()), []),
});

/** An order. Dates are ISO 8601 texts, amounts are rupees. */
export const orderSchema = v.object({
  _id: v.string(),
  /** The number that the shopper sees. */
  orderId: looseText,
  orderDetails: v.nullish(v.array(orderLineSchema), []),
  invoice: v.nullish(v.array(invoiceRowSchema), []),
  totalAmount: v.nullish(moneySchema, 0),
  orderStatus: v.nullish(v.string(), "Order Placed"),
  paymentStatus: looseText,
  paymentMethod: v.nullish(v.string(), "upi"),
  isOrderPlaced: v.nullish(v.boolean(), false),
  isOrderCancelled: v.nullish(v.boolean(), false),
  createdAt: v.nullish(v.string()),
  orderDate: v.nullish(v.string()),
  orderStatusDate: v.nullish(v.string()),
  deliveryDate: v.nullish(v.string()),
  refund: v.nullish(
    v.object({
      requestDate: v.nullish(v.string()),
      reason: v.nullish(v.string()),
      /** "Requested" or "Processed"; "Not due" where nothing was paid. */
      status: v.nullish(v.string()),
    }),
  ),
  /** What was paid online after the order had ended, and when it was sent back. */
  latePayment: v.nullish(
    v.object({
      /** Rupees. */
      amount: v.number(),
      returnedAt: v.nullish(v.string()),
    }),
  ),
  shippingAddressId: v.fallback(v.nullish(orderAddressSchema), null),
  /** Number of the invoice, once the order is placed; numbers follow each other without a gap. */
  invoiceNumber: v.nullish(v.string()),
  invoiceDate: v.nullish(v.string()),
  /** Null as long as there is no invoice. */
  seller: v.nullish(sellerSchema),
  /** Until when pieces may be returned; null before delivery. */
  returnUntil: v.nullish(v.string()),
  /** Pieces that were asked to go back, oldest first. */
  returns: v.nullish(v.array(orderReturnSchema)),
  /** The page to pay on, for one prepaid order that still waits for its payment; not in lists. */
  checkoutPageUrl: v.nullish(v.string()),
});

/** See {@link orderSchema}. */
export type Order = v.InferOutput<typeof orderSchema>;

/** What anyone who knows an order's number and the end of its phone number may see. */
export const trackedOrderSchema = v.object({
  orderId: v.string(),
  orderStatus: v.nullish(v.string(), "Order Placed"),
  isOrderCancelled: v.nullish(v.boolean(), false),
  createdAt: v.nullish(v.string()),
  orderStatusDate: v.nullish(v.string()),
  deliveryDate: v.nullish(v.string()),
  /** None where nothing was paid: then nothing is paid back. */
  refund: v.nullish(v.object({ requestDate: v.nullish(v.string()) })),
});

/** See {@link trackedOrderSchema}. */
export type TrackedOrder = v.InferOutput<typeof trackedOrderSchema>;

/** Calls for orders. */
export const orderCalls = {
  list: {
    method: "GET",
    path: "/user/order/",
    auth: "user",
    response: v.array(orderSchema),
    fallback: "Failed to fetch order history",
  },
  read: {
    method: "GET",
    path: "/user/order/{id}",
    auth: "user",
    response: orderSchema,
    fallback: "Failed to fetch order details",
  },
  create: {
    method: "POST",
    path: "/user/order/create",
    auth: "user",
    idempotent: true,
    response: orderSchema,
    fallback: "Failed to create order. Please try again.",
  },
  verifyPayment: {
    method: "POST",
    path: "/user/order/verify-payment",
    auth: "user",
    response: orderSchema,
  },
  cancel: {
    method: "POST",
    path: "/user/order/cancel",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to cancel order. Please try again.",
    signInMessage: "Please login to cancel order",
  },
  returnRefund: {
    method: "POST",
    path: "/user/order/return-refund",
    auth: "user",
    response: orderSchema,
  },
  returnExchange: {
    method: "POST",
    path: "/user/order/return-exchange",
    auth: "user",
    response: orderSchema,
  },
  track: {
    method: "POST",
    path: "/user/order/track",
    auth: "none",
    bearer: false,
    response: trackedOrderSchema,
    fallback: "Failed to fetch order details",
  },
  advance: {
    method: "PUT",
    path: "/user/order/admin/{id}/status",
    auth: "admin",
    response: orderSchema,
  },
  decideReturn: {
    method: "PUT",
    path: "/user/order/admin/returns/{id}/status",
    auth: "admin",
    response: orderSchema,
  },
} as const satisfies Record<string, Call>;
