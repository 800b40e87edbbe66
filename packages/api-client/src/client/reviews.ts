import type { ReviewSort } from "../contract/constants";
import type { ReviewInput } from "../contract/requests/review";
import { type Review, type Reviews, reviewCalls } from "../contract/review";
import type { Caller, CallOptions } from "./caller";
import { oneUnder } from "./loose";

/** Which page of a product's reviews to read, and in which order. */
export interface ReviewsRequest {
  /** From 1. */
  page?: number;
  /** Reviews a page, 20 by default, at most 100. */
  limit?: number;
  /** `newest` by default. */
  sortBy?: ReviewSort;
}

/** What shoppers think of products. */
export interface ReviewsClient {
  /**
   * A product's reviews with their average and how many gave how many stars. `GET /reviews/item/{itemId}`
   * @throws ApiError 404 when there is no such product.
   */
  ofItem(itemId: string, request?: ReviewsRequest, options?: CallOptions): Promise<Reviews>;
  /**
   * Reviews a product that the shopper received. `POST /reviews`
   * @param review rating 1 to 5, and a text.
   * @throws ApiError 400, 401, 403 for somebody who has not received it, 409 for a second review.
   */
  create(review: ReviewInput, options?: CallOptions): Promise<Review>;
}

/** Makes a {@link ReviewsClient}. */
export function reviewsClient(call: Caller): ReviewsClient {
  return {
    ofItem(itemId: string, request: ReviewsRequest = {}, options?: CallOptions) {
      return call(reviewCalls.ofItem, { params: { itemId }, query: { ...request } }, options);
    },
    create(review: ReviewInput, options?: CallOptions) {
      return call(reviewCalls.create, { body: review }, options, oneUnder("review"));
    },
  };
}
