import type { QueryClient } from "@tanstack/react-query";
import { routes } from "../routes";
import { findRoute } from "./routing";

/** Loads the code and the critical data of the page at `href`. Failures show when the page opens. */
export async function prefetchAddress(client: QueryClient, href: string): Promise<void> {
  const { pathname, search } = new URL(href, "http://shop.invalid");
  const found = findRoute(routes, { pathname, search });
  if (!found) return;
  const { route, match } = found;
  await Promise.allSettled([route.screen.preload(), route.prefetch?.(client, match)]);
}
