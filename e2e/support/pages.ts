import type { Locator } from "playwright";
import { expect, inject } from "vitest";

/**
 * Waits until the server has all of a page's data. On a machine that is busy it leaves what is late
 * to the browser, and such a page is not kept.
 */
export async function wholePage(path: string, shop = inject("shopAddress")): Promise<void> {
  const cacheControl = async () => (await fetch(shop + path)).headers.get("cache-control");
  await expect.poll(cacheControl, { timeout: 20_000 }).toMatch(/s-maxage/);
}

/** Waits until React has taken over an element that the server sent. */
export async function hydrated(element: Locator): Promise<void> {
  const isReacts = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isReacts, { timeout: 20_000 }).toBe(true);
}
