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
import { shopFacts } from "@taanka/shop-config";
import type { BackEnd } from "@taanka/store";
import { LRUCache } from "lru-cache";
import sirv, { type Options } from "sirv";
import { shop } from "../config";
import { searchedFor } from "../data/searchWords";
import { installPaths, patterns } from "../paths";
import { routes } from "../routes";
import { pathIn } from "../routing/language";
import { personalPatterns } from "../routing/page";
import { decoded } from "../routing/readable";
import { type AssetSource, readAssets } from "./assets";
import { isSharedFile, shareBuild } from "./builds";
import { createCrawlerFiles } from "./crawlerFiles";
import { contentSecurityPolicy, pageHeaders } from "./csp";
import { answerInstallFile } from "./installFiles";
import { type RequestedPage, requestedPage } from "./pageAddress";
import { createPageCache, type PageCacheOptions, type RenderedPage } from "./pageCache";
import { type PageContext, type RenderedDocument, renderPage } from "./renderPage";

/** What the shop's API must share with this build of the storefront. */
export const facts = shopFacts(shop);

export interface ShopOptions extends Omit<PageContext, "assetsFor" | "backEnd" | "session"> {
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

export { shareBuild };

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function renderer(
  find: (address: string) => RequestedPage,
  context: PageContext & Pick<ShopOptions, "metrics">,
  pageHeaders: Record<string, string>,
): PageCacheOptions["render"] {
  return async (key, purpose) => {
    const language = shop.languages.find(({ code }) => code === key.language) ?? shop.languages[0];
    const { page, freeForm } = find(pathIn(language, key.address));
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
function rememberPages(): (target: string) => RequestedPage {
  const known = new LRUCache<string, RequestedPage>({ max: 2_000 });
  return (target) => {
    const found = known.get(target) ?? requestedPage(routes, target);
    if (target.length < 500) known.set(target, found);
    return found;
  };
}

/** Beginnings of what crawlers have no business with: pages about one person, and searches. */
function closedPaths(): string[] {
  const paths = [...personalPatterns(routes), patterns.search].map((path) =>
    path.replace(/:.*/, ""),
  );
  const isClosed = (path: string) =>
    paths.some((other) => other !== path && path.startsWith(other));
  return [...new Set(paths)].filter((path) => !isClosed(path));
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { ...headers, "Content-Length": "0" });
  response.end();
}

/**
 * Makes the handler that answers with the shop's pages. One shop a process: its API client is shared
 * by all requests, which is safe because the server reads only what every visitor may.
 */
export function createPages(options: ShopOptions, assets: AssetSource): Handler {
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
  const backEnd: BackEnd = { api, searchWords: searchedFor };
  const context = { ...options, backEnd, session, assetsFor: assets.forModule };
  const find = rememberPages();
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
    closedPaths: closedPaths(),
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

/** How long browsers and content networks may keep a built file without asking. */
function lifetimeOf(pathname: string): string {
  if (pathname.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return pathname === installPaths.worker ? "no-cache" : "public, max-age=3600";
}

const fileOptions: Options = {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, pathname) {
    response.setHeader("Cache-Control", lifetimeOf(pathname));
    response.setHeader("X-Content-Type-Options", "nosniff");
    // A file that is gone by now, or can't be read, is one answer lost: without a listener its stream
    // would end the process.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
  },
};

/** The build of another instance may have the file: no cache keeps that this one lacks it. */
const refuseFile = (response: ServerResponse) =>
  refuse(response, 404, { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });

/**
 * Answers with files of other instances' builds, which add to the folder while this one runs. sirv looks
 * for each of them with many calls that hold up every visitor, so it is asked for those alone that exist.
 */
function filesOfOthers(shared: string | undefined): Handler {
  const files = shared && sirv(shared, { ...fileOptions, dev: true });
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (files && (await isSharedFile(shared, path)))
      files(request, response, () => refuseFile(response));
    else refuseFile(response);
  };
}

/** Vite's account of the sources, maps of them, and what of both is packed. */
const privateFile = /^\/manifest\.json(?:\.\w+)?$|\.map(?:\.\w+)?$/;

/** Whether a request names a file of the build that is the server's alone, however it spells it. */
function isPrivate(request: IncomingMessage): boolean {
  const [path = ""] = (request.url ?? "").split("?", 1);
  return privateFile.test((decoded(path) ?? path).replace(/\/+$/, ""));
}

/**
 * The shop as built: its files, then its pages.
 *
 * @param clientFolder where the client build lies
 * @throws when the client build is missing
 */
export function createShop(options: ShopOptions, clientFolder: string): Handler {
  const files = sirv(clientFolder, fileOptions);
  const answerOthers = filesOfOthers(options.sharedFiles);
  const pages = createPages(options, readAssets(clientFolder));
  const worker = options.serviceWorker?.enabled ?? true;
  return (request, response) =>
    new Promise((resolve, reject) => {
      response.once("close", resolve);
      if (answerInstallFile(request, response, { worker })) return;
      // No browser needs a part of these files, and sirv throws for some that it can't give.
      delete request.headers.range;
      const answerPage = () => pages(request, response).then(resolve, reject);
      if (isPrivate(request)) return void answerPage();
      files(request, response, () => {
        if (!request.url?.startsWith("/assets/")) answerPage();
        else answerOthers(request, response).catch(reject);
      });
    });
}
