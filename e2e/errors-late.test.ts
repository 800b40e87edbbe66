import type { Page } from "playwright";
import { expect, it } from "vitest";
import { type Account, openAccount, wish } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { hold, networkTrouble } from "./support/network";
import { hydrated, soon, wholePage } from "./support/pages";
import { storedSession } from "./support/shopper";
import { shopThatLacks } from "./support/storefront";

const { address, visit } = shopInBrowser();

const main = (page: Page) => page.getByRole("main");

/** Ten seconds, and as long again for a second try, on a machine that opens several pages at once. */
const reads = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor({ timeout: 60_000 });

const product = "/product/lucknowi-chikankari-cotton-kurti";

interface Situation {
  begin: string;
  /** Which calls get no answer. */
  silent: RegExp;
  act(page: Page): Promise<void>;
  /** What a person reads, or sees, in the end. */
  ends(page: Page): Promise<void>;
}

const home = (page: Page) => page.getByRole("link", { name: "TAANKA" }).first().click();

const situations: Situation[] = [
  {
    begin: "/category/sarees",
    silent: /\/api\/items\/filtering$/,
    async act(page) {
      await page.getByRole("button", { name: "FILTER" }).click();
      const panel = page.getByRole("dialog", { name: "Filters" });
      await panel.getByRole("checkbox").first().check();
      await panel.getByRole("button", { name: "APPLY FILTERS" }).click();
    },
    ends: (page) => reads(page, "Failed to apply filters"),
  },
  {
    begin: "/view-all/search?q=gown",
    silent: /\/api\/userwishlist\/remove$/,
    act: (page) => main(page).locator("button[aria-pressed='true']").first().click(),
    async ends(page) {
      await reads(page, "Failed to update wishlist. Please try again.");
      const wished = main(page).locator("button[aria-pressed='true']");
      await expect.poll(() => wished.count()).toBe(1);
    },
  },
  {
    begin: product,
    silent: /\/api\/userwishlist\/create$/,
    async act(page) {
      const pictures = page.getByRole("region", { name: /^Pictures of/ });
      await pictures.getByRole("button", { name: /to wishlist$/ }).click();
    },
    ends: (page) => reads(page, "Failed to update wishlist"),
  },
  {
    begin: product,
    silent: /\/api\/coupon\/apply-by-user$/,
    async act(page) {
      await page.getByRole("button", { name: "Apply coupon" }).click();
      await page.getByLabel("Coupon code").fill("WELCOME10");
      await page.getByRole("button", { name: "Apply", exact: true }).click();
    },
    ends: (page) => reads(page, networkTrouble),
  },
  {
    begin: "/category/kurtis",
    silent: /\/api\/items\/(?!filtering)[^/]+$/,
    act: (page) => main(page).getByRole("article").first().getByRole("link").click(),
    async ends(page) {
      await reads(page, "Failed to load product details");
      await reads(page, networkTrouble);
    },
  },
  {
    begin: "/category/suits",
    silent: /\/api\/itemdetails\/item\/[^/]+$/,
    act: (page) => main(page).getByRole("article").first().getByRole("link").click(),
    async ends(page) {
      const sizes = page.getByRole("radiogroup", { name: "Size" });
      await sizes.getByText("3XL").waitFor({ timeout: 60_000 });
      await page.waitForTimeout(11_000);
      expect(await page.getByText(/^Failed to|^Network error/).count()).toBe(0);
    },
  },
  {
    begin: "/faq",
    silent: /\/api\/(home-page-banner\/|homepage-sections\/Everydaytoevent\/items)$/,
    act: home,
    async ends(page) {
      const banner = page.getByRole("heading", { name: "Stitched for the day you are having" });
      await banner.waitFor({ timeout: 60_000 });
      await page.getByText("Sample products").first().waitFor({ timeout: 60_000 });
      await page.getByRole("heading", { name: "Turn Heads" }).waitFor();
    },
  },
];

/** Somebody's token has run out, and nothing answers who asks for another: they stay signed in. */
async function silentRefresh(account: Account): Promise<() => Promise<void>> {
  const { page, leave } = await visit("phone", account.profile());
  await page.goto("/profile/edit", soon);
  await page.getByRole("textbox", { name: "Name" }).fill("Meera Iyer");
  await page.evaluate(() => {
    for (const key of ["authToken", "accessToken"]) localStorage.setItem(key, "stale");
    // As another tab of the shop would tell it.
    window.dispatchEvent(new StorageEvent("storage", { key: "authToken" }));
  });
  await hold(page, (path) => path === "/api/auth/refresh");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  return async () => {
    await reads(page, networkTrouble);
    expect(new URL(page.url()).pathname).toBe("/profile/edit");
    expect(await storedSession(page)).toHaveLength(4);
    await leave();
  };
}

/** The server had no subcategories for the page, and the browser asks in vain. */
async function silentSubcategories(): Promise<() => Promise<void>> {
  const calls = "/api/subcategory/categories/";
  const shop = await shopThatLacks(address, calls);
  await wholePage("/faq", shop.address);
  const { page, leave } = await visit("desktop");
  await hold(page, (path) => path.startsWith(calls));
  await page.goto(`${shop.address}/faq`, soon);
  await hydrated(page.getByRole("button", { name: "Search" }));
  await page.getByRole("banner").getByRole("link", { name: "Sarees" }).first().hover();
  return async () => {
    await reads(page, "No subcategories available");
    expect(await page.getByText(/^(Failed|Network error|Server error)/).count()).toBe(0);
    await leave();
    shop.close();
  };
}

it("ends after ten seconds in what each failure reads, where the shop does not answer", async () => {
  const account = await openAccount(address);
  await wish(account);
  const { page, leave } = await visit("desktop", account.profile());
  const apart = await Promise.all([silentRefresh(account), silentSubcategories()]);
  const ends = apart.map((end) => end());
  // Begun one after the other, and waited for together: a toast does not stay for long.
  for (const situation of situations) {
    const other = await page.context().newPage();
    await other.goto(situation.begin, soon);
    await hydrated(other.getByRole("button", { name: "Search" }));
    await hold(other, (path) => situation.silent.test(path));
    await situation.act(other);
    ends.push(situation.ends(other));
  }
  await Promise.all(ends);
  await leave();
});
