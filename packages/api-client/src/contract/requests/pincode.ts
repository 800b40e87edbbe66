import * as v from "valibot";
import type { RequestSchemas } from "../endpoint";
import { tidyDigits } from "./common";

const INVALID = "Please enter a valid 6-digit pincode";

/** Query of the delivery check. */
export const pincodeQuerySchema = v.object({
  pincode: v.pipe(v.string(INVALID), tidyDigits, v.regex(/^\d{6}$/, INVALID)),
});

/** What the postal code calls are sent. */
export const pincodeRequests = {
  check: { query: pincodeQuerySchema },
} as const satisfies Record<string, RequestSchemas>;
