import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { buy, fillCart as fillCartOf, openAccount, saveAddresses, wish } from "./support/account";
import { deliver } from "./support/administrator";
import { type Device, devices, expectAccessible, shopInBrowser } from "./support/browser";
import { giveAddress, goToCartAsNewcomer } from "./support/shopper";

const { address, visit } = shopInBrowser();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const text = (page: Page, words: string) => page.getByText(words).first().waitFor();

/** Registers a newcomer, fills the cart with a saree and takes the coupon of the welcome. */
async function fillCart(page: Page): Promise<void> {
  const person = await goToCartAsNewcomer(page, address);
  await giveAddress(page, person);
  await text(page, "12 Temple Road");
}

async function useCoupons(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Apply coupon", exact: true }).click();
  const code = page.getByLabel("Coupon code");
  await code.fill("nothing");
  await code.press("Enter");
  await text(page, "Invalid coupon code");
  await code.fill("welcome10");
  await expect.poll(() => code.inputValue()).toBe("WELCOME10");
  await code.press("Enter");
  await text(page, "WELCOME10 applied");
  await text(page, "−₹100.00");
}

/** Everything that stands in the way of cancelling, in the order in which it is said. */
async function cancel(page: Page): Promise<void> {
  const send = () => page.getByRole("button", { name: "CANCEL ORDER" }).click();
  const toasts = page.locator("[aria-live=assertive]");
  const said = (words: string) => toasts.getByText(words).waitFor({ state: "attached" });
  await page.getByRole("checkbox").first().waitFor();
  await send();
  await said("Please agree to the terms and conditions");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await send();
  await said("Please select a reason for cancellation");
  await page.getByLabel("Reason for cancellation").selectOption("Delivery taking too long");
  await send();
  await said("Please provide a description for cancellation");
  await page.getByLabel("Description").fill("The wedding is tomorrow");
  await send();
  await said("Please select a refund mode");
  await page.getByRole("checkbox", { name: /Other Bank/ }).check();
  await page.getByRole("checkbox", { name: /Back to source/ }).check();
  expect(await page.getByRole("checkbox", { name: /Other Bank/ }).isChecked()).toBe(false);
  await expectAccessible(page);
  await send();
}

describe.each(Object.keys(devices) as Device[])("after an order on a %s", (device) => {
  it("takes a coupon, cancels what was ordered, and shows it when the network is gone", async () => {
    const { page, leave } = await visit(device);
    await fillCart(page);
    await useCoupons(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Proceed to payment" }).click();
    await page.getByRole("radio", { name: /cash on delivery/i }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByRole("link", { name: "View order" }).click();
    await page.waitForURL("**/orders/*");
    await heading(page, "Order Confirmed");
    await text(page, "−₹100.00");
    const order = page.url();

    await page.getByRole("link", { name: "Cancel order" }).click();
    await page.waitForURL("**/cancel");
    await cancel(page);
    await page.waitForURL(order);
    await heading(page, "Order Cancelled");
    await text(page, "Nothing was paid");
    expect(await page.getByText("Refund Processed").count()).toBe(0);
    // The order stands in the history once.
    await page.goBack();
    await page.waitForURL("**/order-confirmation");

    await page.goto(`${order}/cancel`);
    await page.getByRole("checkbox", { name: /agree/ }).waitFor();
    await page.route("**/api/user/**", (route) => route.abort());
    for (const [path, notice] of [
      [order, "Unable to fetch latest order details. Showing cached information."],
      ["/orderhistory", "Failed to fetch order history"],
    ] as const) {
      await page.goto(path);
      await text(page, notice);
      await text(page, "Order Cancelled");
    }
    await leave();
  });
});

/** The dialog that a wish with several colours or sizes asks with. */
async function answerChoice(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: "Add to cart" });
  await add.click();
  await text(page, "Please select a size");
  await dialog.getByRole("radio", { name: "M", exact: true }).check();
  await add.click();
  await dialog.waitFor({ state: "detached" });
}

