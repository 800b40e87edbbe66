import * as v from "valibot";
import { looseText } from "./common";
import type { Call } from "./endpoint";

/** Whether the shop delivers to a postal code, and how fast. */
export const pincodeCheckSchema = v.object({
  pincode: v.string(),
  isDeliverable: v.boolean(),
  /** What the shopper reads. */
  message: looseText,
  /** Where the code lies, in words. */
  region: v.nullish(v.string()),
  /** States and territories of that region, each as an address names it; empty where none is known. */
  states: v.nullish(v.array(v.string()), []),
  /** Days that a delivery takes, from and to; null where there is none. */
  deliveryDays: v.nullish(v.object({ from: v.number(), to: v.number() })),
});

/** See {@link pincodeCheckSchema}. */
export type PincodeCheck = v.InferOutput<typeof pincodeCheckSchema>;

/** Calls for postal codes. */
export const pincodeCalls = {
  check: { method: "GET", path: "/pincode/check", auth: "none", response: pincodeCheckSchema },
} as const satisfies Record<string, Call>;
