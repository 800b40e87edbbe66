import * as v from "valibot";
import { MAX_PICTURE_BYTES } from "../constants";
import type { RequestSchemas } from "../endpoint";
import { emailSchema } from "./auth";
import { phoneSchema, pincodeSchema, requiredText, text, tidyDigits } from "./common";

const MISSING = "Please fill all required fields";

/** A form sends an empty text for what was left out. */
/* @__NO_SIDE_EFFECTS__ */
function optionalCode(pattern: RegExp, message: string) {
  return v.optional(
    v.pipe(
      v.string(),
      tidyDigits,
      v.toUpperCase(),
      v.check((code) => code === "" || pattern.test(code), message),
    ),
    "",
  );
}

/** Fields of the application form. */
export const partnerBodySchema = v.object(
  {
    name: requiredText(100, MISSING),
    email: emailSchema,
    mobile: phoneSchema,
    shopName: requiredText(120, MISSING),
    gst: optionalCode(
      /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
      "Please enter a valid 15-character GST number",
    ),
    pan: optionalCode(/^[A-Z]{5}\d{4}[A-Z]$/, "Please enter a valid 10-character PAN"),
    shopAddress: requiredText(500, MISSING),
    pincode: pincodeSchema,
    state: requiredText(100, MISSING),
    city: requiredText(100, MISSING),
    /** A picture of the shop: JPEG, PNG, WebP or AVIF of at most 5 MiB. */
    shopImage: v.pipe(
      v.blob("Please add a picture of your shop"),
      v.minSize(1, "Please add a picture of your shop"),
      v.maxSize(MAX_PICTURE_BYTES, "The picture may have 5 MB at most"),
    ),
    mapUrl: v.optional(
      v.pipe(
        text(500),
        v.check((url) => url === "" || isWebAddress(url), "Please enter a valid map link"),
      ),
      "",
    ),
  },
  MISSING,
);
/** What a caller gives to become a partner. */
export type PartnerInput = v.InferInput<typeof partnerBodySchema>;

/** `URL.canParse` is younger than the browsers that are promised. */
function isWebAddress(address: string): boolean {
  try {
    return ["https:", "http:"].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}

/** What the partner calls are sent. */
export const partnerRequests = {
  apply: { body: partnerBodySchema },
} as const satisfies Record<string, RequestSchemas>;
