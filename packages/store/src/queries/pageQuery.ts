import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";

/** A query whatever it gives: what is needed to bring it into the cache and to see how it went. */
export interface PageQuery {
  queryKey: QueryKey;
  fetch(client: QueryClient): Promise<unknown>;
}

/** The data of a page. */
export interface PageQueries {
  /** Without these the page makes no sense: the server and a navigation wait for them. */
  critical: readonly PageQuery[];
  /** Waited for only shortly: the browser fetches what came too late. */
  deferred?: readonly PageQuery[];
  /**
   * Whether other pages have brought enough to begin with: a navigation does not wait for the
   * critical data then. The screen says what is still on its way.
   */
  hasPreview?(client: QueryClient): boolean;
}

/** Makes a query fit for {@link PageQueries}. */
export function pageQuery<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): PageQuery {
  return { queryKey: options.queryKey, fetch: (client) => client.fetchQuery(options) };
}
