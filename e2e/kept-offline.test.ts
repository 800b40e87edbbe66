import path from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { proxied } from "./support/proxy";
import { serveStorefront } from "./support/storefront";

const { address, visit } = shopInBrowser();
const workers = { serviceWorkers: "allow" } as const;

const notice =
  /No connection\. This page was kept on .*; prices and stock may have changed since\./;

/** Addresses of the kept pages, without their origin. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("taanka-pages");
    return (await cache.keys()).map(({ url }) => url.slice(location.origin.length));
  });

const keepsPage = (page: Page, address: string) =>
  expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain(address);

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

async function expectPictures(page: Page) {
  await expect.poll(async () => (await pictures(page)).missing).toBe(0);
  expect((await pictures(page)).there).toBeGreaterThan(0);
}

describe("a shopper who has been here before, without a network", () => {
  it("reads the visited pages with their pictures, and is told how old they are", async () => {
    const { page, leave } = await visit("phone", workers);
    await page.goto("/category/sarees");
    await keepsPage(page, "/category/sarees");
    const card = page.getByRole("main").getByRole("article").first().getByRole("link");
    const name = (await card.textContent()) ?? "";
    await card.tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const { pathname } = new URL(page.url());
    await keepsPage(page, pathname);
    await page.goto("/cart");
    await page.goto("/view-all/search?q=silk");
    await page.goto(`${pathname}?utm_source=letter`);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await expectPictures(page);

    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText(notice).first().waitFor();
    await expectPictures(page);
    await page.goto("/category/sarees");
    await page.getByText(notice).first().waitFor();
    await card.waitFor();
    await expectPictures(page);
    // What is kept opens by its link as well.
    await card.tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText(notice).first().waitFor();

    // No page of a person, no search for a person's words.
    expect(new Set(await keptPages(page))).toEqual(new Set(["/category/sarees", pathname]));
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: "You Are Offline" }).waitFor();
    await page.goto("/hi/category/sarees");
    await page.getByRole("heading", { level: 1, name: "आप ऑफ़लाइन हैं" }).waitFor();
    await page.goto("/category/lehengas");
    await page.getByRole("heading", { level: 1, name: "You Are Offline" }).waitFor();
    const way = page.getByRole("main").getByRole("link", { name, exact: true });
    expect(await way.getAttribute("href")).toBe(pathname);
    await way.tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.goBack();

    await page.context().setOffline(false);
    await page.waitForURL("**/category/lehengas");
    await page.getByRole("heading", { level: 1, name: "Lehengas" }).waitFor();
    expect(await page.getByText(/No connection/).count()).toBe(0);
    await leave();
  });

  it("has the latest build at once, whatever an earlier one has kept", async () => {
    const shop = await proxied(address);
    const { page, leave } = await visit("desktop", { ...workers, baseURL: shop.address });
    await page.goto(`${shop.address}/faq`);
    await keepsPage(page, "/faq");
    const scripts = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(await scripts()).toBe(`${shop.address}/service-worker.js`);
    shop.change = (_path, text) =>
      `${text};self.addEventListener("message",({source})=>source.postMessage("next build"))`;
    const answer = page.evaluate(
      () =>
        new Promise((resolve) => {
          navigator.serviceWorker.addEventListener("message", ({ data }) => resolve(data));
          navigator.serviceWorker.addEventListener("controllerchange", () =>
            navigator.serviceWorker.controller?.postMessage("who is there?"),
          );
          void navigator.serviceWorker.ready.then((registration) => registration.update());
        }),
    );
    expect(await answer).toBe("next build");
    expect(await keptPages(page)).toContain("/faq");

    // And is gone where the shop says so.
    shop.change = undefined;
    const build = path.resolve(import.meta.dirname, "../packages/store-app/dist");
    const closing = await serveStorefront(build, {
      origin: shop.address,
      api: { baseUrl: `${address}/api` },
      serviceWorker: { enabled: false },
      log: () => undefined,
    });
    shop.shop = closing.address;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    await leave();
    shop.close();
    closing.close();
  });
});
