import * as v from "valibot";
import { looseText, moneySchema, nothingSchema } from "./common";
import type { Call } from "./endpoint";

/** The product of a cart line. */
export const cartItemSchema = v.object({
  _id: v.string(),
  name: looseText,
  description: looseText,
  image: looseText,
  imageColor: v.nullish(v.string()),
  discountedPrice: v.nullish(moneySchema),
  MRP: moneySchema,
  /** Whole percent off the MRP, where the shop states it. */
  discountPercentage: v.nullish(v.number()),
});

/** A line of the cart. */
export const cartLineSchema = v.object({
  itemId: cartItemSchema,
  quantity: v.number(),
  size: looseText,
  color: v.nullish(v.string(), "default"),
  skuId: looseText,
  /** Pieces that can be bought at most. */
  maxQuantity: v.nullish(v.number()),
});

/** See {@link cartLineSchema}. */
export type CartLine = v.InferOutput<typeof cartLineSchema>;

/** The cart of whoever is signed in. */
export const cartSchema = v.object({ items: v.nullish(v.array(cartLineSchema), []) });

/** See {@link cartSchema}. */
export type Cart = v.InferOutput<typeof cartSchema>;

/** Calls for the cart. */
export const cartCalls = {
  read: {
    method: "GET",
    path: "/usercart/",
    auth: "user",
    response: cartSchema,
    fallback: "Failed to load cart",
  },
  add: {
    method: "POST",
    path: "/usercart/create",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to add item to cart",
    signInMessage: "User must be authenticated to add items to cart",
  },
  remove: {
    method: "DELETE",
    path: "/usercart/removeitem",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to remove item from cart",
    signInMessage: "User must be authenticated to remove items from cart",
  },
  updateQuantity: {
    method: "PUT",
    path: "/usercart/update-quantity",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to update cart item quantity",
    signInMessage: "User must be authenticated to update cart",
  },
  ofUser: {
    method: "GET",
    path: "/usercart/admin/{userId}",
    auth: "admin",
    response: cartSchema,
    fallback: "Failed to load cart",
  },
} as const satisfies Record<string, Call>;
