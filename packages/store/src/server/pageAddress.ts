import { generatePath, type RouteObject } from "react-router-dom";
import type { LocalePaths, StoreLanguage } from "../react-router/localePaths";
import { type MatchedPage, matchPage, type PageHandle, unknownPath } from "../react-router/page";

/** A page and the one address under which the server knows it. */
export interface RequestedPage<Language extends StoreLanguage = StoreLanguage> {
  page: MatchedPage;
  language: Language;
  /** Path and query string of what the page reads, in one order and spelling; the language left out. */
  address: string;
  /** The address holds words of its visitor, or what is theirs: it is rendered for them and not cached. */
  freeForm: boolean;
  /** Where the page stands for good, if that is not where it was asked for. */
  movedTo?: string | undefined;
}

/**
 * Of a query string what the page reads: known parameters with known values, sorted. One of a list of
 * values is read once: repeated, it would make addresses without end of the same page.
 */
function knownParameters(search: URLSearchParams, known: NonNullable<PageHandle["search"]>) {
  const read = new URLSearchParams();
  for (const [name, values] of Object.entries(known)) {
    const given = search.getAll(name);
    const meant =
      values === "any"
        ? given.filter((value) => value !== "")
        : given.filter((value) => values.includes(value)).slice(0, 1);
    for (const value of meant) read.append(name, value);
  }
  read.sort();
  return read;
}

function canonicalPath({ pattern, address }: MatchedPage): string {
  // Of an address that the shop does not have nothing is told apart.
  return pattern === "*" ? unknownPath : generatePath(pattern, address.params);
}

/** The page has one spelling, which screens and the browser's router know: others lead to it. */
function placeOf(
  { handle, pattern }: MatchedPage,
  pathIn: (path: string) => string,
  asked: { written: string; path: string; search: string },
): string | undefined {
  if (handle.movedTo) return pathIn(handle.movedTo);
  const place = pathIn(asked.path);
  return pattern === "*" || place === asked.written ? undefined : place + asked.search;
}

/** `//[` names a host that no parser takes: it is an address that the shop does not have. */
function parseTarget(target: string): URL {
  const base = "http://shop.invalid";
  return new URL(URL.canParse(target, base) ? target : unknownPath, base);
}

/**
 * Finds the page of a request's target; it throws for none. Different spellings of an address, and whatever it carries
 * that the page does not read, lead to the same page.
 *
 * @param target path and query string as the request has it
 */
export function requestedPage<Language extends StoreLanguage>(
  routes: RouteObject[],
  locales: LocalePaths<Language>,
  target: string,
): RequestedPage<Language> {
  const { pathname: written, search } = parseTarget(target);
  const { language, pathname } = locales.readLanguage(written);
  const asked = matchPage(routes, { pathname, search });
  const known = asked.handle.search ?? {};
  const read = knownParameters(asked.address.search, known);
  const path = canonicalPath(asked);
  const pathIn = (page: string) => locales.pathIn(language, page);
  return {
    page: matchPage(routes, { pathname: path, search: `?${read}` }),
    language,
    address: read.size > 0 ? `${path}?${read}` : path,
    freeForm:
      (asked.personal && Object.keys(asked.address.params).length > 0) ||
      [...read.keys()].some((name) => known[name] === "any"),
    movedTo: placeOf(asked, pathIn, { written, path, search }),
  };
}
