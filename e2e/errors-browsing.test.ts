import type { Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, openAccount, wish } from "./support/account";
import { shopInBrowser, type Visitor } from "./support/browser";
import { allWays, failing, networkTrouble, ways } from "./support/network";
import { closeToast, hydrated, says, soon } from "./support/pages";

const { address, visit } = shopInBrowser();

/** Pictures may still be on their way. */
const kurti = "/product/lucknowi-chikankari-cotton-kurti";

const brand = (page: Page) => page.getByRole("link", { name: "TAANKA" }).first();

/** Opens a page and waits until it is alive. */
async function open(page: Page, at: string): Promise<void> {
  await page.goto(at, soon);
  await hydrated(page.getByRole("button", { name: "Search" }));
}

const failed = (status: number, answer: object) => (route: Route) =>
  route.fulfill({ status, json: answer });

describe("a failed call", () => {
  let visitor: Visitor;
  // Each its own: of one that was answered nothing is asked again.
  let nextPincode = 560001;

  beforeAll(async () => {
    visitor = await visit("desktop");
    await visitor.page.goto(kurti, soon);
    await visitor.page.getByLabel("Delivery pincode").waitFor();
  });
  afterAll(() => visitor.leave());

  it.each<[text: string, fail: (route: Route) => Promise<void>]>([
    ["No parcel leaves today", failed(500, { message: "No parcel leaves today" })],
    ["Server error occurred", ways["answers 500"]],
    [networkTrouble, ways["is cut"]],
    ["An unexpected error occurred", ways["answers garbage"]],
    ["Not for you", failed(200, { success: false, message: "Not for you" })],
    ["API request failed", failed(200, { success: false })],
  ])("reads: %s", async (text, fail) => {
    const code = String(nextPincode++);
    const { page } = visitor;
    const pincode = page.getByLabel("Delivery pincode");
    await page.route("**/api/pincode/check*", fail);
    await pincode.fill(code);
    await pincode.press("Enter");
    await says(page, text);
    await page.unroute("**/api/pincode/check*");
    await pincode.press("Enter");
    await says(page, "Delivery available to this pincode (2-5 days)");
  });

  it("is given up after ten seconds without an answer, and says that the network is at fault", async () => {
    const { page, leave } = await visit("desktop");
    const silent = /\/api\/(items\/filtering|pincode\/check|homepage-sections)/;
    const never = (route: Route) =>
      new Promise<void>((resolve) =>
        route
          .request()
          .frame()
          .page()
          .once("close", () => resolve()),
      );
    const begin = async (at: string, act: (other: Page) => Promise<unknown>) => {
      const other = await page.context().newPage();
      await open(other, at);
      await other.route((url) => silent.test(url.pathname), never);
      await act(other);
      return other;
    };
    const [listing, product, home] = await Promise.all([
      begin("/faq", (other) =>
        other.getByRole("banner").getByRole("link", { name: "Lehengas" }).first().click(),
      ),
      begin(kurti, async (other) => {
        await other.getByLabel("Delivery pincode").fill("560003");
        await other.getByLabel("Delivery pincode").press("Enter");
      }),
      begin("/terms", (other) => brand(other).click()),
    ]);
    const since = Date.now();
    expect(await product.getByText(networkTrouble).count()).toBe(0);
    await Promise.all([
      says(listing, "Failed to load products"),
      says(product, networkTrouble),
      says(home, "Error Loading Homepage"),
    ]);
    expect(Date.now() - since).toBeGreaterThan(7_000);
    await says(listing, networkTrouble);
    await says(home, networkTrouble);
    await leave();
  });
});

describe("the home page", () => {
  it("has its default banner where the banners alone fail", async () => {
    const { page, leave } = await visit("desktop");
    for (const way of allWays) {
      await open(page, "/faq");
      await failing(page, /\/api\/home-page-banner/, way, async () => {
        await brand(page).click();
        const slide = { level: 1, name: "Stitched for the day you are having" } as const;
        await page.getByRole("heading", slide).waitFor();
        await page.getByRole("heading", { name: "Turn Heads" }).waitFor();
      });
      expect(await page.getByText("Error Loading Homepage").count()).toBe(0);
      expect(await page.locator("[data-sample]").count()).toBe(0);
    }
    await leave();
  });

  it("has its default banner where there are none", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/faq");
    await page.route("**/api/home-page-banner/", failed(200, { success: true, data: [] }));
    await brand(page).click();
    await page
      .getByRole("heading", { level: 1, name: "Stitched for the day you are having" })
      .waitFor();
    expect(await page.getByRole("button", { name: /^Banner \d/ }).count()).toBe(0);
    await leave();
  });
});

describe("whoever is signed in", () => {
  let account: Account;

  beforeAll(async () => {
    account = await openAccount(address);
    await wish(account);
  });

  it("keeps a wish of a listing that could not be taken back", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await open(page, "/view-all/search?q=gown");
    const hearts = page.getByRole("main").locator("button[aria-pressed='true']");
    await expect.poll(() => hearts.count(), { timeout: 30_000 }).toBe(1);
    for (const way of allWays) {
      await failing(page, /\/api\/userwishlist\/remove/, way, async () => {
        await hearts.first().click();
        await says(page, "Failed to update wishlist. Please try again.");
        await expect.poll(() => hearts.count()).toBe(1);
        await closeToast(page, "Failed to update wishlist. Please try again.");
      });
    }
    await leave();
  });

  it("goes on with a token that has run out: one refresh, and the call is made once more", async () => {
    const stale = { authToken: "stale", accessToken: "stale" };
    const { page, leave } = await visit("desktop", account.profile(stale));
    const refreshes: number[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/api/auth/refresh")) refreshes.push(response.status());
    });
    await page.goto("/wishlist", soon);
    await page.getByRole("main").getByRole("article").first().waitFor();
    expect(refreshes).toEqual([200]);
    const token = await page.evaluate(() => localStorage.getItem("authToken"));
    expect(token).not.toBe("stale");
    expect(token).toBe(await page.evaluate(() => localStorage.getItem("accessToken")));
    await leave();
  });

  it("is signed out and led to sign in where the refresh is refused", async () => {
    const stale = { authToken: "stale", accessToken: "stale", refreshToken: "stale" };
    const { page, leave } = await visit("desktop", account.profile(stale));
    await page.goto("/wishlist", soon);
    await page.waitForURL("**/login", soon);
    const kept = await page.evaluate(() =>
      ["authToken", "accessToken", "refreshToken", "authUser"].filter((key) =>
        localStorage.getItem(key),
      ),
    );
    expect(kept).toEqual([]);
    await leave();
  });
});

describe("a toast", () => {
  it("stands at the top right for five seconds", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/category/sarees");
    await page
      .getByRole("button", { name: /to wishlist$/ })
      .first()
      .click();
    const toast = page.getByRole("listitem").filter({ hasText: "Please login to add items" });
    await toast.waitFor();
    const since = Date.now();
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThan(720);
    expect(box?.y).toBeLessThan(200);
    await page.mouse.move(10, 800);
    await toast.waitFor({ state: "detached" });
    const stood = Date.now() - since;
    expect(stood).toBeGreaterThan(4_000);
    expect(stood).toBeLessThan(9_000);
    await leave();
  });
});
