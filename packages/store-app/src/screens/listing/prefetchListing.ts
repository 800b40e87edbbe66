import type { QueryClient } from "@tanstack/react-query";
import type { RouteMatch, RouteOutcome } from "../../app/routing";
import { statusOf } from "../../data/failure";
import { listingQuery } from "../../data/items";
import { listingTitleQuery } from "../../data/names";
import { listingOf, sortOf } from "./listingOf";

/** The listing's title and first page; a category, brand or section that does not exist is a 404. */
export async function prefetchListing(
  client: QueryClient,
  match: RouteMatch,
): Promise<RouteOutcome | undefined> {
  const of = listingOf(match);
  const [title] = await Promise.allSettled([
    client.ensureQueryData(listingTitleQuery(of)),
    client.prefetchQuery(listingQuery({ of, sortBy: sortOf(match.search) })),
  ]);
  return title.status === "rejected" ? { status: statusOf(title.reason) } : undefined;
}
