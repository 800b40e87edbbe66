import type { IncomingMessage, ServerResponse } from "node:http";
import { LAST_PAGE, MAX_PAGE_SIZE } from "@taanka/api-client/contract";
import { LRUCache } from "lru-cache";
import type { LocalePaths } from "../react-router/localePaths";
import { createPackedSender, type PackedFile, packFile } from "./packedFile";
import { sitemapIndexOf, sitemapOf, type ToAbsolute } from "./sitemapXml";
import { createTurns } from "./turns";

/** Addresses in one sitemap, as the protocol allows at most. */
const mostAddresses = 50_000;
/** Calls under way at a time: a crawler is in no hurry. */
const abreast = 4;

const ttlMs = 10 * 60_000;
/** Of packed files; a sitemap of 25,000 products takes half a megabyte. */
const mostBytes = 16 * 1024 * 1024;

/** What crawlers read. */
export const crawlerPaths = {
  robots: "/robots.txt",
  /** Names the others. */
  sitemap: "/sitemap.xml",
  pages: "/sitemaps/pages.xml",
  /** @param file counts from 1 */
  products: (file: number) => `/sitemaps/products-${file}.xml`,
} as const;

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
  locales: LocalePaths;
  /** The paths of all pages but those of products. */
  pages(catalogue: CrawledCatalogue): Promise<string[]>;
  productPath(id: string): string;
  log: (message: string, error: unknown) => void;
  /** @default 50000 */
  perFile?: number;
}

function* robotsOf(
  closedPaths: readonly string[],
  absolute: ToAbsolute,
  locales: LocalePaths,
): Generator<string> {
  yield "User-agent: *\n";
  for (const language of locales.languages)
    for (const path of closedPaths) yield `Disallow: ${locales.pathIn(language, path)}\n`;
  yield `\nSitemap: ${absolute(crawlerPaths.sitemap)}\n`;
}

/** The sitemaps of products: how many there are, and the products of each. */
function createProductLists({
  api: { items },
  locales,
  productPath,
  perFile = mostAddresses,
}: CrawlerFilesOptions) {
  const perPage = Math.min(MAX_PAGE_SIZE, perFile);
  /** Calls for the products of one file, each of which is in it once for each language. */
  const calls = Math.max(1, Math.floor(perFile / locales.languages.length / perPage));
  const mostFiles = Math.floor(LAST_PAGE / calls);
  const counts = new LRUCache<"files", Promise<number>>({ max: 1, ttl: ttlMs });

  async function countFiles(): Promise<number> {
    const { totalItems } = await items.list({ limit: 1 });
    return Math.min(Math.ceil(totalItems / (calls * perPage)), mostFiles);
  }

  return {
    mostFiles,
    /** Asked of the API once in a while, by however many readers. */
    count(): Promise<number> {
      const known = counts.get("files");
      if (known) return known;
      const asked = countFiles();
      counts.set("files", asked);
      asked.catch(() => counts.delete("files"));
      return asked;
    },
    /** Addresses of the products of one sitemap, a few calls at a time. */
    async *groups(file: number): AsyncGenerator<string[]> {
      for (let done = 0; done < calls; done += abreast) {
        const count = Math.min(abreast, calls - done);
        const first = (file - 1) * calls + done + 1;
        const answers = await Promise.all(
          Array.from({ length: count }, (_, at) =>
            items.list({ page: first + at, limit: perPage }),
          ),
        );
        yield answers.flatMap((answer) => answer.items.map(({ _id }) => productPath(_id)));
        if (answers.some((answer) => answer.items.length < perPage)) return;
      }
    },
  };
}

/**
 * Makes the handler of `robots.txt` and of the sitemaps: an index, one for the shop's pages, and as
 * many for products as it takes.
 *
 * @returns a function that answers true for what it has answered
 */
export function createCrawlerFiles(options: CrawlerFilesOptions) {
  const { api, origin, closedPaths, locales, pages, log } = options;
  const absolute = (path: string) => new URL(path, origin).href;
  const products = createProductLists(options);
  const send = createPackedSender();
  // Many sitemaps at once would be many of everything.
  const inTurn = createTurns();
  const making = new Map<string, Promise<PackedFile>>();
  const kept = new LRUCache<string, PackedFile>({
    maxSize: mostBytes,
    ttl: ttlMs,
    sizeCalculation: ({ packed }) => packed.length + 1024,
  });

  async function makeIndex(): Promise<PackedFile> {
    const count = await products.count();
    const lists = Array.from({ length: count }, (_, at) => crawlerPaths.products(at + 1));
    return packFile("application/xml", sitemapIndexOf([crawlerPaths.pages, ...lists], absolute));
  }

  const makePages = async () =>
    packFile("application/xml", sitemapOf([await pages(api)], absolute, locales));

  const makeProducts = (file: number) =>
    inTurn(() => packFile("application/xml", sitemapOf(products.groups(file), absolute, locales)));

  /** What makes the file of a path; undefined where there is none. */
  async function makerOf(path: string): Promise<(() => Promise<PackedFile>) | undefined> {
    if (path === crawlerPaths.robots)
      return () => packFile("text/plain", robotsOf(closedPaths, absolute, locales));
    if (path === crawlerPaths.sitemap) return makeIndex;
    if (path === crawlerPaths.pages) return makePages;
    const file = Number(/[1-9]\d*/.exec(path)?.[0]);
    if (!(file <= products.mostFiles) || path !== crawlerPaths.products(file)) return undefined;
    return file <= (await products.count()) ? () => makeProducts(file) : undefined;
  }

  /** Makes a file once, however many ask for it. One that there is not takes no place. */
  async function find(path: string): Promise<PackedFile | undefined> {
    const known = kept.get(path) ?? making.get(path);
    if (known) return known;
    const make = await makerOf(path);
    if (!make) return undefined;
    const started = kept.get(path) ?? making.get(path) ?? make();
    if (!(started instanceof Promise)) return started;
    making.set(path, started);
    try {
      const file = await started;
      kept.set(path, file);
      return file;
    } finally {
      making.delete(path);
    }
  }

  const names: readonly string[] = [crawlerPaths.robots, crawlerPaths.sitemap];
  const isOne = (path: string) => names.includes(path) || path.startsWith("/sitemaps/");

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (!isOne(path)) return false;
    try {
      const file = await find(path);
      if (!file) return false;
      await send(request, response, file);
    } catch (error) {
      log(`${path} could not be made`, error);
      response.writeHead(503, { "Retry-After": "60", "Content-Length": "0" });
      response.end();
    }
    return true;
  };
}
