import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hold, holdCode } from "./support/network";

const { visit } = shopInBrowser();

const firstCard = (page: Page) => page.getByRole("main").getByRole("article").first();

/** A listing whose code, and that of what is opened next, has come. */
async function openListing(page: Page) {
  await page.goto("/category/sarees");
  await page.waitForLoadState("networkidle");
}

describe("the way to another page", () => {
  it("shows that the page is coming while its code is on the way", async () => {
    const { page, complaints, leave } = await visit("phone");
    const release = await holdCode(page, /LoginScreen/);
    await openListing(page);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /login|account/i })
      .first()
      .tap();
    const bar = page.getByRole("progressbar", { name: "Loading page" });
    await bar.waitFor({ state: "attached" });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Sarees");
    release();
    await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
    await bar.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await leave();
  });

  it("needs nothing but the product's data from a listing", async () => {
    const { page, complaints, leave } = await visit("phone");
    await openListing(page);
    // A product's code is fetched ahead when the browser is idle, which may be after the network is.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /\/ProductScreen-/.test(name)),
    );
    await page.waitForLoadState("networkidle");
    // What comes for later parts of the page comes as it may.
    const release = await holdCode(page);
    const card = firstCard(page).getByRole("link");
    const name = (await card.textContent()) ?? "";
    await card.tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("tab", { name: "Product Description" }).waitFor();
    release();
    expect(complaints).toEqual([]);
    await leave();
  });

  it("begins a product with what its card told, and keeps it as it is when the rest comes", async () => {
    const { page, complaints, leave } = await visit("phone");
    await openListing(page);
    const release = await hold(page, (path) => /^\/api\/item/.test(path));
    const card = firstCard(page);
    const name = (await card.getByRole("link").textContent()) ?? "";
    await card.getByRole("link").tap();
    const heading = page.getByRole("heading", { level: 1, name });
    await heading.waitFor();
    const main = page.getByRole("main");
    await main.getByRole("status", { name: "Loading product details..." }).waitFor();
    expect(await main.getByRole("button", { name: "Add to cart" }).first().isDisabled()).toBe(true);
    const picture = await main.getByRole("img", { name }).first().elementHandle();
    const top = (await heading.boundingBox())?.y;
    release();
    await main.getByRole("tab", { name: "Product Description" }).waitFor();
    await main
      .getByRole("status", { name: "Loading product details..." })
      .waitFor({ state: "detached" });
    expect(await picture?.evaluate((image) => image.isConnected)).toBe(true);
    expect((await heading.boundingBox())?.y).toBe(top);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("moves the focus to the new heading, without a box around it, and says its title", async () => {
    const { page, complaints, leave } = await visit("desktop");
    await openListing(page);
    const card = firstCard(page).getByRole("link");
    const name = (await card.textContent()) ?? "";
    await card.focus();
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { level: 1, name });
    await expect.poll(() => heading.evaluate((h1) => h1 === document.activeElement)).toBe(true);
    expect(await heading.evaluate((h1) => getComputedStyle(h1).outlineStyle)).toBe("none");
    await page.getByRole("status").filter({ hasText: name }).waitFor({ state: "attached" });
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe("the place on a page", () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

  it("is the same after a product and Back, and a new page starts at its top", async () => {
    const { page, complaints, leave } = await visit("phone");
    await openListing(page);
    await scrollTo(page, 2_000);
    await expect.poll(() => scrollY(page)).toBe(2_000);
    const card = page.getByRole("main").getByRole("article").nth(9).getByRole("link");
    await card.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/product\//);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(2_000);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("is the same after a reload", async () => {
    const { page, complaints, leave } = await visit("phone");
    await openListing(page);
    await scrollTo(page, 1_500);
    await expect.poll(() => scrollY(page)).toBe(1_500);
    await page.reload();
    // Within a line: what is above may come to its height only now.
    await expect.poll(async () => Math.abs((await scrollY(page)) - 1_500)).toBeLessThan(30);
    // Another page, and the same one asked for anew, have no place yet.
    for (const path of ["/faq", "/category/sarees"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await scrollY(page)).toBe(0);
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});