describe("the address book, the cart and the wishlist", () => {
  it("change an address, keep the focus, and tell what is known without the network", async () => {
    const { page, leave } = await visit("phone");
    await fillCart(page);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await page.goto("/savedaddress");
    await page.getByRole("link", { name: "Edit" }).click();
    await page.waitForURL("**/edit-address/**");
    await page.getByRole("textbox", { name: "City" }).fill("Kochi");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL("**/savedaddress");
    await text(page, "Kochi");
    await page.route("**/api/user/**", (route) => route.abort());
    await page.reload();
    await text(page, "Failed to fetch addresses");
    await text(page, "Kochi");
    await page.unroute("**/api/user/**");
    await page.reload();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await text(page, "No address saved yet.");
    await expect.poll(focused).toBe("H1");

    await page.goto("/cart");
    await page.getByRole("button", { name: "Save for later" }).click();
    await text(page, "Your cart is empty.");
    await expect.poll(focused).toBe("H1");
    await page.reload();
    const saved = page.getByRole("region", { name: "Saved for later" });
    await saved.getByRole("article").waitFor();
    await expectAccessible(page);
    await saved.getByRole("button", { name: "Move to cart" }).click();
    await saved.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Move to wishlist" }).click();
    await text(page, "Your cart is empty.");
    await page.goto("/wishlist?sort=nameAToZ&filter=Fabric:Unheard");
    await text(page, "No wish matches these filters.");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("article").waitFor();
    expect(page.url()).toMatch(/wishlist\?sort=nameAToZ$/);
    await expectAccessible(page);
    // It comes in one size: there is nothing to ask.
    await page.getByRole("button", { name: /^Add to cart/ }).click();
    await page.getByRole("link", { name: "Cart 1" }).waitFor();
    await page
      .getByRole("article")
      .getByRole("button", { name: /wishlist/i })
      .click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await text(page, "Nothing on your wishlist yet.");
    await expect.poll(focused).toBe("H1");
    await leave();
  });
});

describe("a delivered order", () => {
  it("goes back for money and for another size, and is put into the cart again from a wish", async () => {
    const account = await openAccount(address);
    await saveAddresses(account);
    await fillCartOf(account);
    const id = await buy(account);
    await wish(account);
    await deliver(address, id);
    const { page, complaints, leave } = await visit("phone", account.profile());
    const order = `/orders/${id}`;
    await page.goto(order);
    await page.getByRole("link", { name: "Return or exchange" }).click();
    await page.waitForURL("**/return");
    const send = page.getByRole("button", { name: "Request return" });
    await send.click();
    await text(page, "Please select the item to return");
    const pieces = page.getByRole("group", { name: /What goes back/ }).getByRole("checkbox");
    const reason = page.getByRole("combobox", { name: /^Reason/ });
    await pieces.nth(1).check();
    await reason.selectOption("Damaged or defective");
    await page.getByLabel("Description").fill("A thread is drawn");
    await text(page, "Refund");
    await expectAccessible(page);
    await send.click();
    await page.waitForURL(`**${order}`);
    await page.getByRole("heading", { name: "Returns and exchanges" }).waitFor();

    await page.getByRole("link", { name: "Return or exchange" }).click();
    await page.waitForURL("**/return");
    await text(page, "A return or an exchange of this piece is under way already");
    await page.getByRole("radio", { name: /^Exchange/ }).check();
    await pieces.first().check();
    await reason.selectOption("Size does not fit");
    await page.getByLabel("Description").fill("Too tight at the shoulders");
    const exchange = page.getByRole("button", { name: "Request exchange" });
    await exchange.click();
    await text(page, "Please select the size you want instead");
    await page.getByRole("radio", { name: "L", exact: true }).check();
    await text(page, "You get instead");
    await expectAccessible(page);
    await exchange.click();
    await page.waitForURL(`**${order}`);
    await page.getByRole("heading", { name: "Returns and exchanges" }).waitFor();
    await text(page, "Exchange:");
    await page.getByText(/^In exchange: .+ \/ L$/).waitFor();
    await expectAccessible(page);

    await page.goto("/wishlist");
    await page.getByRole("button", { name: /^Add to cart/ }).click();
    await answerChoice(page);
    await page.getByRole("link", { name: "Cart 1" }).waitFor();
    await page.getByRole("article").waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
