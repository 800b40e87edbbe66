import type { QueryClient } from "@tanstack/react-query";
import type { RouteMatch, RouteOutcome } from "../../app/routing";
import { statusOf } from "../../data/failure";
import { itemDetailsQuery, itemQuery } from "../../data/items";

/** The product with its colours and sizes. Without it the page is a 404 or a failure. */
export async function prefetchProduct(
  client: QueryClient,
  match: RouteMatch,
): Promise<RouteOutcome | undefined> {
  const id = match.params.id ?? "";
  const [item] = await Promise.allSettled([
    client.ensureQueryData(itemQuery(id)),
    client.prefetchQuery(itemDetailsQuery(id)),
  ]);
  return item.status === "rejected" ? { status: statusOf(item.reason) } : undefined;
}
