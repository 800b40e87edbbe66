import * as v from "valibot";
import { looseText } from "./common";
import type { Call } from "./endpoint";

/** Whether the shop delivers to a postal code, and how fast. */
export const pincodeCheckSchema = v.object({
  pincode: v.string(),
  isDeliverable: v.boolean(),
  /** What the shopper reads. */
  message: looseText,
  /** State or territory that the code lies in. */
  region: v.nullish(v.string()),
  /** Days that a delivery takes, from and to; null where there is none. */
  deliveryDays: v.nullish(v.object({ from: v.number(), to: v.number() })),
});

/** See {@link pincodeCheckSchema}. */
export type PincodeCheck = v.InferOutput<typeof pincodeCheckSchema>;

/** Calls for postal codes. */
export const pincodeCalls = {
  check: { method: "GET", path: "/pincode/check", auth: "none", response: pincodeCheckSchema },
} as const satisfies Record<string, Call>;
