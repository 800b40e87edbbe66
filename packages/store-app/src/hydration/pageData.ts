import { type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";

/** Id of the element that carries the queries' data from the server. */
export const pageDataId = "page-data";

/** Fills the query cache with what the server rendered the page from. */
export function restorePageData(client: QueryClient, page: Document): void {
  const element = page.getElementById(pageDataId);
  if (element?.textContent) hydrate(client, JSON.parse(element.textContent) as DehydratedState);
}
