import * as v from "valibot";
import type { ReadonlyDeep, RequestSchemas } from "../endpoint";
import { amountSchema, idSchema, requiredText } from "./common";

const NO_CODE = "Please enter a coupon code";

/** Body of the apply call. Codes are upper-case. */
export const couponBodySchema = v.object(
  {
    couponCode: v.pipe(requiredText(40, NO_CODE), v.toUpperCase()),
    /** Discounted total of the goods in rupees, before GST. */
    totalAmount: amountSchema,
    /** Ids of the categories of the goods. */
    categories: v.optional(v.pipe(v.array(idSchema), v.maxLength(100)), []),
  },
  NO_CODE,
);
/** What a caller gives to apply a coupon. */
export type CouponInput = ReadonlyDeep<v.InferInput<typeof couponBodySchema>>;

/** What the coupon calls are sent. */
export const couponRequests = {
  apply: { body: couponBodySchema },
} as const satisfies Record<string, RequestSchemas>;
