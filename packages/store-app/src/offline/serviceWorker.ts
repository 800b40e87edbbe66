import { isServerPath } from "@taanka/api-client/contract";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { enable as preloadNavigations } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from "workbox-strategies";
import { patterns, wantedParameter } from "../patterns";
import {
  cachedAddress,
  cachedAtHeader,
  cacheNames,
  filesOf,
  forgetMessage,
  type KeepMessage,
  prefixIn,
  visitCaches,
} from "./cachedPages";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: it makes each build's worker another, and tells the shop's languages. */
declare const OFFLINE: { build: string; prefixes: string[] };

const day = 24 * 60 * 60;
const { prefixes } = OFFLINE;
const { origin } = self.location;

const limits = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });

const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [new CacheableResponsePlugin({ statuses: [200] }), limits(250, 60)],
});

/** Of another origin an answer is readable, and so is known to be a picture, where it is asked for with CORS. */
const readable: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.url.startsWith(`${origin}/`)
      ? request
      : new Request(request.url, {
          mode: "cors",
          credentials: "omit",
          headers: { accept: request.headers.get("accept") ?? "*/*" },
        }),
};

const pictures = new StaleWhileRevalidate({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [readable, new CacheableResponsePlugin({ statuses: [200] }), limits(200, 14)],
});

/** A page of this shop as the server meant it: no error, no other site's, and nobody's own. */
const isSharedPage = ({ status, type, redirected, headers }: Response) =>
  status === 200 &&
  type === "basic" &&
  !redirected &&
  headers.get("content-type")?.startsWith("text/html") === true &&
  !/\b(private|no-store)\b/.test(headers.get("cache-control") ?? "");

/** The page with the time at which it was cached, as its own scripts can read it. */
async function stamped(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  // Its body is unpacked by now.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(cachedAtHeader.name, `${cachedAtHeader.metric};desc="${new Date().toISOString()}"`);
  return new Response(await page.blob(), { status: page.status, headers });
}

/** Without its code a page could not say that it is an old one. */
async function canSpeak(page: Response): Promise<boolean> {
  const named = filesOf(await page.clone().text());
  const cache = await caches.open(cacheNames.files);
  const found = await Promise.all(named.map((path) => cache.match(path)));
  return found.every((file) => file !== undefined);
}

const sharedPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) =>
    cachedAddress(new URL(request.url), prefixes) ?? request.url,
  cacheWillUpdate: async ({ response }) => (isSharedPage(response) ? stamped(response) : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (await canSpeak(cachedResponse)) ? cachedResponse : null,
};

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 10,
  matchOptions: { ignoreVary: true },
  plugins: [sharedPages, limits(50, 14)],
});

/** Pages of a person, and what is no page for everybody: from the network or not at all. */
const networkOnly = new NetworkOnly();

/** Leads to the page that says that there is no network, which leads on as soon as there is one. */
async function withoutNetwork(url: URL): Promise<Response> {
  const path = prefixIn(url.pathname, prefixes) + patterns.offline;
  if (url.pathname !== path) {
    const to = new URLSearchParams({ [wantedParameter]: url.pathname + url.search });
    return Response.redirect(`${path}?${to}`, 302);
  }
  const cache = await caches.open(cacheNames.shell);
  return (await cache.match(path)) ?? Response.error();
}

registerRoute(
  ({ request, url }) =>
    request.mode === "navigate" && url.origin === origin && !isServerPath(url.pathname),
  async ({ event, request, url }) => {
    const strategy = cachedAddress(url, prefixes) === undefined ? networkOnly : pages;
    try {
      return await strategy.handle({ event, request });
    } catch {
      return withoutNetwork(url);
    }
  },
);

const isFile = (url: URL) => url.origin === origin && url.pathname.startsWith("/assets/");
registerRoute(({ url }) => isFile(url), files);

/** The shop's own pictures, and those of its API wherever that is. */
const isPicture = (url: URL) =>
  /\/api\/images\//.test(url.pathname) ||
  (url.origin === origin && /\.(webp|svg|png)$/.test(url.pathname));
registerRoute(
  ({ request, url }) => request.destination === "image" && isPicture(url),
  async ({ event, request }) => {
    try {
      return await pictures.handle({ event, request });
    } catch {
      // A server that does not allow CORS has its pictures shown, and none cached.
      return fetch(request);
    }
  },
);

/** As Chromium asks for pictures: what it has in its own cache is not fetched again. */
const askForPicture = {
  accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8",
};

/** Has a strategy fetch and cache what it lacks. @returns its text, empty where it can't be had */
async function fetchInto(strategy: Strategy, event: ExtendableEvent, url: string) {
  const headers = strategy === pictures ? askForPicture : undefined;
  const request = new Request(url, { credentials: "omit", ...(headers && { headers }) });
  try {
    const [response, done] = strategy.handleAll({ event, request });
    const answer = (await response).clone();
    await done;
    return strategy === pages ? await answer.text() : "";
  } catch {
    return "";
  }
}

const fetchAllInto = (strategy: Strategy, event: ExtendableEvent, urls: readonly string[]) =>
  Promise.all(urls.map((url) => fetchInto(strategy, event, url)));

/** Caches a page that was opened without the browser's asking for it, or before this worker ran. */
async function cachePage(event: ExtendableEvent, { page, files: named }: KeepMessage["keep"]) {
  const address = cachedAddress(new URL(page), prefixes);
  if (address === undefined || !address.startsWith(`${origin}/`)) return;
  const loaded = named.map((name) => new URL(name));
  const html = await fetchInto(pages, event, address);
  const needed = [...filesOf(html), ...loaded.filter(isFile).map(({ href }) => href)];
  await fetchAllInto(files, event, needed);
  await fetchAllInto(
    pictures,
    event,
    loaded.filter(isPicture).map(({ href }) => href),
  );
}

/**
 * Forgets which addresses were cached and when; the page empties the caches themselves. A plugin knows only
 * of what it has cached since this worker was started.
 */
const forgetTimes = () =>
  Promise.all(visitCaches.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()));

self.addEventListener("message", (event) => {
  const data: unknown = event.data;
  if (data === forgetMessage) event.waitUntil(forgetTimes());
  if (typeof data !== "object" || data === null || !("keep" in data)) return;
  event.waitUntil(cachePage(event, (data as KeepMessage).keep));
});

/** Caches the page that says that there is no network, in every language, with what it needs. */
async function cacheShell(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(cacheNames.shell);
  for (const prefix of prefixes) {
    const path = prefix + patterns.offline;
    const page = await fetch(path, { cache: "no-cache", credentials: "omit" });
    if (!isSharedPage(page)) throw new Error(`${path} cannot be kept`);
    await fetchAllInto(files, event, filesOf(await page.clone().text()));
    await cache.put(path, page);
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(cacheShell(event));
  // Files are named after what is in them, pages come from the network: an open page of an earlier
  // build goes on as well under this worker as under the last.
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const known: readonly string[] = Object.values(cacheNames);
  const forget = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("taanka-") && !known.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(forget());
});

preloadNavigations();
clientsClaim();
