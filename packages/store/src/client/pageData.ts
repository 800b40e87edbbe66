import {
  type DehydratedState,
  dehydrate,
  hashKey,
  hydrate,
  type QueryClient,
} from "@tanstack/react-query";
import { messageOf } from "../errors";

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

/**
 * What travels: a query's hash follows from its key, and its times from the page's. With a time in it
 * the same page would be other bytes after each render, and no browser's copy would be the last one.
 */
interface PageData extends Omit<DehydratedState, "queries"> {
  queries: (Omit<Query, "queryHash" | "dehydratedAt" | "state"> & {
    state: Omit<Partial<Query["state"]>, Times> & Pick<Query["state"], "data">;
  })[];
}

const times = ["dataUpdatedAt", "errorUpdatedAt"] as const satisfies (keyof Query["state"])[];
type Times = (typeof times)[number];
const isTime = (name: string) => times.some((time) => time === name);

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
      ([name, value]) => !isTime(name) && Reflect.get(answered, name) !== value,
    );
    return { ...query, state: Object.fromEntries(differing) };
  });
  return JSON.stringify({ ...rest, queries: sent });
}

/**
 * When the server began to render the page, by its `Last-Modified` header, which a 304 and a copy on
 * the device bring as well. A clock of this device that is behind makes no data of the future.
 */
function renderedAt({ lastModified }: Document): number {
  const now = Date.now();
  const told = Date.parse(lastModified);
  return Number.isNaN(told) ? now : Math.min(told, now);
}

/** Fills the query cache with what the server rendered the page from. */
export function restorePageData(client: QueryClient, page: Document): void {
  const text = page.getElementById(pageDataId)?.textContent;
  if (!text) return;
  const { queries, ...rest } = JSON.parse(text) as PageData;
  const time = renderedAt(page);
  const whole = queries.map((query) => ({
    ...query,
    state: {
      ...answered,
      ...query.state,
      dataUpdatedAt: query.state.data === undefined ? 0 : time,
      errorUpdatedAt: query.state.error ? time : 0,
    },
    queryHash: hashKey(query.queryKey),
    dehydratedAt: time,
  }));
  hydrate(client, { ...rest, queries: whole });
}
