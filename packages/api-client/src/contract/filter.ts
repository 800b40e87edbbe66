import * as v from "valibot";
import type { Call } from "./endpoint";

/** A filter that listings offer: its key and the values to choose from. */
export const filterSchema = v.object({
  _id: v.nullish(v.string()),
  key: v.string(),
  values: v.nullish(v.array(v.string()), []),
});

/** See {@link filterSchema}. */
export type Filter = v.InferOutput<typeof filterSchema>;

/** Calls for filters. */
export const filterCalls = {
  list: { method: "GET", path: "/filter", auth: "none", response: v.array(filterSchema) },
  search: {
    method: "GET",
    path: "/filter/search",
    auth: "none",
    response: v.array(filterSchema),
  },
  read: { method: "GET", path: "/filter/{id}", auth: "none", response: filterSchema },
} as const satisfies Record<string, Call>;
