import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Account,
  addPiece,
  buy,
  fillCart,
  openAccount,
  saveAddresses,
} from "./support/account";
import { shopInBrowser } from "./support/browser";
import { hold } from "./support/network";
import { hydrated, says, soon } from "./support/pages";

const { address, visit } = shopInBrowser();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Account" }).getByRole("link");

declare global {
  interface Window {
    /** From when a text was said until the page changed, in ms. */
    waited?: number;
  }
}

/** Notes how long a text stands on a page before that gives way to another. */
function noteWait(text: string): void {
  let since: number | undefined;
  new MutationObserver(() => {
    if (document.body?.textContent?.includes(text)) since ??= performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
  const replace = history.replaceState.bind(history);
  history.replaceState = (state, unused, url) => {
    if (since !== undefined) window.waited ??= performance.now() - since;
    replace(state, unused, url);
  };
}

let account: Account;

beforeAll(async () => {
  account = await openAccount(address);
  await fillCart(account);
});

describe("the way to an order", () => {
  it("goes back to the cart after a second where there is no address", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.addInitScript(noteWait, "Please select a delivery address");
    await page.goto("/payment", soon);
    await says(page, "Please select a delivery address");
    expect(await page.getByRole("button", { name: "Pay now" }).isDisabled()).toBe(true);
    await page.waitForURL("**/cart", soon);
    // As the page itself counts, whatever else the machine does.
    const waited = await page.evaluate(() => window.waited ?? 0);
    expect(waited).toBeGreaterThan(900);
    expect(waited).toBeLessThan(3_000);
    await leave();
  });

  it("saves an address of the cart as the default home in India", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/cart", soon);
    const form = page.getByRole("region", { name: "Delivery address" });
    const field = (name: string) => form.getByRole("textbox", { name, exact: true });
    const proceed = page.getByRole("button", { name: "Proceed to payment" });
    const save = form.getByRole("button", { name: "Save and deliver here" });
    const missing = page.getByText("Please add a delivery address before proceeding to payment");
    await proceed.click();
    await missing.waitFor();
    await save.click();
    await says(page, "Please fill all required fields");
    expect(await missing.count()).toBe(0);
    await proceed.click();
    await missing.waitFor();
    await field("Address").fill("12 Temple Road");
    await field("Pincode").fill("695001");
    // Who reloads, or changes the language, goes on where they were.
    await page.goto("/hi/cart", soon);
    await says(page, "डिलीवरी का पता");
    await page.goto("/cart", soon);
    await expect.poll(() => field("Pincode").inputValue()).toBe("695001");
    expect(await field("Address").inputValue()).toBe("12 Temple Road");
    await field("City").fill("Kochi");
    const state = form.getByRole("combobox", { name: "State" });
    await expect.poll(() => state.inputValue()).toBe("Kerala");
    await save.click();
    await says(page, "12 Temple Road");
    const draft = () => page.evaluate(() => localStorage.getItem("taanka.kept.addresses.new"));
    await expect.poll(draft).toBeNull();
    const [saved] = await account.client.addresses.list();
    expect(saved).toMatchObject({
      state: "Kerala",
      country: "India",
      addressType: "Home",
      isDefault: true,
    });
    await leave();
  });

  it("counts only the lines that are selected, and needs one", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/cart", soon);
    const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Select / });
    await expect.poll(() => boxes.count()).toBe(2);
    const { items = [] } = await account.client.cart.read();
    const price = (at: number) => items[at]?.itemId.discountedPrice ?? items[at]?.itemId.MRP ?? 0;
    const total = (goods: number) =>
      (goods + Math.round(goods * 0.18)).toLocaleString("en-IN", { minimumFractionDigits: 2 });
    const summary = page.getByRole("region", { name: "Price details" });
    const reads = (goods: number) =>
      expect.poll(() => summary.textContent()).toContain(`₹${total(goods)}`);
    for (const box of await boxes.all()) expect(await box.isChecked()).toBe(true);
    await reads(price(0) + price(1));
    await boxes.first().uncheck();
    await reads(price(1));
    await boxes.last().uncheck();
    await page.getByRole("button", { name: "Proceed to payment" }).click();
    await says(page, "Please select at least one item");
    expect(new URL(page.url()).pathname).toBe("/cart");
    await leave();
  });

  it("does not send an order to an address without an id", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.route("**/api/user/address/", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ body: (await answer.text()).replaceAll(/"_id":"[^"]+"/g, '"_id":""') });
    });
    const sent: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname.startsWith("/api/user/order"))
        sent.push(pathname);
    });
    await page.goto("/payment", soon);
    await page.getByRole("radio", { name: /cash on delivery/i }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await says(page, "Invalid address format. Please select address again.");
    expect(sent).toEqual([]);
    await leave();
  });

  it("says in red, and at once, that an order could not be placed", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.route("**/api/user/order/create", (route) =>
      route.fulfill({ status: 409, json: { success: false } }),
    );
    await page.goto("/payment", soon);
    await page.getByRole("radio", { name: /cash on delivery/i }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    const said = page.getByRole("alert").filter({
      hasText: "Failed to create order. Please try again.",
    });
    await said.waitFor();
    const [red = 0, green = 0, blue = 0] = await said
      .locator("svg")
      .evaluate((mark) => getComputedStyle(mark).color.match(/\d+/g)?.map(Number) ?? []);
    expect(red).toBeGreaterThan(green + 60);
    expect(red).toBeGreaterThan(blue + 60);
    await leave();
  });

  it("previews two of three pictures", async () => {
    await addPiece(account, 2);
    const { page, leave } = await visit("phone", account.profile());
    await page.goto("/payment", soon);
    await page.getByRole("region", { name: "Price details" }).getByText("3 items").waitFor();
    expect(await page.getByRole("main").locator("picture").count()).toBe(2);
    await leave();
  });

  it("confirms an order, and leads home from there", async () => {
    const { page, leave } = await visit("phone", account.profile());
    await page.goto("/payment", soon);
    await page.getByRole("radio", { name: /cash on delivery/i }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL("**/order-confirmation", soon);
    await heading(page, "Order Confirmed!");
    await page.getByText(/^Your order has been placed successfully\./).waitFor();
    await page.getByRole("link", { name: "Continue Shopping" }).click();
    await page.waitForURL((url) => url.pathname === "/", soon);
    await leave();
  });
});

