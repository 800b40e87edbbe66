import * as v from "valibot";
import { looseText } from "./common";
import type { Call } from "./endpoint";

/** A subcategory; `categoryId` names the category that it belongs to. */
export const subcategorySchema = v.object({
  _id: v.string(),
  name: v.string(),
  description: looseText,
  categoryId: v.nullish(v.string()),
});

/** See {@link subcategorySchema}. */
export type Subcategory = v.InferOutput<typeof subcategorySchema>;

/** Calls for subcategories. */
export const subcategoryCalls = {
  list: {
    method: "GET",
    path: "/subcategory/",
    auth: "none",
    response: v.array(subcategorySchema),
  },
  ofCategory: {
    method: "GET",
    path: "/subcategory/categories/{id}",
    auth: "none",
    response: v.object({ subCategories: v.array(subcategorySchema) }),
  },
  read: {
    method: "GET",
    path: "/subcategory/{id}",
    auth: "none",
    response: subcategorySchema,
  },
} as const satisfies Record<string, Call>;
