import * as v from "valibot";
import { cartSchema } from "./cart";
import { nothingSchema } from "./common";
import type { Call } from "./endpoint";

/** What a move into the cart answers. */
export const movedLineSchema = v.object({
  /** Pieces that were saved. */
  wanted: v.number(),
  /** Pieces of them that the cart took: fewer where fewer can be had. */
  moved: v.number(),
});

/** See {@link movedLineSchema}. */
export type MovedLine = v.InferOutput<typeof movedLineSchema>;

/** Calls for what is saved for later. */
export const savedCalls = {
  saved: {
    method: "GET",
    path: "/usercart/saved",
    auth: "user",
    response: cartSchema,
    fallback: "Failed to load what is saved for later",
  },
  saveForLater: {
    method: "POST",
    path: "/usercart/saved/create",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to save for later",
  },
  moveToCart: {
    method: "POST",
    path: "/usercart/saved/move",
    auth: "user",
    response: movedLineSchema,
    fallback: "Failed to add item to cart",
  },
  removeSaved: {
    method: "DELETE",
    path: "/usercart/saved/removeitem",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to remove what is saved for later",
  },
  mergeSaved: {
    method: "POST",
    path: "/usercart/saved/merge",
    auth: "user",
    response: nothingSchema,
    fallback: "Failed to save for later",
  },
} as const satisfies Record<string, Call>;
