import * as v from "valibot";
import { looseText } from "./common";
import type { Call } from "./endpoint";

/** What someone thinks of a product. */
export const reviewSchema = v.object({
  _id: v.string(),
  /** 1 to 5. */
  rating: v.number(),
  title: looseText,
  text: looseText,
  author: looseText,
  /** ISO 8601. */
  date: looseText,
});

/** See {@link reviewSchema}. */
export type Review = v.InferOutput<typeof reviewSchema>;

/** A product's reviews, newest first, with their average over all pages. */
export const reviewsSchema = v.object({
  /** 0 to 5; null when there is none. */
  average: v.nullish(v.number()),
  totalReviews: v.nullish(v.number(), 0),
  reviews: v.nullish(v.array(reviewSchema), []),
});

/** See {@link reviewsSchema}. */
export type Reviews = v.InferOutput<typeof reviewsSchema>;

/** Calls for reviews. */
export const reviewCalls = {
  ofItem: {
    method: "GET",
    path: "/reviews/item/{itemId}",
    auth: "none",
    response: reviewsSchema,
  },
  create: { method: "POST", path: "/reviews", auth: "user", response: reviewSchema },
} as const satisfies Record<string, Call>;
