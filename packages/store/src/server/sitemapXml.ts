import type { LocalePaths } from "../react-router/localePaths";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const linkNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const escaped = (text: string) =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0).toString()};`);

const location = (address: string) => `<loc>${escaped(address)}</loc>`;

/** Makes a path of the shop a whole address. */
export type ToAbsolute = (path: string) => string;

/** A page in each of the shop's languages, each of which names all of them. */
function entryOf(path: string, absolute: ToAbsolute, locales: LocalePaths): string {
  const pages = locales.languages.map((language) => ({
    code: language.code,
    address: absolute(locales.pathIn(language, path)),
  }));
  const alternates = pages.map(
    ({ code, address }) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(address)}"/>`,
  );
  const named = pages.length > 1 ? alternates.join("") : "";
  return pages.map(({ address }) => `<url>${location(address)}${named}</url>`).join("");
}

/** The text of a sitemap of pages, a group of paths at a time. */
export async function* sitemapOf(
  groups: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
  absolute: ToAbsolute,
  locales: LocalePaths,
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace} ${linkNamespace}>`;
  for await (const paths of groups)
    yield paths.map((path) => entryOf(path, absolute, locales)).join("");
  yield "</urlset>\n";
}

/** The text of the file that names the sitemaps. */
export function* sitemapIndexOf(paths: Iterable<string>, absolute: ToAbsolute): Generator<string> {
  yield `${head}<sitemapindex ${namespace}>`;
  for (const path of paths) yield `<sitemap>${location(absolute(path))}</sitemap>`;
  yield "</sitemapindex>\n";
}
