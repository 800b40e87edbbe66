import type { Page } from "playwright";
import { beforeAll, describe, it } from "vitest";
import { type Account, openRichAccount } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { allWays, failing, reasonOf } from "./support/network";
import { says, soon } from "./support/pages";

const { address, visit } = shopInBrowser();

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

let account: Account;
let order = "";

beforeAll(async () => {
  ({ account, order } = await openRichAccount(address));
});

interface Lost {
  at(): string;
  /** Which calls fail. */
  calls: RegExp;
  /** What a person reads, to the letter. */
  says: string;
  /** The text in place of which the server's reason or the network's is shown. */
  situation?: string;
  /** Said in a toast besides. */
  toast?: string;
  /** Heading of the page that the failure stands on, below its steps. */
  titled?: string;
  /** What leads to another try. */
  again?: string;
  /** What stands there once it works. */
  shows(page: Page): Promise<void>;
}

const article = (page: Page) => page.getByRole("main").getByRole("article").first().waitFor();

const lost: Record<string, Lost> = {
  "the wishlist": {
    at: () => "/wishlist",
    calls: /\/api\/userwishlist\//,
    says: "Error loading wishlist",
    situation: "Failed to load wishlist",
    again: "Try again",
    shows: article,
  },
  "the cart": {
    at: () => "/cart",
    calls: /\/api\/usercart\//,
    says: "Failed to load cart",
    titled: "Cart",
    again: "Retry",
    shows: (page) => page.getByRole("button", { name: "Proceed to payment" }).waitFor(),
  },
  "the address on the payment page": {
    at: () => "/payment",
    calls: /\/api\/user\/address\//,
    says: "Failed to fetch addresses",
    titled: "Payment",
    again: "Retry",
    shows: (page) => page.getByRole("heading", { name: "Your order" }).waitFor(),
  },
  "the order history": {
    at: () => "/orderhistory",
    calls: /\/api\/user\/order\//,
    says: "Failed to fetch order history",
    again: "Retry",
    shows: article,
  },
  "an order": {
    at: () => `/orders/${order}`,
    calls: /\/api\/user\/order\//,
    says: "Failed to fetch order details",
    again: "Retry",
    shows: (page) => page.getByRole("heading", { level: 1, name: "Order Confirmed" }).waitFor(),
  },
  "the order that is to be cancelled": {
    at: () => `/orders/${order}/cancel`,
    calls: /\/api\/user\/order\//,
    says: "Error Loading Order",
    situation: "Failed to fetch order details",
    toast: "Failed to load order details",
    again: "Try Again",
    shows: (page) => page.getByRole("button", { name: "CANCEL ORDER" }).waitFor(),
  },
  "the address book": {
    at: () => "/savedaddress",
    calls: /\/api\/user\/address\//,
    says: "Failed to fetch addresses",
    again: "Retry",
    shows: (page) => says(page, "12 Temple Road"),
  },
  "the profile": {
    at: () => "/profile",
    calls: /\/api\/auth\/profile/,
    says: "Meera Nair",
    situation: "Failed to fetch profile data",
    shows: (page) => says(page, "Meera Nair"),
  },
};

describe.each(Object.entries(lost))("%s", (_what, situation) => {
  it("says that it could not be loaded, however the network fails, and has it after another try", async () => {
    // Nothing has been seen in this profile yet, so that no copy can stand in.
    const { page, leave } = await visit("desktop", account.profile());
    for (const way of allWays) {
      await failing(page, situation.calls, way, async () => {
        await page.goto(situation.at(), soon);
        await says(page, situation.says);
        if (situation.situation) await says(page, reasonOf(way, situation.situation));
        if (situation.titled) {
          const heading = { level: 1, name: situation.titled, exact: true } as const;
          await page.getByRole("heading", heading).waitFor();
          await says(page, /^Step \d of 2$/);
        }
        if (situation.toast) await says(page, situation.toast);
      });
    }
    if (situation.again) await press(page, situation.again);
    await situation.shows(page);
    await leave();
  });
});
