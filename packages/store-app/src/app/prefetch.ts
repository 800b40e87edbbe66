import type { QueryClient } from "@tanstack/react-query";
import { routes } from "../routes";
import { findRoute } from "./routing";

/** Loads the code and the critical data of the page at `href`. Failures show when the page opens. */
export async function prefetchAddress(client: QueryClient, href: string): Promise<void> {
  const { pathname, search } = new URL(href, "http://shop.invalid");
  const found = findRoute(routes, { pathname, search });
  if (!found) return;
  const { route, match } = found;
  const data = route.loadPrefetch?.().then((prefetch) => prefetch(client, match));
  await Promise.allSettled([route.screen.preload(), data]);
}
