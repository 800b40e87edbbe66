import type { IncomingMessage, ServerResponse } from "node:http";
import { LAST_PAGE, MAX_PAGE_SIZE } from "@taanka/api-client/contract";
import { LRUCache } from "lru-cache";
import { shop } from "../config";
import { crawlerPaths, paths, patterns } from "../paths";
import { pathIn } from "../routing/language";

/** Addresses in one sitemap, as the protocol allows at most. */
const mostAddresses = 50_000;
/** Calls under way at a time: a crawler is in no hurry. */
const abreast = 4;

const ttlMs = 10 * 60_000;

/** Pages that are there whatever the shop sells. */
export const fixedPages: readonly string[] = [
  ...[
    paths.home,
    paths.viewAll,
    paths.faq,
    paths.terms,
    paths.privacy,
    paths.returns,
    paths.shipping,
  ],
  paths.trackOrder,
];

interface Named {
  _id: string;
}

/** What of the API's client sitemaps are made from. */
export interface CrawledCatalogue {
  items: {
    list(page: { page?: number; limit: number }): Promise<{ items: Named[]; totalItems: number }>;
  };
  categories: { list(): Promise<Named[]> };
  subcategories: { list(): Promise<Named[]> };
  brands: { list(): Promise<Named[]> };
  banners: { list(): Promise<{ link?: string | null | undefined }[]> };
}

export interface CrawlerFilesOptions {
  api: CrawledCatalogue;
  /** Public origin of the shop; never what a request says of it. */
  origin: string;
  /** Beginnings of the paths that crawlers have no business with. */
  closedPaths: readonly string[];
  log: (message: string, error: unknown) => void;
  /** @default 50000 */
  perFile?: number;
}

interface File {
  type: "text/plain" | "application/xml";
  body: string;
}

const pathOf = ({ path }: { path: string }) => path;
const campaignPath = new RegExp(`^${patterns.campaign.replace(/:\w+/, "[\\w%.-]+")}$`);

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string) =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0).toString()};`);

const linkNamespace = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const location = (address: string) => `<loc>${escaped(address)}</loc>`;

const xmlOf = (root: string, attributes: string, entries: readonly string[]): File => ({
  type: "application/xml",
  body: `${xmlHead}<${root} ${namespace}${attributes}>${entries.join("")}</${root}>\n`,
});

/** A page in each of the shop's languages, each of which names all of them. */
function entriesOf(path: string, absolute: (path: string) => string): string[] {
  const pages = shop.languages.map((language) => ({
    code: language.code,
    address: absolute(pathIn(language, path)),
  }));
  const alternates = pages.map(
    ({ code, address }) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(address)}"/>`,
  );
  const named = pages.length > 1 ? alternates.join("") : "";
  return pages.map(({ address }) => `<url>${location(address)}${named}</url>`);
}

/**
 * Makes the handler of `robots.txt` and of the sitemaps: an index, one for the shop's pages, and as
 * many for products as it takes.
 *
 * @returns a function that answers true for what it has answered
 */
export function createCrawlerFiles({
  api,
  origin,
  closedPaths,
  log,
  perFile = mostAddresses,
}: CrawlerFilesOptions) {
  const absolute = (path: string) => new URL(path, origin).href;
  const listOf = (pages: readonly string[]): File =>
    xmlOf(
      "urlset",
      linkNamespace,
      pages.flatMap((path) => entriesOf(path, absolute)),
    );
  const perPage = Math.min(MAX_PAGE_SIZE, perFile);
  /** Calls for the products of one file, each of which is in it once for each language. */
  const calls = Math.max(1, Math.floor(perFile / shop.languages.length / perPage));
  const lastFile = Math.floor(LAST_PAGE / calls);
  const files = new LRUCache<string, Promise<File | undefined>>({ max: 50, ttl: ttlMs });

  const robots = (): File => ({
    type: "text/plain",
    body: [
      "User-agent: *",
      ...shop.languages.flatMap((language) =>
        closedPaths.map((path) => `Disallow: ${pathIn(language, path)}`),
      ),
      "",
      `Sitemap: ${absolute(crawlerPaths.sitemap)}`,
      "",
    ].join("\n"),
  });

  async function index(): Promise<File> {
    const { totalItems } = await api.items.list({ limit: 1 });
    const count = Math.min(Math.ceil(totalItems / (calls * perPage)), lastFile);
    const products = Array.from({ length: count }, (_, at) => crawlerPaths.products(at + 1));
    return xmlOf(
      "sitemapindex",
      "",
      [crawlerPaths.pages, ...products].map(
        (path) => `<sitemap>${location(absolute(path))}</sitemap>`,
      ),
    );
  }

  async function pages(): Promise<File> {
    const [categories, subcategories, brands, banners] = await Promise.all([
      api.categories.list(),
      api.subcategories.list(),
      api.brands.list(),
      api.banners.list(),
    ]);
    // No call names all campaigns: those that the home page leads to are the running ones.
    const linked = [...banners.map(({ link }) => link ?? ""), ...shop.home.promos.map(pathOf)];
    const addresses = [
      ...fixedPages,
      ...shop.home.sections.map(({ name }) => paths.section(name)),
      ...categories.map(({ _id }) => paths.category(_id)),
      ...subcategories.map(({ _id }) => paths.subcategory(_id)),
      ...brands.map(({ _id }) => paths.brand(_id)),
      ...linked.filter((path) => campaignPath.test(path)),
    ];
    return listOf([...new Set(addresses)]);
  }

  /** Ids of the products of one sitemap, a few calls at a time. */
  async function idsOf(file: number): Promise<string[]> {
    const ids: string[] = [];
    for (let done = 0; done < calls; done += abreast) {
      const numbers = Array.from({ length: Math.min(abreast, calls - done) }, (_, at) => done + at);
      const answers = await Promise.all(
        numbers.map((call) =>
          api.items.list({ page: (file - 1) * calls + call + 1, limit: perPage }),
        ),
      );
      ids.push(...answers.flatMap(({ items }) => items.map(({ _id }) => _id)));
      if (answers.some(({ items }) => items.length < perPage)) break;
    }
    return ids;
  }

  async function products(file: number): Promise<File | undefined> {
    const ids = await idsOf(file);
    return ids.length === 0 ? undefined : listOf(ids.map((id) => paths.product(id)));
  }

  function make(path: string): Promise<File | undefined> | undefined {
    if (path === crawlerPaths.robots) return Promise.resolve(robots());
    if (path === crawlerPaths.sitemap) return index();
    if (path === crawlerPaths.pages) return pages();
    const file = Number(/[1-9]\d*/.exec(path)?.[0]);
    if (!(file <= lastFile) || path !== crawlerPaths.products(file)) return undefined;
    return products(file);
  }

  function find(path: string): Promise<File | undefined> | undefined {
    const cached = files.get(path);
    if (cached) return cached;
    const made = make(path);
    if (!made) return undefined;
    files.set(path, made);
    made.catch(() => files.delete(path));
    return made;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const asked = find(path);
    if (!asked) return false;
    try {
      const file = await asked;
      if (!file) return false;
      response.writeHead(200, {
        "Content-Type": `${file.type}; charset=utf-8`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "public, max-age=3600",
        "Content-Length": Buffer.byteLength(file.body),
      });
      response.end(request.method === "HEAD" ? undefined : file.body);
    } catch (error) {
      log(`${path} could not be made`, error);
      response.writeHead(503, { "Retry-After": "60", "Content-Length": "0" });
      response.end();
    }
    return true;
  };
}
