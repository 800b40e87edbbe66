import type { Locator, Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { type Account, openRichAccount } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { allWays, failing, reasonOf, type Way } from "./support/network";
import { closeToast, says, soon } from "./support/pages";

const { address, visit } = shopInBrowser();

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

let account: Account;
let order = "";

beforeAll(async () => {
  ({ account, order } = await openRichAccount(address));
  await saveOne(account);
});

interface Refused {
  at: string | (() => string);
  /** Everything before the press that fails. */
  prepare?(page: Page): Promise<void>;
  calls: RegExp;
  act(page: Page): Promise<void>;
  /** The text of the situation. */
  says: string;
  /** Said whatever the reason is. */
  always?: boolean;
  /** The question whether it is meant stays open. */
  asks?: boolean;
  /** Said where it was tried, and not in a toast. */
  stays?: boolean;
  /** What is still there each time, as it was. */
  keeps?(page: Page): Locator;
}

const saved = (page: Page) => page.getByRole("region", { name: "Saved for later" });
const inCart = (page: Page) => page.getByRole("checkbox", { name: /^Select / });

/** Saves a line of the cart for later. */
async function saveOne({ client }: Account): Promise<void> {
  const { items = [] } = await client.cart.read();
  const [line] = items;
  if (!line) throw new Error("The cart is empty.");
  const { itemId, size, color, skuId } = line;
  await client.saved.add({ itemId: itemId._id, size, color: color ?? "default", skuId });
}

async function fillAddress(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("Name").fill("Meera Nair");
  await field("Phone number").fill("9876543210");
  await field("Address").fill("3 Palace Road");
  await field("Pincode").fill("560003");
  await field("City").fill("Bengaluru");
  await page.getByRole("combobox", { name: "State" }).selectOption("Karnataka");
}

const refused: Record<string, Refused> = {
  "deleting an address": {
    at: "/savedaddress",
    calls: /\/api\/user\/address\/\w/,
    async act(page) {
      await press(page, "Delete");
      const question = page.getByRole("alertdialog");
      await question.getByText("Are you sure you want to delete this address?").waitFor();
      await question.getByRole("button", { name: "Delete" }).click();
    },
    says: "Failed to delete address. Please try again.",
    always: true,
    asks: true,
  },
  "making an address the default": {
    at: "/savedaddress",
    calls: /\/api\/user\/address\/\w/,
    act: (page) => press(page, "Set as default"),
    says: "Failed to set default address. Please try again.",
    always: true,
  },
  "adding an address": {
    at: "/savedaddress",
    async prepare(page) {
      await press(page, "Add an address");
      await fillAddress(page);
    },
    calls: /\/api\/user\/address\/create/,
    act: (page) => press(page, "Save address"),
    says: "Failed to add address. Please try again.",
    stays: true,
  },
  "saving an address in the cart": {
    at: "/cart",
    async prepare(page) {
      await press(page, "Add another address");
      await fillAddress(page);
    },
    calls: /\/api\/user\/address\/create/,
    act: (page) => press(page, "Save and deliver here"),
    says: "Failed to save address. Please try again.",
    stays: true,
  },
  "changing a quantity": {
    at: "/cart",
    calls: /\/api\/usercart\/update-quantity/,
    act: (page) => press(page, /^Increase/),
    says: "Failed to update cart item quantity",
  },
  "taking a line out of the cart": {
    at: "/cart",
    calls: /\/api\/usercart\/removeitem/,
    act: (page) => press(page, /^Remove .* from cart$/),
    says: "Failed to remove item from cart",
  },
  "moving a line to the wishlist": {
    at: "/cart",
    calls: /\/api\/userwishlist\/create/,
    act: (page) => press(page, "Move to wishlist"),
    says: "Failed to add to wishlist",
  },
  "saving a line for later": {
    at: "/cart",
    calls: /\/api\/usercart\/saved\/create/,
    act: (page) => press(page, "Save for later"),
    says: "Failed to save for later",
    keeps: inCart,
  },
  "moving a saved line to the cart": {
    at: "/cart",
    calls: /\/api\/usercart\/saved\/move/,
    act: (page) => press(page, "Move to cart"),
    says: "Failed to add item to cart",
    keeps: (page) => saved(page).getByRole("article"),
  },
  "taking a saved line away": {
    at: "/cart",
    calls: /\/api\/usercart\/saved\/removeitem/,
    act: (page) =>
      saved(page)
        .getByRole("button", { name: /^Remove/ })
        .click(),
    says: "Failed to remove what is saved for later",
    keeps: (page) => saved(page).getByRole("article"),
  },
  "taking a wish back": {
    at: "/wishlist",
    calls: /\/api\/userwishlist\/remove/,
    async act(page) {
      await page
        .getByRole("article")
        .getByRole("button", { name: /wishlist/i })
        .click();
      await page.getByRole("button", { name: "Remove", exact: true }).click();
    },
    says: "Failed to remove from wishlist",
    asks: true,
  },
  "placing an order": {
    at: "/payment",
    prepare: (page) => page.getByRole("radio", { name: /cash on delivery/i }).check(),
    calls: /\/api\/user\/order\/create/,
    act: (page) => press(page, "Place order"),
    says: "Failed to create order. Please try again.",
    stays: true,
  },
  "changing the profile": {
    at: "/profile/edit",
    prepare: (page) => page.getByRole("textbox", { name: "Name" }).fill("Meera Iyer"),
    calls: /\/api\/auth\/profile/,
    act: (page) => press(page, "Save"),
    says: "Failed to update profile",
    stays: true,
  },
  "cancelling an order": {
    at: () => `/orders/${order}/cancel`,
    async prepare(page) {
      await page.getByRole("checkbox", { name: /agree/ }).check();
      await page.getByLabel("Reason for cancellation").selectOption("Other");
      await page.getByLabel("Description").fill("Two of the same");
      await page.getByRole("checkbox", { name: /Back to source/ }).check();
    },
    calls: /\/api\/user\/order\/cancel/,
    act: (page) => press(page, "CANCEL ORDER"),
    says: "Failed to cancel order. Please try again.",
  },
  "adding a product": {
    at: "/product/lucknowi-chikankari-cotton-kurti",
    prepare: (page) =>
      page
        .getByRole("radiogroup", { name: "Size" })
        .locator("label")
        .filter({ hasText: /^M$/ })
        .click(),
    calls: /\/api\/usercart\/create/,
    act: (page) => press(page, "Add to cart"),
    says: "Failed to add to cart",
  },
  "putting a line back": {
    at: "/cart",
    prepare: (page) => press(page, /^Remove .* from cart$/),
    calls: /\/api\/usercart\/create/,
    act: (page) => press(page, "Undo"),
    says: "Failed to add item to cart",
  },
};

async function refuse(page: Page, situation: Refused, way: Way): Promise<void> {
  const { says: text, always, asks, stays, keeps } = situation;
  const reason = always ? text : reasonOf(way, text);
  await failing(page, situation.calls, way, async () => {
    await situation.act(page);
    await says(page, reason);
    if (asks) {
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    }
    if (!stays) await closeToast(page, reason);
    if (keeps) expect(await keeps(page).count()).toBe(1);
  });
}

describe("what could not be done", () => {
  it.each(Object.entries(refused))(
    "%s says so, however the network fails",
    async (_, situation) => {
      const { page, leave } = await visit("desktop", account.profile());
      const at = typeof situation.at === "string" ? situation.at : situation.at();
      await page.goto(at, soon);
      await page.getByRole("main").getByRole("button").first().waitFor();
      await situation.prepare?.(page);
      for (const way of allWays) await refuse(page, situation, way);
      expect(new URL(page.url()).pathname).toBe(at);
      await leave();
    },
  );
});
