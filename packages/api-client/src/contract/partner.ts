import * as v from "valibot";
import { looseText, phoneText } from "./common";
import type { Call } from "./endpoint";

/** Somebody's application to sell through the shop. */
export const partnerApplicationSchema = v.object({
  _id: v.string(),
  name: looseText,
  email: looseText,
  /** Ten digits. */
  mobile: phoneText,
  shopName: looseText,
  gst: v.nullish(v.string()),
  pan: v.nullish(v.string()),
  shopAddress: looseText,
  pincode: looseText,
  state: looseText,
  city: looseText,
  mapUrl: v.nullish(v.string()),
  /** Pixels of the stored picture; it is shown to the shop's staff only. */
  shopImage: v.nullish(v.object({ width: v.number(), height: v.number() })),
  /** `Received` until the shop has decided. */
  status: v.nullish(v.string(), "Received"),
  createdAt: v.nullish(v.string()),
});

/** See {@link partnerApplicationSchema}. */
export type PartnerApplication = v.InferOutput<typeof partnerApplicationSchema>;

/** Calls for partner applications. */
export const partnerCalls = {
  apply: {
    method: "POST",
    path: "/partner/apply",
    auth: "user",
    encoding: "multipart",
    response: partnerApplicationSchema,
  },
  read: {
    method: "GET",
    path: "/partner/application",
    auth: "user",
    response: partnerApplicationSchema,
  },
} as const satisfies Record<string, Call>;
