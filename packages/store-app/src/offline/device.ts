import { installPaths } from "@taanka/store/client";
import { shop } from "../config";
import { prefixOf } from "../routing/language";
import {
  cachedAddress,
  cachedAtHeader,
  cacheNames,
  forgetMessage,
  type KeepMessage,
  visitCaches,
} from "./cachedPages";

/** What stands before the paths of each language. */
export const prefixes = shop.languages.map(prefixOf);

/** What browsers offer here; undefined in private windows of some and on addresses without TLS. */
const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Has the browser cache what is visited from now on. */
export async function register(): Promise<void> {
  await workers()?.register(installPaths.worker, { updateViaCache: "none" });
}

function tell(files: string[]): void {
  if (!navigator.onLine) return;
  const message: KeepMessage = { keep: { page: window.location.href, files } };
  workers()?.controller?.postMessage(message);
}

/**
 * Caches the page that is open when the worker begins; those before its time asked nobody.
 * @returns ends the wait
 */
export function cacheFirstPage(): (() => void) | undefined {
  const container = workers();
  if (!container || container.controller) return undefined;
  const begin = () => tell(performance.getEntriesByType("resource").map(({ name }) => name));
  container.addEventListener("controllerchange", begin, { once: true });
  return () => container.removeEventListener("controllerchange", begin);
}

interface Connection {
  saveData?: boolean;
}

/** So long somebody looks at a page before it is worth its bytes, in ms. */
const aLook = 2_500;

/**
 * Caches a page that a link has opened: the browser asked for its data alone.
 * @returns ends the wait
 */
export function cacheOpenedPage(): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const timer = connection?.saveData ? undefined : setTimeout(() => tell([]), aLook);
  return () => clearTimeout(timer);
}

/** When the page was cached that the browser has opened; undefined when it came from the shop. */
export function cachedSince(): Date | undefined {
  const [opened] = performance.getEntriesByType("navigation");
  const timings = opened instanceof PerformanceNavigationTiming ? opened.serverTiming : [];
  const told = timings?.find(({ name }) => name === cachedAtHeader.metric)?.description;
  const time = new Date(told ?? "");
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Where pages are cached; undefined where browsers cache nothing. */
export const storage = () => globalThis.caches as CacheStorage | undefined;

/** Forgets where somebody has been. */
export async function forgetVisits(): Promise<void> {
  workers()?.controller?.postMessage(forgetMessage);
  await Promise.all(visitCaches.map((name) => storage()?.delete(name)));
}

/** The addresses of all cached pages, as their keys. */
export async function cachedKeys(): Promise<ReadonlySet<string>> {
  const cache = await storage()?.open(cacheNames.pages);
  return new Set(((await cache?.keys()) ?? []).map(({ url }) => url));
}

/** Under which of the keys a link's page would be cached. */
export const keyOf = (href: string): string | undefined => cachedAddress(new URL(href), prefixes);
