import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";

const { visit } = shopInBrowser();

/** A listing on a phone that has lost the network before anybody touched the page. */
async function visitOffline() {
  const visitor = await visit("phone");
  const { page } = visitor;
  await page.goto("/category/sarees");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  return visitor;
}

const online = (page: Page) => page.context().setOffline(false);

async function followFirstCard(page: Page) {
  const card = page.getByRole("article").first().getByRole("link");
  const name = (await card.textContent()) ?? "";
  await card.tap();
  return { name };
}

/** Only a living card knows that nobody is signed in. */
const livingCard = (page: Page) =>
  page.locator('[aria-description="Login to add to wishlist"]').first();

const trouble = "Network error - please check your connection";

describe("a shopper whose network comes and goes", () => {
  it("still comes to an answer for a heart that was tapped without a network", async () => {
    const { page, leave } = await visitOffline();
    const heart = page.getByRole("button", { name: /to wishlist$/ }).first();
    await heart.tap();
    await online(page);
    await page.waitForURL("**/login");
    await leave();
  });

  it("gets a living page although its code was lost on the way", async () => {
    const { page, leave } = await visit("phone");
    let lost = true;
    await page.route(/\/ListingScreen-/, (route) => (lost ? route.abort() : route.continue()));
    await page.goto("/category/sarees");
    await page.waitForLoadState("networkidle");
    lost = false;
    await page.mouse.wheel(0, 50);
    await livingCard(page).waitFor();
    await page
      .getByRole("button", { name: /to wishlist$/ })
      .first()
      .tap();
    await page.waitForURL("**/login");
    await leave();
  });

  it("keeps the page when the menu cannot be fetched, is told, and opens it later", async () => {
    const { page, leave } = await visitOffline();
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.tap();
    await page.getByRole("article").first().waitFor();
    await online(page);
    await page.getByText(trouble, { exact: true }).waitFor();
    await menu.tap();
    await page.getByRole("dialog").getByRole("link", { name: "Login" }).waitFor();
    await leave();
  });

  it("comes to the page whose link was tapped once the network is back", async () => {
    const { page, leave } = await visitOffline();
    const { name } = await followFirstCard(page);
    await online(page);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await leave();
  });

  it.each(["code", "data"])(
    "reads meanwhile what is wrong when the page's %s is missing, and has the page by itself later",
    async (missing) => {
      const { page, leave } = await visit("phone");
      const code = /\/assets\/Product/;
      if (missing === "code") await page.route(code, (route) => route.abort());
      await page.goto("/category/sarees");
      const asked =
        missing === "code"
          ? page.waitForEvent("requestfailed", (request) => code.test(request.url()))
          : Promise.all(
              ["Product", "ProductNotFound"].map((name) =>
                page.waitForEvent("requestfinished", (request) =>
                  request.url().includes(`/assets/${name}-`),
                ),
              ),
            );
      await page.mouse.wheel(0, 50);
      await livingCard(page).waitFor();
      await asked;
      await page.context().setOffline(true);
      const { name } = await followFirstCard(page);
      await page.getByRole("main").getByText(trouble).waitFor();
      expect(await page.getByRole("banner").isVisible()).toBe(true);
      expect(await page.getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
      await page.unroute(code);
      await online(page);
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await leave();
    },
  );
});
