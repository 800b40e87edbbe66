import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** A failure as it travels to the browser: what the screens read of it, and nothing else. */
interface TravellingError {
  message: string;
  status: number;
}

/** One answer that a page was rendered from: its key, when it came (ms), and data or failure. */
export type PageQuery =
  | readonly [key: QueryKey, at: number, data: unknown]
  | readonly [key: QueryKey, at: number, data: null, error: TravellingError];

/** Fills the query cache with what the server's page was rendered from. */
export function restorePage(client: QueryClient, queries: Iterable<PageQuery>): void {
  for (const [queryKey, at, data, error] of queries) {
    if (!error) client.setQueryData(queryKey, data, { updatedAt: at });
    else {
      client.getQueryCache().build(
        client,
        { queryKey, queryHash: hashKey(queryKey) },
        {
          data: undefined,
          dataUpdateCount: 0,
          dataUpdatedAt: 0,
          error: Object.assign(new Error(error.message), { status: error.status }),
          errorUpdateCount: 1,
          errorUpdatedAt: at,
          fetchFailureCount: 1,
          fetchFailureReason: null,
          fetchMeta: null,
          isInvalidated: false,
          status: "error",
          fetchStatus: "idle",
        },
      );
    }
  }
}
