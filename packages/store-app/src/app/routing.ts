import type { QueryClient } from "@tanstack/react-query";
import { matchPath } from "react-router-dom";
import type { Screen } from "./screen";

/** What a route's functions know of the address they serve. */
export interface RouteMatch {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** What a route's critical data came to: an answer other than 200. */
export type RouteOutcome = { status: number } | { redirect: string; status: 301 | 302 };

/** Brings a page's data into the query cache. */
export type Prefetch = (
  client: QueryClient,
  match: RouteMatch,
) => Promise<RouteOutcome | undefined>;

export interface RouteDefinition {
  /** Pattern of react-router. */
  path: string;
  /** Source file of the screen, as Vite's manifest names it. */
  module: string;
  screen: Screen;
  /** `shop` has header and footer, `checkout` only the header, `bare` neither. */
  layout: "shop" | "checkout" | "bare";
  /** `login` sends visitors to /login and brings them back. */
  access: "open" | "login";
  /** The header lies transparent over the page's first picture. */
  overlayHeader?: boolean;
  /** Loads the code that brings the data without which the page makes no sense. */
  loadPrefetch?: () => Promise<Prefetch>;
}

/** A part of a path as it was before it was escaped; left alone when the escape is broken. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The first route of the table that the address matches, with its parameters. */
export function findRoute(
  routes: readonly RouteDefinition[],
  address: { pathname: string; search: string },
): { route: RouteDefinition; match: RouteMatch } | undefined {
  for (const route of routes) {
    const found = matchPath({ path: route.path, end: true }, address.pathname);
    if (found) {
      const search = new URLSearchParams(address.search);
      const params = Object.fromEntries(
        Object.entries(found.params).map(([name, value]) => [name, decoded(value)]),
      );
      return { route, match: { pathname: address.pathname, params, search } };
    }
  }
  return undefined;
}
