import {
  type Review,
  type ReviewInput,
  type ReviewSort,
  type Reviews,
  reviewsClient,
} from "@taanka/api-client";
import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  type UndefinedInitialDataInfiniteOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { itemQuery } from "../catalogue/items";
import { ordersQuery } from "../orders/orders";
import { apiOf } from "../queries/api";
import { readAgain, staleTimes } from "../queries/queryClient";
import { useAccountQuery } from "../session/useAccountQuery";

const pageSize = 10;
const reviewsKey = (itemId: string): QueryKey => ["reviews", itemId];

type ReviewsQuery = UndefinedInitialDataInfiniteOptions<
  Reviews,
  Error,
  InfiniteData<Reviews>,
  QueryKey,
  number
> & { queryKey: DataTag<QueryKey, InfiniteData<Reviews>, Error> };

/** A product's reviews, page by page. */
export const reviewsQuery = (itemId: string, sortBy: ReviewSort): ReviewsQuery =>
  infiniteQueryOptions<Reviews, Error, InfiniteData<Reviews>, QueryKey, number>({
    queryKey: [...reviewsKey(itemId), sortBy],
    staleTime: staleTimes.listing,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ client, pageParam, signal }): Promise<Reviews> =>
      apiOf(client)(reviewsClient).ofItem(
        itemId,
        { page: pageParam, limit: pageSize, sortBy },
        { signal },
      ),
    getNextPageParam: ({ totalReviews }, pages) =>
      pages.length * pageSize < (totalReviews ?? 0) ? pages.length + 1 : undefined,
  });

/** What the kit's list takes of a review. */
export const shownReview = ({ _id, rating, title, text, author, date }: Review) => ({
  id: _id,
  rating,
  title,
  text,
  author,
  date,
});

/** Reviews by their stars: the server's count, else that of the reviews that are known. */
export function starsOf({ starCounts, reviews }: Reviews) {
  const count = (stars: number) =>
    (reviews ?? []).filter(({ rating }) => Math.round(rating) === stars).length;
  return starCounts ?? { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
}

/** Sends a review; the product and its reviews are read again when it is taken. */
export function useWriteReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (review: ReviewInput, { client }) => apiOf(client)(reviewsClient).create(review),
    onSuccess: (_, { itemId }) =>
      Promise.all([
        readAgain(queryClient, reviewsKey(itemId)),
        readAgain(queryClient, itemQuery(itemId).queryKey),
      ]),
  });
}

/**
 * Whether somebody has received a product, so that writing about it is worth offering; whether they
 * may is the server's to say. True as long as it is not known.
 */
export function useMayReview(itemId: string): boolean {
  const { data } = useAccountQuery({ ...ordersQuery(), staleTime: staleTimes.listing });
  return (
    data === undefined ||
    data.some(
      ({ orderStatus, orderDetails }) =>
        orderStatus === "Delivered" && orderDetails?.some((line) => line.itemId?._id === itemId),
    )
  );
}
