import {
  type DehydratedState,
  dehydrate,
  hashKey,
  hydrate,
  type QueryClient,
} from "@tanstack/react-query";
import { messageOf } from "../data/errors";

/** Id of the element that carries the queries' data from the server. */
export const pageDataId = "page-data";

type Query = DehydratedState["queries"][number];

/** The state of a query that was asked once and answered; of each, what differs from it travels. */
const answered = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: "success",
  fetchStatus: "idle",
} as const satisfies Partial<Query["state"]>;

/** What travels: a query's hash follows from its key, and its time from its data's. */
interface PageData extends Omit<DehydratedState, "queries"> {
  queries: (Omit<Query, "queryHash" | "dehydratedAt" | "state"> & {
    state: Partial<Query["state"]> & Pick<Query["state"], "data" | "dataUpdatedAt">;
  })[];
}

/** An error as it travels to the browser: what the screens read of it, and nothing else. */
const travelling = (error: Error | null) =>
  error && { message: messageOf(error, ""), status: "status" in error ? error.status : 0 };

/** The queries' data as JSON, for the element that {@link restorePageData} reads. */
export function writePageData(client: QueryClient): string {
  const { queries, ...rest } = dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status !== "pending",
  });
  const sent = queries.map(({ queryHash, dehydratedAt, state, ...query }) => {
    const failure = {
      error: travelling(state.error),
      fetchFailureReason: travelling(state.fetchFailureReason),
    };
    const differing = Object.entries({ ...state, ...failure }).filter(
      ([name, value]) => Reflect.get(answered, name) !== value,
    );
    return { ...query, state: Object.fromEntries(differing) };
  });
  return JSON.stringify({ ...rest, queries: sent });
}

/** Fills the query cache with what the server rendered the page from. */
export function restorePageData(client: QueryClient, page: Document): void {
  const text = page.getElementById(pageDataId)?.textContent;
  if (!text) return;
  const { queries, ...rest } = JSON.parse(text) as PageData;
  const whole = queries.map((query) => ({
    ...query,
    state: { ...answered, ...query.state },
    queryHash: hashKey(query.queryKey),
    dehydratedAt: query.state.dataUpdatedAt,
  }));
  hydrate(client, { ...rest, queries: whole });
}
