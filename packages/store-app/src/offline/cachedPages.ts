import { isReadablePath, readSearch } from "@taanka/store/readable";
import { patterns, searchParameters } from "../patterns";

/** Names of the caches that the browser has of the shop. */
export const cacheNames = {
  pages: "taanka-pages",
  pictures: "taanka-pictures",
  /** Built files: their names change with what is in them. */
  files: "taanka-files",
  /** The page that says that there is no network. */
  shell: "taanka-shell",
} as const;

/** What tells where somebody has been in the shop: emptied when they sign out. */
export const visitCaches = [cacheNames.pages, cacheNames.pictures] as const;

/** Header that a cached page carries, which scripts of the page can read: when it was cached. */
export const cachedAtHeader = { name: "Server-Timing", metric: "kept" } as const;

/** What a page tells its service worker to cache. */
export interface KeepMessage {
  keep: { page: string; files: string[] };
}

/** Has it forget when which of the {@link visitCaches} was cached, which it writes down beside them. */
export const forgetMessage = "forget";

/** Pages that are the same for everybody and worth reading again. No others are ever cached. */
const cachedPatterns = [
  patterns.home,
  patterns.viewAll,
  patterns.section,
  patterns.viewAllCategory,
  patterns.viewAllSubcategory,
  patterns.brand,
  patterns.campaign,
  patterns.mostlyBought,
  patterns.mostlyBoughtAlias,
  patterns.category,
  patterns.subcategory,
  patterns.product,
  patterns.terms,
  patterns.privacy,
  patterns.returns,
  patterns.shipping,
  patterns.faq,
].map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`));

const { query, ...read } = searchParameters;

/** Which of the languages' prefixes a path begins with; none for the first language's. */
export const prefixIn = (pathname: string, prefixes: readonly string[]): string =>
  prefixes.find((name) => name && `${pathname}/`.startsWith(`${name}/`)) ?? "";

/**
 * The one address under which a page is cached, whatever else its address carries; undefined for pages
 * that never are: those of a person, searches for a person's words, and whatever is no page.
 *
 * @param prefixes what stands before the paths of each language: `""`, `"/hi"`
 */
export function cachedAddress(url: URL, prefixes: readonly string[]): string | undefined {
  const prefix = prefixIn(url.pathname, prefixes);
  const path = url.pathname.slice(prefix.length).replace(/(.)\/$/, "$1") || "/";
  const isShared = path !== patterns.search && cachedPatterns.some((pattern) => pattern.test(path));
  const asked = readSearch(url.search);
  if (!isShared || !isReadablePath(path) || asked.get(query)) return undefined;
  const search = new URLSearchParams(
    Object.values(read).flatMap((name) =>
      asked.getAll(name).map((value): [string, string] => [name, value]),
    ),
  );
  search.sort();
  return `${url.origin}${prefix}${path === "/" && prefix ? "" : path}${search.size > 0 ? `?${search}` : ""}`;
}

/** The built files that a page's HTML names. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path)),
];
