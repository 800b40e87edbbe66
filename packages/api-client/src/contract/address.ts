import * as v from "valibot";
import { looseText, nothingSchema, phoneText } from "./common";
import type { Call } from "./endpoint";

/** A saved address. */
export const addressSchema = v.object({
  _id: v.string(),
  name: looseText,
  phoneNumber: phoneText,
  addressLine1: looseText,
  addressLine2: v.nullish(v.string()),
  cityTown: looseText,
  state: looseText,
  pincode: v.nullish(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value)),
    ),
    "",
  ),
  country: v.nullish(v.string(), "India"),
  addressType: v.nullish(v.string(), "Home"),
  isDefault: v.nullish(v.boolean(), false),
  createdAt: v.nullish(v.string()),
});

/** See {@link addressSchema}. */
export type Address = v.InferOutput<typeof addressSchema>;

const bookSchema = v.object({ addressDetail: v.array(addressSchema) });

/** Calls for the address book. */
export const addressCalls = {
  list: {
    method: "GET",
    path: "/user/address/",
    auth: "user",
    response: v.object({ addresses: bookSchema }),
    fallback: "Failed to fetch addresses",
  },
  create: {
    method: "POST",
    path: "/user/address/create",
    auth: "user",
    response: v.object({ address: bookSchema }),
    fallback: "Failed to save address. Please try again.",
    signInMessage: "Please login to save address",
  },
  update: {
    method: "PUT",
    path: "/user/address/{id}",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to save address. Please try again.",
  },
  remove: {
    method: "DELETE",
    path: "/user/address/{id}",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to delete address. Please try again.",
  },
} as const satisfies Record<string, Call>;
