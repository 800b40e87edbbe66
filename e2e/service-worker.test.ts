import path from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openAccount } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { hydrated } from "./support/pages";
import { proxied } from "./support/proxy";
import {
  cachedOf,
  cachedPages,
  expectPictures,
  notedAddresses,
  notice,
  untilCached,
  workers,
} from "./support/serviceWorker";
import { serveStorefront } from "./support/storefront";

const { address, visit } = shopInBrowser();
/** Has the worker cache a page with pictures, as pages that a link has opened do. */
const cachePage = (page: Page, address: string, files: string[] = []) =>
  page.evaluate(
    (named) => {
      const whole = (name: string) => new URL(name, location.origin).href;
      navigator.serviceWorker.controller?.postMessage({
        keep: { page: whole(named.address), files: named.files.map(whole) },
      });
    },
    { address, files },
  );

const numbered = (before: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${before}${place + 1}`);

describe("a shopper who has been here before, without a network", () => {
  it("reads the visited pages with their pictures, and is told how old they are", async () => {
    const { page, leave } = await visit("phone", workers);
    await page.goto("/category/sarees");
    await untilCached(page, "/category/sarees");
    const card = page.getByRole("main").getByRole("article").first().getByRole("link");
    const name = (await card.textContent()) ?? "";
    await card.tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const { pathname } = new URL(page.url());
    await untilCached(page, pathname);
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
    // What was not cached is not said to be as old as the page before it.
    await page.getByRole("main").getByRole("article").nth(1).getByRole("link").tap();
    const failure = page.getByRole("heading", { name: "Failed to load product details" });
    await failure.waitFor();
    await expect.poll(() => page.getByText(notice).count()).toBe(0);
    await page.goBack();
    await failure.waitFor({ state: "detached" });
    await page.getByText(notice).first().waitFor();
    // What is cached opens by its link as well.
    await card.tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText(notice).first().waitFor();

    // No page of a person, no search for a person's words.
    expect(new Set(await cachedPages(page))).toEqual(new Set(["/category/sarees", pathname]));
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: "You Are Offline" }).waitFor();
    expect(await page.getByText(/No connection/).count()).toBe(0);
    await page.goto("/hi/category/sarees");
    await page.getByRole("heading", { level: 1, name: "आप ऑफ़लाइन हैं" }).waitFor();
    await page.goto("/category/lehengas");
    await page.getByRole("heading", { level: 1, name: "You Are Offline" }).waitFor();
    const way = page.getByRole("main").getByRole("link", { name, exact: true });
    expect(await way.getAttribute("href")).toBe(pathname);
    // A network that comes back in this moment takes nobody away from what they have just opened.
    await way.evaluate((link: HTMLAnchorElement) => {
      link.click();
      window.dispatchEvent(new Event("online"));
    });
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
    await untilCached(page, "/faq");
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
    expect(await cachedPages(page)).toContain("/faq");

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
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    await leave();
    shop.close();
    closing.close();
  });

  it("keeps no more than it may, the latest, and forgets it when somebody signs out", async () => {
    const account = await openAccount(address);
    const { page, leave } = await visit("desktop", { ...workers, ...account.profile() });
    await page.goto("/faq");
    await untilCached(page, "/faq");
    const count = (kind: "pages" | "pictures") => async () => (await cachedOf(page, kind)).length;
    for (const one of numbered("/faq?page=", 55)) await cachePage(page, one);
    await untilCached(page, "/faq?page=55");
    await expect.poll(count("pages"), { timeout: 20_000 }).toBe(50);
    expect(await cachedPages(page)).not.toContain("/faq");
    await cachePage(page, "/terms", numbered("/favicon.svg?n=", 210));
    await expect.poll(count("pictures"), { timeout: 20_000 }).toBeGreaterThan(150);
    await cachePage(page, "/terms", ["/favicon.svg?n=last"]);
    const pictureNames = () => cachedOf(page, "pictures");
    await expect.poll(pictureNames, { timeout: 20_000 }).toContain("/favicon.svg?n=last");
    await expect.poll(count("pictures"), { timeout: 20_000 }).toBe(200);

    expect(await notedAddresses(page)).toContainEqual(expect.stringContaining("/faq?page=55"));
    await page.goto("/profile");
    const logout = page.getByRole("navigation", { name: "Account" }).getByText("Logout");
    await hydrated(logout);
    await logout.click();
    // The page that it leads to is cached like all others.
    const before = expect.stringContaining("faq");
    await expect.poll(() => cachedPages(page), { timeout: 20_000 }).not.toContainEqual(before);
    await expect.poll(pictureNames).not.toContain("/favicon.svg?n=last");
    const visited = expect.stringMatching(/faq|terms|n=last/);
    await expect.poll(() => notedAddresses(page)).not.toContainEqual(visited);
    await leave();
  });

  it("keeps only what the shop itself answers, and is read when it takes too long", async () => {
    const shop = await proxied(address);
    const { page, leave } = await visit("desktop", workers);
    await page.goto(`${shop.address}/faq`);
    await untilCached(page, "/faq");
    const asked: string[] = [];
    shop.instead = (path, answer) => {
      asked.push(path);
      if (path !== "/terms") return false;
      answer.writeHead(302, { location: "/privacy" }).end();
      return true;
    };
    await cachePage(page, "/terms", [`${address}/favicon.svg`, "/favicon.svg?n=1"]);
    await expect.poll(() => cachedOf(page, "pictures")).toContain("/favicon.svg?n=1");
    expect(asked).toContain("/privacy");
    expect(await cachedPages(page)).toEqual(["/faq"]);
    expect((await cachedOf(page, "pictures")).filter((url) => !url.startsWith("/"))).toEqual([]);

    shop.instead = (path) => path === "/faq";
    const from = Date.now();
    await page.goto(`${shop.address}/faq`);
    expect(Date.now() - from).toBeGreaterThan(9_900);
    await page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" }).waitFor();
    await leave();
    shop.close();
  });
});
