import type { Page } from "playwright";
import { beforeEach, describe, expect, it } from "vitest";
import { type Account, buy, fillCart, openAccount, saveAddresses } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { says, soon } from "./support/pages";

const { address, visit } = shopInBrowser();

const create = "**/api/user/order/create";
const placeOrder = (page: Page) => page.getByRole("button", { name: "Place order" }).click();

/** Opens the page of the payment and chooses cash. */
async function chooseCash(page: Page): Promise<void> {
  await page.goto("/payment", soon);
  await page.getByRole("radio", { name: /cash on delivery/i }).check();
}

const ordersOf = async ({ client }: Account) => (await client.orders.list()).length;

let account: Account;

beforeEach(async () => {
  account = await openAccount(address);
  await saveAddresses(account);
  await fillCart(account);
});

describe("an order whose answer is lost on the way back", () => {
  it("is placed once, and confirmed as soon as an answer comes", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await chooseCash(page);
    const keys: (string | undefined)[] = [];
    await page.route(create, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      await route.fetch();
      await route.abort("connectionfailed");
    });
    await placeOrder(page);
    await says(page, /^Network error/);
    expect(await ordersOf(account)).toBe(1);
    // The shop has emptied the cart by now.
    await page.getByRole("region", { name: "Price details" }).getByText("2 items").waitFor();
    await page.waitForTimeout(2_000);
    expect(new URL(page.url()).pathname).toBe("/payment");

    await page.goto("/cart", soon);
    await says(page, /^We have not heard yet whether your order was placed/);
    await page.getByRole("link", { name: "Proceed to payment" }).click();
    await page.waitForURL("**/payment", soon);
    await says(page, /^We have not heard yet whether your order was placed/);
    await page.unroute(create);
    await page.route(create, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      await route.continue();
    });
    await placeOrder(page);
    await page.waitForURL("**/order-confirmation", soon);
    await page.getByRole("heading", { level: 1, name: "Order Confirmed!" }).waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(await ordersOf(account)).toBe(1);
    await leave();
  });

  it("is asked for once more by itself, when the shop answers rubbish", async () => {
    const { page, leave } = await visit("phone", account.profile());
    await chooseCash(page);
    await page.route(
      create,
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 200, body: "<html>A proxy's page" });
      },
      { times: 1 },
    );
    await placeOrder(page);
    await page.waitForURL("**/order-confirmation", soon);
    expect(await ordersOf(account)).toBe(1);
    await leave();
  });
});

describe("what has changed since it was shown", () => {
  it("is not bought a second time from another tab", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await chooseCash(page);
    await buy(account);
    await placeOrder(page);
    await says(page, /^What you were about to buy is not in your cart any more/);
    expect(await ordersOf(account)).toBe(1);
    await page.getByRole("link", { name: "Go to your orders" }).click();
    await page.getByRole("heading", { level: 1, name: "Order History" }).waitFor();
    await leave();
  });

  it("is not bought twice by two tabs in the same instant", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    const tabs = [page, await page.context().newPage()];
    let letBothGo = () => {};
    const bothAreSent = new Promise<void>((resolve) => {
      letBothGo = resolve;
    });
    let sent = 0;
    for (const tab of tabs) {
      await chooseCash(tab);
      // Each has found the cart as it was shown before the other's order reaches the shop.
      await tab.route(create, async (route) => {
        if (++sent === tabs.length) letBothGo();
        await bothAreSent;
        await route.continue();
      });
    }
    await Promise.all(tabs.map(placeOrder));
    const first = await Promise.any(
      tabs.map(async (tab) => {
        await tab.waitForURL("**/order-confirmation", soon);
        return tab;
      }),
    );
    for (const second of tabs.filter((tab) => tab !== first)) {
      await says(second, /^What you were about to buy is not in your cart any more/);
    }
    expect(sent).toBe(2);
    expect(await ordersOf(account)).toBe(1);
    await leave();
  });

  it("is said with the new sum, before anything is ordered", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await chooseCash(page);
    const summary = page.getByRole("region", { name: "Price details" });
    await summary.getByText("2 items").waitFor();
    const { items: [line] = [] } = await account.client.cart.read();
    if (!line) throw new Error("The cart is empty.");
    const { itemId, size, color, skuId } = line;
    const key = { itemId: itemId._id, size, color: color ?? "default", skuId };
    await account.client.cart.updateQuantity({ ...key, action: "increase" });
    await placeOrder(page);
    await says(page, /^Your cart has changed/);
    await says(
      page,
      /^The total was ₹[\d,]+\.\d\d when you saw it last\. It is ₹[\d,]+\.\d\d now\.$/,
    );
    await summary.getByText("3 items").waitFor();
    expect(await ordersOf(account)).toBe(0);
    await placeOrder(page);
    await page.waitForURL("**/order-confirmation", soon);
    await leave();
  });

  it("is said between the cart's summary and the payment", async () => {
    const { page, leave } = await visit("phone", account.profile());
    await page.goto("/cart", soon);
    await page.getByRole("button", { name: "Proceed to payment" }).click();
    await page.waitForURL("**/payment", soon);
    await page.route("**/api/usercart/", async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({
        body: text.replace(/"discountedPrice":(\d+)/, '"discountedPrice":1$1'),
      });
    });
    await page.reload(soon);
    await says(page, /^The total was ₹/);
    await leave();
  });

  it("is an address that is gone", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await chooseCash(page);
    await says(page, "12 Temple Road");
    const [first] = await account.client.addresses.list();
    await account.client.addresses.remove(first?._id ?? "");
    await placeOrder(page);
    await says(page, /^The address that you chose is not in your book any more/);
    await says(page, "7 Fort Lane");
    expect(await ordersOf(account)).toBe(0);
    await placeOrder(page);
    await page.waitForURL("**/order-confirmation", soon);
    await leave();
  });
});

