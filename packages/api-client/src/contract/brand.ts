import * as v from "valibot";
import { looseText } from "./common";
import type { Call } from "./endpoint";

/** A maker whose products the shop sells. */
export const brandSchema = v.object({ _id: v.string(), name: v.string(), description: looseText });

/** See {@link brandSchema}. */
export type Brand = v.InferOutput<typeof brandSchema>;

/** Calls for brands. */
export const brandCalls = {
  list: { method: "GET", path: "/brand/", auth: "none", response: v.array(brandSchema) },
  read: {
    method: "GET",
    path: "/brand/{id}",
    auth: "none",
    response: brandSchema,
  },
} as const satisfies Record<string, Call>;
