import {
  type DataTag,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
} from "@tanstack/react-query";

/**
 * What a query factory gives: TanStack Query's options, for `useQuery`, `fetchQuery` and `prefetchQuery`
 * alike. Its key knows the type of its data.
 */
export type StoreQuery<Data> = UndefinedInitialDataOptions<Data> & {
  queryKey: DataTag<QueryKey, Data, Error>;
};

/** TanStack Query's `queryOptions`, whose type says the name of its data and not all of its fields. */
export const storeQuery = <Data>(
  options: UndefinedInitialDataOptions<Data> & { queryKey: QueryKey },
): StoreQuery<Data> => queryOptions(options);