async function fillCancelForm(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByLabel("Reason for cancellation").selectOption("Delivery taking too long");
  await page.getByLabel("Description").fill("word ".repeat(501));
  await page.getByRole("checkbox", { name: /Back to source/ }).check();
}

describe("an order", () => {
  let order = "";

  beforeAll(async () => {
    await saveAddresses(account);
    await fillCart(account);
    order = await buy(account);
  });

  it("says that it cannot be opened without an id", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.route("**/api/user/order/", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ body: (await answer.text()).replaceAll(/"_id":"[^"]+"/g, '"_id":""') });
    });
    await page.goto("/orderhistory", soon);
    const card = page.getByRole("main").getByRole("article").first();
    await card.getByRole("button", { name: /^Order / }).click();
    const toast = page.getByRole("listitem").filter({ hasText: "Order ID not found" });
    await toast.waitFor();
    const since = Date.now();
    await page.mouse.move(5, 5);
    await toast.waitFor({ state: "detached" });
    expect(Date.now() - since).toBeGreaterThan(1_000);
    expect(Date.now() - since).toBeLessThan(4_500);
    await leave();
  });

  it("has the menus of an account, of an order and of its cancelling, each with its way out", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    const own = ["Profile", "Order History", "Saved Address", "TBYB Gallery", "Become Partner"];
    const last = ["Settings", "Help Center"];
    const ofOrder = [...own.slice(0, 3), "Saved Bank Details", ...own.slice(3), ...last];
    await page.goto("/profile", soon);
    await expect.poll(() => menuOf(page).allTextContents()).toEqual([...own, ...last]);
    await page.goto(`/orders/${order}`, soon);
    await expect.poll(() => menuOf(page).allTextContents()).toEqual(ofOrder);
    await page.goto(`/orders/${order}/cancel`, soon);
    await expect.poll(() => menuOf(page).allTextContents()).toEqual(ofOrder);
    const targets = await menuOf(page).evaluateAll((all) =>
      all.map((it) => it.getAttribute("href")),
    );
    const expected = ofOrder.map((name) => (name === "TBYB Gallery" ? "/try-before" : "/profile"));
    expect(targets).toEqual(expected);
    await leave();
  });

  it.each(["", "/cancel"])("leads to signing in after Logout: its page%s", async (below) => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto(`/orders/${order}${below}`, soon);
    // The session on the shop's side is the other tests' too.
    await page.route("**/api/auth/logout", (route) => route.fulfill({ json: { success: true } }));
    await page.getByRole("navigation", { name: "Account" }).getByText("Logout").click();
    await page.waitForURL("**/login", soon);
    await page.getByLabel("Mobile number").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
    await leave();
  });

  it.each([
    ["Dispatched", "Order cannot be cancelled in Dispatched status"],
    ["Cancelled", "Order is already cancelled"],
  ])("says in a toast that it is %s and cannot be cancelled", async (status, text) => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.route(`**/api/user/order/${order}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({
        body: body.replace('"orderStatus":"Order Placed"', `"orderStatus":"${status}"`),
      });
    });
    await page.goto(`/orders/${order}/cancel`, soon);
    await fillCancelForm(page);
    await page.getByRole("button", { name: "CANCEL ORDER" }).click();
    await page.getByRole("listitem").filter({ hasText: text }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/orders/${order}/cancel`);
    await leave();
  });

  it("is loading, and can be cancelled by what is known of it while it cannot be fetched", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto(`/orders/${order}`, soon);
    await heading(page, "Order Confirmed");
    await page.route("**/api/user/order/**", (route) => route.abort());
    await page.goto(`/orders/${order}/cancel`, soon);
    await says(page, "Unable to fetch latest order details. Showing cached information.");
    await page.getByRole("button", { name: "CANCEL ORDER" }).waitFor();
    await page.unroute("**/api/user/order/**");
    const release = await hold(page, (path) => path.startsWith("/api/user/order"));
    await page.reload(soon);
    await says(page, "Loading Order Details...");
    release();
    await page.getByRole("button", { name: "CANCEL ORDER" }).waitFor();
    await leave();
  });

  it("is cancelled, says that it is closed, and can be cancelled no more", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto(`/orders/${order}/cancel`, soon);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    await expect.poll(() => trail.count()).toBe(3);
    const names = (await trail.allTextContents()).map((name) => name.trim());
    expect(names).toEqual(["Order History", "Order Details", "Cancel Order"]);
    await says(page, "Winter collections");
    await page
      .getByRole("main")
      .getByText(/₹[\d,]+\.\d\d/)
      .first()
      .waitFor();
    let sent: unknown;
    await page.route("**/api/user/order/cancel", async (route) => {
      sent = route.request().postDataJSON();
      await route.continue();
    });
    await fillCancelForm(page);
    await page.getByRole("button", { name: "CANCEL ORDER" }).click();
    await says(page, "Order cancelled successfully!");
    const refundReason = expect.stringMatching(/^delay: (word ){3}/);
    expect(sent).toEqual({ orderId: order, refundReason });
    await page.waitForURL(`**/orders/${order}`, soon);
    await heading(page, "Order Cancelled");
    await says(page, "Your order is cancelled & the transaction is closed from our end.");
    expect(await page.getByRole("link", { name: "Cancel order" }).count()).toBe(0);
    await leave();
  });

  it("is not cancelled by whoever has no number", async () => {
    const user = JSON.stringify({ name: "Meera", email: "", phoneNumber: "", role: "User" });
    const { page, leave } = await visit("desktop", account.profile({ authUser: user }));
    const opened: string[] = [];
    page.on("framenavigated", (frame) => opened.push(new URL(frame.url()).pathname));
    await page.goto(`/orders/${order}/cancel`, soon);
    await says(page, "Please login to cancel order");
    await page.waitForURL("**/login", soon);
    await page.getByLabel("Mobile number").waitFor();
    await page.waitForTimeout(1_000);
    const isSignIn = (path: string) => path === "/login";
    expect(opened.slice(opened.findIndex(isSignIn)).every(isSignIn)).toBe(true);
    await leave();
  });
});

describe("what cannot be bought", () => {
  it("is a size without a variant", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/category/kurtis", soon);
    await page.route("**/api/itemdetails/**", (route) => route.abort());
    const card = page.getByRole("main").getByRole("article").first().getByRole("link");
    // Followed by the browser itself, it would bring the server's page with everything in it.
    await hydrated(card);
    await card.click();
    const sizes = page.getByRole("radiogroup", { name: "Size" });
    await sizes.locator("label").filter({ hasText: /^M$/ }).click();
    await page
      .getByRole("button", { name: "Add to cart" })
      .filter({ visible: true })
      .first()
      .click();
    await says(page, "Unable to find product variant. Please try again.");
    await leave();
  });
});
