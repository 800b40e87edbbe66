import path from "node:path";
import type { Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hydrated, says, soon, wholePage } from "./support/pages";
import { listen, serveStorefront } from "./support/storefront";

const { visit } = shopInBrowser();

/** Opens a page and waits until it is alive. */
async function open(page: Page, at: string): Promise<void> {
  await page.goto(at, soon);
  await hydrated(page.getByRole("button", { name: "Search" }));
}

/** A shop of its own, whose API fails for these calls until it is mended. */
async function shopThatLacks(calls: string) {
  const shopAddress = inject("shopAddress");
  let broken = true;
  const api = await listen(async (request, response) => {
    if (broken && request.url?.startsWith(calls)) {
      response.writeHead(500).end("{}");
      return;
    }
    const answer = await fetch(`${shopAddress}${request.url}`);
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(await answer.text());
  });
  const build = path.join(process.cwd(), "packages/store-app/dist");
  const shop = await serveStorefront(build, {
    api: { baseUrl: `${api.address}/api` },
    origin: "https://shop.example",
    log: () => undefined,
  });
  return {
    address: shop.address,
    /** Has the page's own calls answered by that API too. */
    connect: (page: Page) =>
      page.route("**/api/**", async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({
          response: await route.fetch({ url: api.address + pathname + search }),
        });
      }),
    mend: () => {
      broken = false;
    },
    close() {
      shop.close();
      api.close();
    },
  };
}

describe("a shop whose API knows no subcategories", () => {
  it("has its categories, and says that there are none below them", async () => {
    const shop = await shopThatLacks("/api/subcategory/categories/");
    const { page, complaints, leave } = await visit("desktop", { baseURL: shop.address });
    await shop.connect(page);
    await wholePage("/faq", shop.address);
    await open(page, "/faq");
    const sarees = page.getByRole("banner").getByRole("link", { name: "Sarees" }).first();
    await sarees.hover();
    await says(page, "No subcategories available");
    // Nothing but the log says why; whoever looks again has them asked for again.
    const logged = () => complaints.join().includes("The subcategories of sarees could not be had");
    await expect.poll(logged).toBe(true);
    shop.mend();
    await page.getByRole("main").hover();
    await page.getByText("No subcategories available").waitFor({ state: "detached" });
    await sarees.hover();
    await page.getByRole("banner").getByRole("link", { name: "Silk Sarees" }).waitFor();
    await leave();
    shop.close();
  });
});

describe("a shop whose API has lost its categories", () => {
  it("says that there are none, and has them for whoever opens the menu later", async () => {
    const shop = await shopThatLacks("/api/category/");
    const { page, leave } = await visit("phone", { baseURL: shop.address });
    await shop.connect(page);
    await open(page, "/faq");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.tap();
    await page.getByRole("dialog").getByText("No categories available").waitFor();
    shop.mend();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await menu.tap();
    await page.getByRole("dialog").getByRole("link", { name: "Sarees" }).first().waitFor();
    await leave();
    shop.close();
  });
});
