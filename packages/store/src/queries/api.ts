import type { StoreApi } from "@taanka/api-client";
import type { QueryClient } from "@tanstack/react-query";

/** What the queries of a client ask. */
export interface BackEnd {
  /** The calls of the API: `createStoreApi` of `@taanka/api-client` makes them. */
  api: StoreApi;
  /**
   * Turns what a shopper has typed into words that the API searches for, such as Hindi into the
   * catalogue's English. Left out, the API is asked for the words as they are.
   */
  searchWords?: ((typed: string) => string | Promise<string>) | undefined;
}

/** By query client, so that a server that renders for several shops mixes none of them up. */
const backEnds = new WeakMap<QueryClient, BackEnd>();

/**
 * Says which API the store's queries and mutations ask that run in a query client. `createQueryClient`
 * does it for a client that it makes.
 *
 * @example
 * ```ts
 * const client = new QueryClient();
 * connect(client, { api: createStoreApi({ baseUrl: "/api", session }) });
 * ```
 */
export function connect(client: QueryClient, backEnd: BackEnd): void {
  backEnds.set(client, backEnd);
}

function backEndOf(client: QueryClient): BackEnd {
  const backEnd = backEnds.get(client);
  if (!backEnd)
    throw new Error(
      "This query client knows no API. Make it with createQueryClient({ api }), or call connect(client, { api }).",
    );
  return backEnd;
}

/**
 * The calls of one resource of the API. A page loads the code of those that it names.
 *
 * @throws Error for a query client that was not connected
 */
export const apiOf = (client: QueryClient): StoreApi => backEndOf(client).api;

/** What the API is asked for where a shopper searches. */
export const searchWordsOf = async (client: QueryClient, typed: string): Promise<string> =>
  backEndOf(client).searchWords?.(typed) ?? typed;
