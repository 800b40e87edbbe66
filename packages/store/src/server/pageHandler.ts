import type { IncomingMessage, ServerResponse } from "node:http";
import {
  bannersClient,
  brandsClient,
  catalogueClient,
  categoriesClient,
  createMemorySession,
  createStoreApi,
  itemsClient,
  subcategoriesClient,
  type Transport,
} from "@taanka/api-client";
import { LRUCache } from "lru-cache";
import type { RouteObject } from "react-router-dom";
import type { BackEnd } from "../queries/api";
import type { LocalePaths, StoreLanguage } from "../react-router/localePaths";
import { personalPatterns } from "../react-router/page";
import type { AssetSource } from "./assets";
import { createCrawlerFiles } from "./crawlerFiles";
import { contentSecurityPolicy, pageHeaders } from "./csp";
import { type RequestedPage, requestedPage } from "./pageAddress";
import { createPageCache, type PageCacheOptions, type RenderedPage } from "./pageCache";
import { type PageContext, type RenderedDocument, renderPage } from "./renderPage";
import type { Storefront } from "./storefront";

/** How a storefront is served. */
export interface ServerOptions
  extends Pick<PageContext<StoreLanguage, unknown>, "origin" | "publicApiUrl" | "log"> {
  /** How this server reaches the API: at an address, `/api` included, or in its own process. */
  api: { baseUrl: string } | { transport: Transport };
  /** Origins that pictures may come from besides the shop's and the API's. */
  pictureOrigins?: readonly string[] | undefined;
  /** Not enabled, every page is rendered for everyone who asks. */
  pageCache?: { enabled: boolean } | undefined;
  /** Not enabled, browsers forget what they have kept of the shop, and keep nothing more. */
  serviceWorker?: { enabled: boolean } | undefined;
  metrics?: PageMetrics | undefined;
  /** Folder that several instances share, where files of other builds are (`shareBuild`). */
  sharedFiles?: string | undefined;
}

/** Told of every page that is sent and of every one that is rendered. */
export interface PageMetrics {
  sent(status: number): void;
  /** @param page its pattern */
  rendered(page: string, status: number, seconds: number): void;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function renderer<Language extends StoreLanguage, Words>(
  find: (address: string) => RequestedPage<Language>,
  context: PageContext<Language, Words> & Pick<ServerOptions, "metrics">,
  pageHeaders: Record<string, string>,
): PageCacheOptions["render"] {
  const { locales } = context.storefront;
  return async (key, purpose) => {
    const language =
      locales.languages.find(({ code }) => code === key.language) ?? locales.languages[0];
    const { page, freeForm } = find(locales.pathIn(language, key.address));
    // The data is as old as this at most: `hydration/pageData.ts` reads it.
    const headers = { ...pageHeaders, "Last-Modified": new Date().toUTCString() };
    const counted = async (render: () => Promise<RenderedDocument>): Promise<RenderedPage> => {
      const began = performance.now();
      const { status, html, complete, late } = await render();
      context.metrics?.rendered(page.pattern, status, (performance.now() - began) / 1000);
      const cacheable = status === 200 && complete && !freeForm;
      const again = !freeForm && late && { ...late, render: () => counted(late.render) };
      return { status, html, headers, cacheable, late: again || undefined };
    };
    return counted(() => renderPage(page, language, context, purpose));
  };
}

/** Finds the page of a request's target. Matching costs more than sending a page that is cached. */
function rememberPages<Language extends StoreLanguage>(
  routes: RouteObject[],
  locales: LocalePaths<Language>,
): (target: string) => RequestedPage<Language> {
  const known = new LRUCache<string, RequestedPage<Language>>({ max: 2_000 });
  return (target) => {
    const found = known.get(target) ?? requestedPage(routes, locales, target);
    if (target.length < 500) known.set(target, found);
    return found;
  };
}

/** Beginnings of what crawlers have no business with: pages about one person, and searches. */
function closedPaths(routes: RouteObject[], searchPath: string): string[] {
  const paths = [...personalPatterns(routes), searchPath].map((path) => path.replace(/:.*/, ""));
  const isClosed = (path: string) =>
    paths.some((other) => other !== path && path.startsWith(other));
  return [...new Set(paths)].filter((path) => !isClosed(path));
}

export function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { ...headers, "Content-Length": "0" });
  response.end();
}

/**
 * Makes the handler that answers with the storefront's pages. Its API client is shared by all requests,
 * which is safe because the server reads only what every visitor may.
 */
export function createPageHandler<Language extends StoreLanguage, Words>(
  storefront: Storefront<Language, Words>,
  options: ServerOptions,
  assets: AssetSource,
): Handler {
  const { publicApiUrl, pictureOrigins = [] } = options;
  const session = createMemorySession();
  const api =
    "transport" in options.api
      ? createStoreApi({ ...options.api, session })
      : // Nobody is kept waiting for a second try: the page says what failed, and has it tried again.
        createStoreApi({ ...options.api, session, retries: 0 });
  const headers = {
    ...pageHeaders,
    "Content-Security-Policy": contentSecurityPolicy(
      { api: publicApiUrl ? [new URL(publicApiUrl).origin] : [], pictures: pictureOrigins },
      assets.built,
    ),
  };
  const backEnd: BackEnd = { api, searchWords: storefront.searchWords };
  const context = { ...options, storefront, backEnd, session, assetsFor: assets.forModule };
  const { routes, locales, sitemap } = storefront;
  const find = rememberPages(routes, locales);
  const { origin, log } = options;
  const crawled = {
    items: api(itemsClient),
    categories: api(categoriesClient),
    subcategories: api(subcategoriesClient),
    brands: api(brandsClient),
    banners: api(bannersClient),
  };
  const crawlerFiles = createCrawlerFiles({
    api: crawled,
    origin,
    closedPaths: closedPaths(routes, storefront.searchPath),
    locales,
    pages: sitemap.pages,
    productPath: sitemap.productPath,
    log,
  });
  const cache = createPageCache({
    render: renderer(find, context, headers),
    revision: () => api(catalogueClient).revision(),
    log: options.log,
    enabled: options.pageCache?.enabled ?? true,
  });
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, { Allow: "GET, HEAD" });
    try {
      if (await crawlerFiles(request, response)) return;
      const { language, address, movedTo } = find(request.url ?? "/");
      if (movedTo) return refuse(response, 301, { Location: movedTo, "Cache-Control": "no-cache" });
      await cache.answer(request, response, { address, language: language.code });
      options.metrics?.sent(response.statusCode);
    } catch (error) {
      // What answers now says no more than that something went wrong.
      options.metrics?.sent(500);
      throw error;
    }
  };
}
