import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { sharedShop } from "./sharedShop";

/** Younger than this the data of a page is not asked for again, in ms. */
const fresh = 30_000;

/** When the data of a page was asked for, in ms; 0 when some of it is still to come. */
async function dataTime(response: Response): Promise<number> {
  await response.arrayBuffer();
  const isWhole = /s-maxage/.test(response.headers.get("cache-control") ?? "");
  return isWhole ? Date.parse(response.headers.get("last-modified") ?? "") : 0;
}

/**
 * Waits until the server sends a page with all of its data, had just now: on a machine that is busy
 * it leaves what is late to the browser, and a page that nobody has asked for in a while is sent
 * once more while it is rendered anew.
 */
export async function wholePage(path: string, shop = sharedShop()): Promise<void> {
  const age = async () => Date.now() - (await dataTime(await fetch(shop + path)));
  await expect.poll(age, { timeout: 20_000 }).toBeLessThan(fresh);
}

/** Waits until React has taken over an element that the server sent. */
export async function hydrated(element: Locator): Promise<void> {
  const isReacts = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isReacts, { timeout: 20_000 }).toBe(true);
}

/** Opens a page without a wait for its pictures, which are made when they are first asked for. */
export const soon = { waitUntil: "domcontentloaded" } as const;

/** Waits until the page says something, to the letter. */
export const says = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor({ timeout: 20_000 });

/** Closes a toast, unless its time is over first, so that the next one is another. */
export async function closeToast(page: Page, text: string): Promise<void> {
  const toast = page.getByRole("listitem").filter({ hasText: text }).first();
  const close = toast.getByRole("button", { name: "Close notification" });
  await close.click({ timeout: 2_000 }).catch(() => undefined);
  await page.mouse.move(5, 5);
  await toast.waitFor({ state: "detached" });
}
