import path from "node:path";
import type { Page } from "playwright";
import { describe, inject, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hydrated, says, soon, wholePage } from "./support/pages";
import { listen, serveStorefront } from "./support/storefront";

const { visit } = shopInBrowser();

/** Opens a page and waits until it is alive. */
async function open(page: Page, at: string): Promise<void> {
  await page.goto(at, soon);
  await hydrated(page.getByRole("button", { name: "Search" }));
}

/** A shop of its own, whose API fails for these calls. */
async function shopThatLacks(calls: string) {
  const shopAddress = inject("shopAddress");
  const api = await listen(async (request, response) => {
    if (request.url?.startsWith(calls)) {
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
    close() {
      shop.close();
      api.close();
    },
  };
}

describe("a shop whose API knows no subcategories", () => {
  it("has its categories, and says that there are none below them", async () => {
    const shop = await shopThatLacks("/api/subcategory/categories/");
    const { page, leave } = await visit("desktop", { baseURL: shop.address });
    await wholePage("/faq", shop.address);
    await open(page, "/faq");
    const sarees = page.getByRole("banner").getByRole("link", { name: "Sarees" }).first();
    await sarees.hover();
    await says(page, "No subcategories available");
    await leave();
    shop.close();
  });
});
