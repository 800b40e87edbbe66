import * as v from "valibot";
import { MAX_LINE_QUANTITY, paymentMethods } from "../constants";
import type { RequestSchemas } from "../endpoint";
import { invoiceKeys } from "../money";
import { amountSchema, idParamsSchema, requiredId, requiredText, text, whole } from "./common";

/** Body of the create call. The server computes the same amounts and refuses others. */
export const orderBodySchema = v.object({
  orderDetails: v.pipe(
    v.array(
      v.object({
        itemId: requiredId("Product ID is required"),
        quantity: whole(1, MAX_LINE_QUANTITY),
        size: requiredText(30, "Please select a size"),
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
});

/** What a caller gives to create an order. */
export type OrderInput = v.InferInput<typeof orderBodySchema>;

/** Body of the payment check; `merchantOrderId` is the order's number or id. */
export const orderPaymentBodySchema = v.object({
  merchantOrderId: requiredId("Invalid order ID"),
});

/** Body of the cancel call. `refundReason` is a reason key, a colon and the description. */
export const orderCancelBodySchema = v.object({
  orderId: requiredId("Invalid order ID"),
  refundReason: requiredText(10_000, "Please select a reason for cancellation"),
});
/** What a caller gives to cancel an order. */
export type OrderCancelInput = v.InferInput<typeof orderCancelBodySchema>;

/** What the order calls are sent. */
export const orderRequests = {
  read: { params: idParamsSchema },
  create: { body: orderBodySchema },
  verifyPayment: { body: orderPaymentBodySchema },
  cancel: { body: orderCancelBodySchema },
} as const satisfies Record<string, RequestSchemas>;
