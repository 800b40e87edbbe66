import * as v from "valibot";
import { looseText } from "./common";
import type { Call } from "./endpoint";

/** A category of the shop; `image` is the URL of its tile. */
export const categorySchema = v.object({
  _id: v.string(),
  name: v.string(),
  description: looseText,
  image: v.nullish(v.string()),
  /** Dominant colour of `image`, `#rrggbb`. */
  imageColor: v.nullish(v.string()),
});

/** See {@link categorySchema}. */
export type Category = v.InferOutput<typeof categorySchema>;

/** Calls for categories. */
export const categoryCalls = {
  list: { method: "GET", path: "/category/", auth: "none", response: v.array(categorySchema) },
  search: {
    method: "GET",
    path: "/category/search",
    auth: "none",
    response: v.array(categorySchema),
  },
  read: {
    method: "GET",
    path: "/category/{id}",
    auth: "none",
    response: categorySchema,
  },
} as const satisfies Record<string, Call>;
