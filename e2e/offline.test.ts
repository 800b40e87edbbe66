import type { Locator, Page, Request } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";

const { visit } = shopInBrowser();

const trouble = "Network error - please check your connection";

const offline = (page: Page, off = true) => page.context().setOffline(off);

/** What the menu and all dialogs stand on is one file of the build; toasts do not need it. */
const menuCode = /\/dialogs-/;

const firstCard = (page: Page) =>
  page.getByRole("main").getByRole("article").first().getByRole("link");

describe("a shopper whose network comes and goes", () => {
  it("comes to the sign-in page without one: its code is not there, so the page stays", async () => {
    const { page, leave } = await visit("phone");
    await page.route(/LoginScreen/, (route) => route.abort());
    await page.goto("/category/sarees");
    await page.waitForLoadState("networkidle");
    const account = page
      .getByRole("banner")
      .getByRole("link", { name: /login|account/i })
      .first();
    await page.context().setOffline(true);
    await account.tap();
    await page.getByText(trouble, { exact: true }).waitFor();
    expect(page.url()).toMatch(/category\/sarees$/);
    await page.context().setOffline(false);
    await page.unroute(/LoginScreen/);
    await account.tap();
    await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
    await leave();
  });

  it("keeps the page when the menu cannot be fetched, is told, and opens it later", async () => {
    const { page, leave } = await visit("phone");
    const underWay = new Set<Request>();
    page.on("request", (request) => menuCode.test(request.url()) && underWay.add(request));
    page.on("requestfailed", (request) => underWay.delete(request));
    await page.route(menuCode, (route) => route.abort());
    await page.goto("/category/sarees");
    await page.waitForLoadState("networkidle");
    const menu = page.getByRole("button", { name: "Menu" });
    // Code that failed may load the page anew, once, which forgets the press and closes the menu.
    const pressFor = async (shown: Locator) => {
      if (await shown.isVisible()) return true;
      await menu.tap({ timeout: 2_000 }).catch(() => undefined);
      return shown.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    };
    const told = page.getByText(trouble, { exact: true });
    await expect.poll(() => pressFor(told), { timeout: 30_000 }).toBe(true);
    await firstCard(page).waitFor();
    // A press would share a request that is failing still.
    await expect.poll(() => underWay.size).toBe(0);
    await page.unroute(menuCode);
    const login = page.getByRole("dialog").getByRole("link", { name: "Login" });
    await expect.poll(() => pressFor(login), { timeout: 30_000 }).toBe(true);
    await leave();
  });

  it("reads what is wrong when a product's data is missing, and has the page by itself later", async () => {
    const { page, leave } = await visit("phone");
    await page.goto("/category/sarees");
    await page.waitForLoadState("networkidle");
    // The code of a product's page is there once one was seen; the next one's data is not.
    await firstCard(page).tap();
    await page.waitForURL(/\/product\//);
    await page.goBack();
    const card = page.getByRole("main").getByRole("article").nth(1).getByRole("link");
    const name = (await card.textContent()) ?? "";
    await offline(page);
    await card.tap();
    await page.getByRole("main").getByText(trouble).waitFor();
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
    await offline(page, false);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await leave();
  });

  it("keeps a page whose code was lost: it can be read, and its links work", async () => {
    const { page, leave } = await visit("phone");
    await page.route(/\/ListingScreen-/, (route) => route.abort());
    await page.goto("/category/sarees");
    await page.waitForLoadState("networkidle");
    const name = (await firstCard(page).textContent()) ?? "";
    await firstCard(page).tap();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await leave();
  });
});
