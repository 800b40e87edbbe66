import type { Page } from "playwright";
import { expect } from "vitest";

/** A browser profile in which the shop's worker runs. */
export const workers = { serviceWorkers: "allow" } as const;

/** What a page says that was kept. */
export const notice =
  /No connection\. This page was kept on .*; prices and stock may have changed since\./;

/** Addresses of what is cached of a kind, without their origin. */
export const cachedOf = (page: Page, kind: "pages" | "pictures") =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => url.replace(location.origin, ""));
  }, `taanka-${kind}`);

/** Addresses of the cached pages. */
export const cachedPages = (page: Page) => cachedOf(page, "pages");

/** Addresses that the worker has written down with the time at which it cached them. */
export const notedAddresses = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("workbox-expiration");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result } = opening;
          const reading = result.transaction("cache-entries").objectStore("cache-entries").getAll();
          reading.onsuccess = () => {
            result.close();
            resolve(reading.result.map(({ url }: { url: string }) => url));
          };
        };
      }),
  );

/** Waits until a page is cached. */
export const untilCached = (page: Page, address: string) =>
  expect.poll(() => cachedPages(page), { timeout: 20_000 }).toContain(address);

/** How many of the pictures in sight are there, and how many are not. */
const pictures = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll("main img")].filter((img) => {
      const { top, bottom, height } = img.getBoundingClientRect();
      return height > 0 && top < innerHeight && bottom > 0;
    }) as HTMLImageElement[];
    const there = seen.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    return { there: there.length, missing: seen.length - there.length };
  });

/** Waits until all pictures in sight are there. */
export async function expectPictures(page: Page) {
  await expect.poll(async () => (await pictures(page)).missing).toBe(0);
  expect((await pictures(page)).there).toBeGreaterThan(0);
}
