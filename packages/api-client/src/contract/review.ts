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

/** How many reviews gave so many stars. */
const starCountsSchema = v.object({
  1: v.number(),
  2: v.number(),
  3: v.number(),
  4: v.number(),
  5: v.number(),
});

/** A page of a product's reviews, with what all pages together say. */
export const reviewsSchema = v.object({
  /** 0 to 5; null when there is none. */
  average: v.nullish(v.number()),
  totalReviews: v.nullish(v.number(), 0),
  /** Reviews by their stars, over all pages; null where the server does not count them. */
  starCounts: v.nullish(starCountsSchema),
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
