import * as v from "valibot";
import type { RequestSchemas } from "../endpoint";
import { idParamsSchema, phoneSchema, pincodeSchema, requiredText, text } from "./common";

const MISSING = "Please fill all required fields";

const fields = {
  name: requiredText(100, MISSING),
  phoneNumber: phoneSchema,
  addressLine1: requiredText(200, MISSING),
  addressLine2: v.optional(text(200)),
  cityTown: requiredText(100, MISSING),
  state: requiredText(100, MISSING),
  pincode: pincodeSchema,
};

/** Body of the create call. */
export const addressBodySchema = v.object(
  {
    ...fields,
    country: v.optional(requiredText(60), "India"),
    addressType: v.optional(requiredText(30), "Home"),
    isDefault: v.optional(v.boolean(), false),
  },
  MISSING,
);

/** What a caller gives to create an address. */
export type AddressInput = v.InferInput<typeof addressBodySchema>;

/** Body of the change call: any of the fields. */
export const addressChangeBodySchema = v.partial(
  v.object({
    ...fields,
    country: requiredText(60),
    addressType: requiredText(30),
    isDefault: v.boolean(),
  }),
);

/** What a caller gives to change an address. */
export type AddressChange = v.InferInput<typeof addressChangeBodySchema>;

/** What the address calls are sent. */
export const addressRequests = {
  create: { body: addressBodySchema },
  update: { params: idParamsSchema, body: addressChangeBodySchema },
  remove: { params: idParamsSchema },
} as const satisfies Record<string, RequestSchemas>;
