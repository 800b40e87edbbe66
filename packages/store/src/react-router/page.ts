import type { QueryClient } from "@tanstack/react-query";
import { matchRoutes, type Params, type RouteMatch, type RouteObject } from "react-router-dom";
import type { PageQueries } from "../queries/pageQuery";
import { isReadablePath, readSearch } from "../readable";

/** What a page's queries know of the address that they serve. */
export interface PageAddress {
  pathname: string;
  params: Params;
  search: URLSearchParams;
}

/** What a layout of the route table says of its data, in React Router's `handle`. */
export interface LayoutHandle {
  queries?(address: PageAddress): Partial<PageQueries>;
  /** Its pages are about one person, their orders, cart or signing in: nothing to be found by. */
  personal?: boolean;
}

/** What a route of the table says of its page, in React Router's `handle`. */
export interface PageHandle extends LayoutHandle {
  /** Source file of the screen, as Vite's manifest names it. */
  module: string;
  /** Loads the screen's code. */
  load(): Promise<unknown>;
  /**
   * Parameters of the query string that the page reads, each with its values or `any`; the server
   * ignores all others.
   */
  search?: Readonly<Record<string, readonly string[] | "any">>;
  /** The page's content stands at this address for good. */
  movedTo?: string;
}

export interface MatchedPage {
  handle: PageHandle;
  address: PageAddress;
  /** The route's own pattern; `*` for the page that is shown at addresses that the shop lacks. */
  pattern: string;
  /** Of the page and its layouts. */
  queries: Required<PageQueries>;
  /** The page is one person's: whatever stands in its address is theirs as well. */
  personal: boolean;
}

/** The last matches of a route table, by path. */
const known = new WeakMap<RouteObject[], Map<string, RouteMatch[]>>();
const mostKnown = 200;

/** Stands for all paths that the shop does not have. */
export const unknownPath = "/404";

/** The router's pattern for all other paths matches none with a line end in it. */
const findMatches = (routes: RouteObject[], pathname: string) =>
  matchRoutes(routes, isReadablePath(pathname) ? pathname : unknownPath) ?? [];

/**
 * The routes that an address leads through. The router ranks the whole table each time it is asked,
 * which is a tenth of what rendering a page takes; a page asks twice at least.
 */
export function matchesOf(routes: RouteObject[], pathname: string): RouteMatch[] {
  const table = known.get(routes) ?? new Map<string, RouteMatch[]>();
  const matches = table.get(pathname) ?? findMatches(routes, pathname);
  if (table.size >= mostKnown) table.clear();
  table.set(pathname, matches);
  known.set(routes, table);
  return matches;
}

/** The page that the route table has for an address. Its last route has to match everything. */
export function matchPage(
  routes: RouteObject[],
  { pathname, search }: { pathname: string; search: string },
): MatchedPage {
  const matches = matchesOf(routes, pathname);
  const match = matches.at(-1);
  if (!match) throw new Error("The route table lacks a page for unknown addresses.");
  const address = { pathname, params: match.params, search: readSearch(search) };
  const handles = matches.flatMap(({ route }) => (route.handle as LayoutHandle | undefined) ?? []);
  const queries = handles.flatMap((handle) => handle.queries?.(address) ?? []);
  return {
    handle: match.route.handle as PageHandle,
    address,
    pattern: match.route.path ?? "*",
    queries: {
      critical: queries.flatMap(({ critical = [] }) => critical),
      deferred: queries.flatMap(({ deferred = [] }) => deferred),
      hasPreview: (client) => queries.some(({ hasPreview }) => hasPreview?.(client)),
    },
    personal: handles.some(({ personal }) => personal),
  };
}

/** The patterns of all pages that are about one person. */
export function personalPatterns(routes: RouteObject[], within = false): string[] {
  return routes.flatMap(({ path, handle, children = [] }) => {
    const personal = within || (handle as LayoutHandle | undefined)?.personal === true;
    return [...(path && personal ? [path] : []), ...personalPatterns(children, personal)];
  });
}

/**
 * Loads a page's code and critical data, and starts with its deferred data. A query that fails
 * says so on the page itself.
 *
 * @param mayPreview whether a page that can begin with what is known may do so
 * @throws when the code can't be fetched
 */
export async function preparePage(
  client: QueryClient,
  page: MatchedPage,
  { mayPreview = false } = {},
): Promise<void> {
  const { critical, deferred, hasPreview } = page.queries;
  const begins = mayPreview && hasPreview(client);
  for (const query of deferred) query.fetch(client).catch(() => undefined);
  const data = Promise.allSettled(critical.map((query) => query.fetch(client)));
  await page.handle.load();
  if (!begins) await data;
}
