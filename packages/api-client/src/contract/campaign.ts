import * as v from "valibot";
import { brandSchema } from "./brand";
import type { Call } from "./endpoint";

/** A campaign, running or not. */
export const campaignSchema = v.object({
  ...brandSchema.entries,
  isActive: v.nullish(v.boolean(), false),
});

/** See {@link campaignSchema}. */
export type Campaign = v.InferOutput<typeof campaignSchema>;

/** Calls for campaigns. */
export const campaignCalls = {
  read: {
    method: "GET",
    path: "/campaign/{id}",
    auth: "none",
    response: campaignSchema,
  },
} as const satisfies Record<string, Call>;
