import * as v from "valibot";
import { looseText, moneySchema, nothingSchema } from "./common";
import { paymentMethods } from "./constants";
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
export const cartSchema = v.object({
  items: v.nullish(v.array(cartLineSchema), []),
  /** How its order can be paid, where the shop tells: without it, in every way. */
  paymentMethods: v.optional(v.fallback(v.nullable(v.array(v.picklist(paymentMethods))), null)),
  /** Rupees up to which an order can be paid in cash, where the shop sets a limit. */
  cashLimit: v.nullish(v.number()),
});

/** See {@link cartSchema}. */
export type Cart = v.InferOutput<typeof cartSchema>;

/** A line that was to be taken over into a cart and was not, or not whole. */
export const unmergedLineSchema = v.object({
  itemId: v.string(),
  skuId: v.string(),
  /** The product's name; empty where the shop has no such variant. */
  name: looseText,
  /** Pieces that were wanted. */
  wanted: v.number(),
  /** Pieces that are in the cart now. */
  held: v.number(),
  /**
   * `missing`: the shop does not have it any more; `sold_out`; `limited`: there are fewer, or one
   * person may not have more; `full`: the cart holds no more lines.
   */
  reason: v.picklist(["missing", "sold_out", "limited", "full"]),
});

/** See {@link unmergedLineSchema}. */
export type UnmergedLine = v.InferOutput<typeof unmergedLineSchema>;

/** What a merge answers: the lines that could not be taken over whole. */
export const mergedCartSchema = v.object({
  unmerged: v.nullish(v.array(unmergedLineSchema), []),
});

/** See {@link mergedCartSchema}. */
export type MergedCart = v.InferOutput<typeof mergedCartSchema>;

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
  preview: {
    method: "POST",
    path: "/usercart/preview",
    auth: "none",
    safe: true,
    response: cartSchema,
    fallback: "Failed to load cart",
  },
  merge: {
    method: "POST",
    path: "/usercart/merge",
    auth: "user",
    response: mergedCartSchema,
    fallback: "Failed to add item to cart",
    signInMessage: "User must be authenticated to add items to cart",
  },
  ofUser: {
    method: "GET",
    path: "/usercart/admin/{userId}",
    auth: "admin",
    response: cartSchema,
    fallback: "Failed to load cart",
  },
} as const satisfies Record<string, Call>;