describe("a coupon of the shop's own books", () => {
  it("is waited for on the page of the payment, and its refusal is said there", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/payment", soon);
    await page.evaluate(() =>
      sessionStorage.setItem(
        "taanka.checkout",
        JSON.stringify({ coupon: "NOSUCH", unselected: [] }),
      ),
    );
    await page.reload(soon);
    await says(page, "Invalid coupon code");
    await leave();
  });
});

describe("what it costs and when it comes", () => {
  it.each([
    ["", "Taxes are added at checkout", "Inclusive of all taxes", /^Expected by \d/],
    ["/hi", "कर भुगतान के समय जोड़े जाते हैं", "सभी करों सहित", /तक पहुँचने की उम्मीद$/],
  ])("is said plainly on the pages at %s/", async (language, added, inclusive, day) => {
    const { page, leave } = await visit("phone", account.profile());
    await page.goto(`${language}/product/lucknowi-chikankari-cotton-kurti`, soon);
    await says(page, added);
    for (const path of ["/cart", "/payment"]) {
      await page.goto(language + path, soon);
      await says(page, inclusive);
      await says(page, day);
    }
    await leave();
  });

  it("is said before the payment where it does not come at all", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    const [saved] = await account.client.addresses.list();
    await account.client.addresses.update(saved?._id ?? "", { pincode: "350001" });
    for (const path of ["/cart", "/payment"]) {
      await page.goto(path, soon);
      await says(page, "We do not deliver to 350001 yet. Please choose another address.");
    }
    await page.getByText("Cash On Delivery").click();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForTimeout(2_000);
    expect(new URL(page.url()).pathname).toBe("/payment");
    expect(await account.client.orders.list()).toEqual([]);
    await page.goto("/cart", soon);
    await page.getByRole("button", { name: "Proceed to payment" }).click();
    const refusal = page.getByRole("alert").getByText("We do not deliver to 350001 yet.");
    await refusal.waitFor();
    expect(await page.getByText("We do not deliver to 350001 yet.").count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe("/cart");
    await leave();
  });
});

describe("the page of the payment", () => {
  it.each([
    ["cart", "**/api/usercart/", "Failed to load cart"],
    ["addresses", "**/api/user/address/", "Failed to fetch addresses"],
  ])("says that it could not load the %s, and tries again", async (_what, calls, text) => {
    const { page, leave } = await visit("phone", account.profile());
    await page.route(calls, (route) => route.abort("connectionfailed"));
    await page.goto("/payment", soon);
    await says(page, text);
    await page.waitForTimeout(2_000);
    expect(new URL(page.url()).pathname).toBe("/payment");
    expect(await page.getByText(/^(Nothing is selected|Please select)/).count()).toBe(0);
    await page.unroute(calls);
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("button", { name: "Pay now" }).waitFor();
    await leave();
  });
});
