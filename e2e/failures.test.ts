import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { networkTrouble, ways } from "./support/network";
import { wholePage } from "./support/pages";

const { visit } = shopInBrowser();

interface Situation {
  /** Which calls fail. */
  calls: RegExp;
  /** Goes to where they are made; everything before this works. */
  begin: string;
  act(page: Page): Promise<void>;
  /** What a person reads then. */
  says: string;
  /** What else stands there. */
  alsoSees?(page: Page, way: string): Promise<void>;
  /** What shows that it works again, once it was tried anew. */
  recovers(page: Page): Promise<void>;
}

const samples = (page: Page) => page.locator("[data-sample]");
const retry = (page: Page) => page.getByRole("button", { name: "Retry" }).first().click();
const home = (page: Page) => page.getByRole("link", { name: "TAANKA" }).first().click();
const category = (page: Page) =>
  page.getByRole("navigation").getByRole("link", { name: "Lehengas" }).first().click();

async function filterByColour(page: Page) {
  await page.getByRole("button", { name: "FILTER" }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await panel.getByRole("checkbox").first().check();
  await panel.getByRole("button", { name: "APPLY FILTERS" }).click();
}

/** Why, of a call that has no words of its own for its failure. */
const reasons: Record<string, string> = {
  "is cut": networkTrouble,
  "answers 500": "Server error occurred",
  "answers garbage": "An unexpected error occurred",
  "answers that it failed": "The loom is broken",
};

const situations: Record<string, Situation> = {
  "a listing": {
    calls: /\/api\/items\/filtering/,
    begin: "/faq",
    act: category,
    says: "Failed to load products",
    async alsoSees(page) {
      expect(await samples(page).count()).toBe(6);
      await page.getByText("Sample products").waitFor();
      await page.getByRole("heading", { level: 1, name: "Lehengas" }).waitFor();
      expect(await samples(page).getByRole("button").count()).toBe(0);
    },
    async recovers(page) {
      await retry(page);
      await samples(page).first().waitFor({ state: "detached" });
      await page.getByText(/^Showing \d+ products$/).waitFor();
    },
  },
  "a filter": {
    calls: /\/api\/items\/filtering/,
    begin: "/category/sarees",
    async act(page) {
      await filterByColour(page);
    },
    says: "Failed to apply filters",
    async alsoSees(page) {
      expect(await page.getByText("Failed to load products").count()).toBe(0);
    },
    async recovers(page) {
      await retry(page);
      await page.getByText(/^Showing \d+ products$/).waitFor();
    },
  },
  "a filter that is taken away": {
    calls: /\/api\/items\/filtering/,
    begin: "/category/sarees?filter=Fabric%3AChiffon",
    act: (page) => page.getByRole("button", { name: "CLEAR ALL" }).click(),
    says: "Failed to apply filters",
    async alsoSees(page) {
      expect(await page.getByText("Failed to load products").count()).toBe(0);
      expect(await samples(page).count()).toBe(0);
    },
    async recovers(page) {
      await retry(page);
      await page.getByText(/^Showing \d+ products$/).waitFor();
    },
  },
  "a product": {
    calls: /\/api\/items\/(?!filtering)[^/]+$/,
    begin: "/category/kurtis",
    act: (page) => page.getByRole("main").getByRole("article").first().getByRole("link").click(),
    says: "Failed to load product details",
    async alsoSees(page) {
      await expect.poll(() => page.title()).toBe("Failed to load product details | TAANKA");
    },
    async recovers(page) {
      await retry(page);
      await page.getByRole("radiogroup", { name: "Size" }).waitFor();
    },
  },
  "more of a listing": {
    calls: /\/api\/items\/filtering/,
    begin: "/view-all",
    act: (page) => page.getByRole("link", { name: "Load more" }).click(),
    says: "Failed to load products",
    async alsoSees(page) {
      expect(await page.getByRole("main").getByRole("article").count()).toBe(50);
    },
    async recovers(page) {
      await page.getByRole("link", { name: "Load more" }).click();
      await expect
        .poll(() => page.getByRole("main").getByRole("article").count())
        .toBeGreaterThan(50);
    },
  },
  "a section of the home page": {
    calls: /\/api\/homepage-sections\/Everydaytoevent\/items/,
    begin: "/faq",
    act: home,
    says: "Sample products",
    async alsoSees(page) {
      for (const name of ["Casual Wears", "Party Wear Sarees", "Date Nights"])
        await page.getByRole("tab", { name }).waitFor();
    },
    async recovers(page) {
      await retry(page);
      await samples(page).first().waitFor({ state: "detached" });
    },
  },
  "the home page": {
    calls: /\/api\/(homepage-sections|home-page-banner)/,
    begin: "/faq",
    act: home,
    says: "Error Loading Homepage",
    async alsoSees(page, way) {
      await page
        .getByText(reasons[way] ?? "")
        .first()
        .waitFor();
      // The default banner, and the three blocks with pictures of their own.
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.getByText("50% OFF").first().waitFor();
    },
    async recovers(page) {
      await retry(page);
      await page.getByRole("heading", { name: "Turn Heads" }).waitFor();
      await page.getByRole("heading", { name: "The Wedding Edit" }).first().waitFor();
      expect(await samples(page).count()).toBe(0);
    },
  },
};

describe.each(Object.entries(situations))("%s", (_what, situation) => {
  it.each(Object.entries(ways))("says so when the network %s", async (way, fail) => {
    const { page, leave } = await visit("desktop");
    // What the server had no time for the browser would ask for, and it would fail too early.
    // A page of a person's own filters is never kept, so that nothing tells when it is whole.
    if (!situation.begin.includes("?")) await wholePage(situation.begin);
    await page.goto(situation.begin);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog", { name: "SEARCH" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const calls = (url: URL) => situation.calls.test(url.pathname);
    await page.route(calls, fail);
    await situation.act(page);
    await page.getByText(situation.says).first().waitFor();
    await situation.alsoSees?.(page, way);
    await page.unroute(calls);
    await situation.recovers(page);
    await leave();
  });
});
