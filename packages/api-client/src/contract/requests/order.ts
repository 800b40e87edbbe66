import * as v from "valibot";
import {
  MAX_CANCEL_REASON_LENGTH,
  MAX_LINE_QUANTITY,
  MAX_RETURN_DESCRIPTION_LENGTH,
  MAX_SIZE_LENGTH,
  orderStatuses,
  paymentMethods,
  returnReasonKeys,
} from "../constants";
import type { ReadonlyDeep, RequestSchemas } from "../endpoint";
import { invoiceKeys } from "../money";
import {
  amountSchema,
  idParamsSchema,
  requiredId,
  requiredText,
  text,
  tidyDigits,
  whole,
} from "./common";

/** Body of the create call. The server computes the same amounts and refuses others. */
export const orderBodySchema = v.object({
  orderDetails: v.pipe(
    v.array(
      v.object({
        itemId: requiredId("Product ID is required"),
        quantity: whole(1, MAX_LINE_QUANTITY),
        size: requiredText(MAX_SIZE_LENGTH, "Please select a size"),
        color: v.optional(requiredText(60), "default"),
        skuId: requiredId("Unable to find product variant. Please try again."),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  invoice: v.pipe(
    v.array(v.object({ key: v.picklist(invoiceKeys), value: amountSchema })),
    v.maxLength(invoiceKeys.length),
  ),
  shippingAddressId: requiredId("Please select a delivery address"),
  paymentMethod: v.picklist(paymentMethods, "Please select a payment method"),
  totalAmount: amountSchema,
  couponCode: v.nullish(text(40)),
  /**
   * `true` for what is bought from the cart: the order is refused with `cart_changed` unless the cart
   * holds each line in exactly this quantity, so that two purchases of one cart at the same moment
   * are one order. Without it anything may be ordered, whatever the cart holds.
   */
  fromCart: v.nullish(v.boolean()),
  /** Code of the language in which the shopper wants to be told of the order. */
  language: v.nullish(text(10)),
});

/** What a caller gives to create an order. */
export type OrderInput = ReadonlyDeep<v.InferInput<typeof orderBodySchema>>;

/** Body of the payment check; `merchantOrderId` is the order's number or id. */
export const orderPaymentBodySchema = v.object({
  merchantOrderId: requiredId("Invalid order ID"),
});

/** Body of the cancel call. `refundReason` is a reason key, a colon and the description. */
export const orderCancelBodySchema = v.object({
  orderId: requiredId("Invalid order ID"),
  refundReason: requiredText(MAX_CANCEL_REASON_LENGTH, "Please select a reason for cancellation"),
});
/** What a caller gives to cancel an order. */
export type OrderCancelInput = v.InferInput<typeof orderCancelBodySchema>;

const returnEntries = {
  orderId: requiredId("Invalid order ID"),
  skuId: requiredId("Please select the item to return"),
  quantity: v.optional(whole(1, MAX_LINE_QUANTITY), 1),
  reason: v.picklist(returnReasonKeys, "Please select a reason"),
  description: requiredText(MAX_RETURN_DESCRIPTION_LENGTH, "Please describe what is wrong"),
};

/** Body of the call that returns pieces for money. */
export const returnRefundBodySchema = v.object(returnEntries);
/** What a caller gives to return pieces for money. */
export type ReturnRefundInput = v.InferInput<typeof returnRefundBodySchema>;

/** Body of the call that exchanges pieces for another size or colour of the same product. */
export const returnExchangeBodySchema = v.object({
  ...returnEntries,
  newSkuId: requiredId("Please select the size you want instead"),
});
/** What a caller gives to exchange pieces. */
export type ReturnExchangeInput = v.InferInput<typeof returnExchangeBodySchema>;

/** Body of the call that finds an order without signing in. */
export const orderTrackBodySchema = v.object({
  /** The order's number as somebody typed it: `TK-2026-000004`, or `tk 2026 000004`. */
  orderId: requiredText(60, "Invalid order ID"),
  phoneLastDigits: v.pipe(
    v.string(),
    tidyDigits,
    v.regex(/^\d{4}$/, "Enter the last 4 digits of your phone number"),
  ),
});
/** What a caller gives to find an order without signing in. */
export type OrderTrackInput = v.InferInput<typeof orderTrackBodySchema>;

/** Body of an administrator's call that moves an order on. */
export const orderAdvanceBodySchema = v.object({ status: v.picklist(orderStatuses) });
/** Body of an administrator's call that ends a return. */
export const returnDecisionBodySchema = v.object({
  status: v.picklist(["Completed", "Rejected"], "A return ends Completed or Rejected"),
});

/** What the order calls are sent. */
export const orderRequests = {
  read: { params: idParamsSchema },
  create: { body: orderBodySchema },
  verifyPayment: { body: orderPaymentBodySchema },
  cancel: { body: orderCancelBodySchema },
  returnRefund: { body: returnRefundBodySchema },
  returnExchange: { body: returnExchangeBodySchema },
  track: { body: orderTrackBodySchema },
  advance: { params: idParamsSchema, body: orderAdvanceBodySchema },
  decideReturn: { params: idParamsSchema, body: returnDecisionBodySchema },
} as const satisfies Record<string, RequestSchemas>;
