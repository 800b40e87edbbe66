import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hydrated, says, soon, wholePage } from "./support/pages";
import { shopThatLacks } from "./support/storefront";

const { address, visit } = shopInBrowser();

/** Opens a page and waits until it is alive. */
async function open(page: Page, at: string): Promise<void> {
  await page.goto(at, soon);
  await hydrated(page.getByRole("button", { name: "Search" }));
}

const subcategories = "/api/subcategory/categories/";

describe("a shop whose API knows no subcategories", () => {
  it("has its categories, says that there are none below them, and asks again", async () => {
    const shop = await shopThatLacks(address, subcategories);
    const { page, complaints, leave } = await visit("desktop");
    let failing = true;
    // The browser asks the shop's address, where this shop has no API.
    await page.route(`${shop.address}/api/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (failing && pathname.startsWith(subcategories))
        return route.fulfill({ status: 500, body: "{}" });
      return route.fulfill({
        response: await route.fetch({ url: address + pathname + search }),
      });
    });
    await wholePage("/faq", shop.address);
    await open(page, `${shop.address}/faq`);
    const header = page.getByRole("banner");
    const sarees = header.getByRole("link", { name: "Sarees" }).first();
    await sarees.hover();
    await says(page, "No subcategories available");
    // Nothing else says so but the log.
    const logged = () => complaints.some((line) => /^warning: The subcategories of/.test(line));
    await expect.poll(logged).toBe(true);
    expect(await page.getByText(/^(Failed|Server error|An unexpected)/).count()).toBe(0);
    await page.mouse.move(700, 800);
    await page.getByText("No subcategories available").waitFor({ state: "hidden" });
    failing = false;
    await sarees.hover();
    await header.getByRole("link", { name: "Silk Sarees" }).waitFor();
    await leave();
    shop.close();
  });
});
