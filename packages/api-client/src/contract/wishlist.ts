import * as v from "valibot";
import { looseText, moneySchema, nothingSchema } from "./common";
import type { Call } from "./endpoint";
import { factSchema } from "./product-fields";

/** The product of a wishlist entry. */
export const wishlistItemSchema = v.object({
  _id: v.string(),
  name: looseText,
  /** Name of the category; a populated category is read as its name. */
  category: v.nullish(
    v.union([
      v.string(),
      v.pipe(
        v.object({ name: v.string() }),
        v.transform((category) => category.name),
      ),
    ]),
    "",
  ),
  image: looseText,
  imageColor: v.nullish(v.string()),
  description: looseText,
  MRP: moneySchema,
  discountedPrice: v.nullish(moneySchema),
  discountPercentage: v.nullish(v.number(), 0),
  userAverageRating: v.nullish(v.number()),
  filters: v.nullish(v.array(factSchema), []),
});

/** A wished product in one colour; the pair of both is its identity. */
export const wishlistEntrySchema = v.object({
  /** Id of the wish itself; ids grow with time. */
  _id: v.nullish(v.string()),
  itemId: wishlistItemSchema,
  color: v.nullish(v.string(), "default"),
  /** URL of the picture in that colour. */
  url: v.nullish(v.string()),
});

/** See {@link wishlistEntrySchema}. */
export type WishlistEntry = v.InferOutput<typeof wishlistEntrySchema>;

/** The wishlist of whoever is signed in. */
export const wishlistSchema = v.object({ items: v.nullish(v.array(wishlistEntrySchema), []) });

/** See {@link wishlistSchema}. */
export type Wishlist = v.InferOutput<typeof wishlistSchema>;

/** Calls for the wishlist. */
export const wishlistCalls = {
  read: {
    method: "GET",
    path: "/userwishlist/",
    auth: "user",
    response: wishlistSchema,
    fallback: "Failed to load wishlist",
  },
  add: {
    method: "POST",
    path: "/userwishlist/create",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to add to wishlist",
    signInMessage: "Authentication required to add to wishlist",
  },
  remove: {
    method: "PUT",
    path: "/userwishlist/remove",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to remove from wishlist",
    signInMessage: "Authentication required to remove from wishlist",
  },
  clear: {
    method: "DELETE",
    path: "/userwishlist/clear",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to clear wishlist",
  },
  contains: {
    method: "GET",
    path: "/userwishlist/contains",
    auth: "user",
    response: v.object({ isWishlisted: v.boolean() }),
    fallback: "Failed to load wishlist",
  },
} as const satisfies Record<string, Call>;
