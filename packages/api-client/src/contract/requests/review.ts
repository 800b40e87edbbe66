import * as v from "valibot";
import { MAX_PAGE_SIZE, reviewSorts } from "../constants";
import type { RequestSchemas } from "../endpoint";
import { idSchema, requiredId, requiredText, text, whole, wholeQuery } from "./common";

/** Query of a product's reviews. */
export const reviewsQuerySchema = v.object({
  page: v.optional(wholeQuery(1, 10_000), 1),
  limit: v.optional(wholeQuery(1, MAX_PAGE_SIZE), 20),
  sortBy: v.optional(v.picklist(reviewSorts), "newest"),
});
/** Which page of the reviews to read, and in which order. */
export type ReviewsQuery = v.InferInput<typeof reviewsQuerySchema>;

/** Body of the create call. */
export const reviewBodySchema = v.object({
  itemId: requiredId("Product ID is required"),
  rating: whole(1, 5),
  title: v.optional(text(120), ""),
  text: requiredText(5000, "Please write a review"),
});
/** What a caller gives to review a product. */
export type ReviewInput = v.InferInput<typeof reviewBodySchema>;

/** What the review calls are sent. */
export const reviewRequests = {
  ofItem: { params: v.object({ itemId: idSchema }), query: reviewsQuerySchema },
  create: { body: reviewBodySchema },
} as const satisfies Record<string, RequestSchemas>;
