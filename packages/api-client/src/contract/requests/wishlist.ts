import * as v from "valibot";
import type { RequestSchemas } from "../endpoint";
import { requiredId, requiredText } from "./common";

/** Body of create and remove, query of the presence check. */
export const wishlistBodySchema = v.object(
  {
    itemId: requiredId("Product ID is required"),
    color: v.optional(requiredText(60), "default"),
  },
  "Product ID is required",
);
/** What names an entry of the wishlist. */
export type WishlistKey = v.InferInput<typeof wishlistBodySchema>;

/** What the wishlist calls are sent. */
export const wishlistRequests = {
  add: { body: wishlistBodySchema },
  remove: { body: wishlistBodySchema },
  contains: { query: wishlistBodySchema },
} as const satisfies Record<string, RequestSchemas>;
