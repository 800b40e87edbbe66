import type { QueryClient } from "@tanstack/react-query";
import type { RouteMatch, RouteOutcome } from "../../app/routing";
import { statusOf } from "../../data/failure";
import { listingQuery } from "../../data/items";
import { listingTitleQuery } from "../../data/names";
import { asRequest, filtersOf } from "./filters";
import { listingOf, sortOf } from "./listingOf";

/** The first page of the listing that an address asks for; rejects when it can't be had. */
export const fetchListing = (client: QueryClient, match: RouteMatch): Promise<unknown> =>
  client.fetchQuery(
    listingQuery({
      of: listingOf(match),
      sortBy: sortOf(match.search),
      filters: asRequest(filtersOf(match.search)),
    }),
  );

/** The listing's title and first page; a category, brand or section that does not exist is a 404. */
export async function prefetchListing(
  client: QueryClient,
  match: RouteMatch,
): Promise<RouteOutcome | undefined> {
  const [title] = await Promise.allSettled([
    client.ensureQueryData(listingTitleQuery(listingOf(match))),
    fetchListing(client, match),
  ]);
  return title.status === "rejected" ? { status: statusOf(title.reason) } : undefined;
}
