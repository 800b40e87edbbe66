import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { fillCart, openAccount, saveAddresses } from "./support/account";
import { deliver } from "./support/administrator";
import { type Device, devices, expectAccessible, shopInBrowser } from "./support/browser";
import { expectFits, pressEnterOn, tabTo, zoomedPhone } from "./support/keyboard";
import { giveAddress, goToCartAsNewcomer } from "./support/shopper";

const { address, visit } = shopInBrowser();

/** Registers a newcomer and leads them with one saree to the page on which they pay. */
async function beginPayment(page: Page): Promise<void> {
  const person = await goToCartAsNewcomer(page, address);
  await page.getByRole("button", { name: "Proceed to payment" }).click();
  await giveAddress(page, person);
  await page.getByText("12 Temple Road").waitFor();
  await page.getByRole("button", { name: "Proceed to payment" }).click();
  await page.waitForURL("**/payment");
  await page.getByRole("radio", { name: /prepaid/i }).check();
  await page.getByRole("button", { name: "Pay now" }).click();
  await page.waitForURL("**/api/payments/sandbox/**");
}

/** From the page of an order that has arrived: says what its product is like, and reads it there. */
async function reviewIt(page: Page): Promise<void> {
  await page.getByRole("main").locator('a[href^="/product/"]').first().click();
  await page.waitForURL(/\/product\//);
  await page.getByRole("tab", { name: "Rating & Reviews" }).click();
  await page.getByRole("button", { name: "Write a review" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Send review" }).click();
  await form.getByRole("link", { name: "Please choose a rating" }).waitFor();
  await form.getByRole("radio", { name: /^4 stars/ }).check();
  const words = `Even softer on day ${Date.now() % 100_000}.`;
  await form.getByRole("textbox", { name: /^Your review/ }).fill(words);
  // Closed by a slip, it is as it was, whatever is read meanwhile.
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Return Policy" }).click();
  await page.getByRole("tab", { name: "Rating & Reviews" }).click();
  await page.getByRole("button", { name: "Write a review" }).click();
  expect(await form.getByRole("radio", { name: /^4 stars/ }).isChecked()).toBe(true);
  expect(await form.getByRole("textbox", { name: /^Your review/ }).inputValue()).toBe(words);
  await form.getByRole("button", { name: "Send review" }).click();
  await form.getByText("Thank you for your review.").waitFor();
  await form.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("region", { name: "Reviews" }).getByText(words).waitFor();
  // The shop takes one of each shopper.
  await page.getByText("You have reviewed this product", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Write a review" }).count()).toBe(0);
}

/** Of an order's own page, or of one below it. */
const orderIdOf = (page: Page) => new URL(page.url()).pathname.split("/")[2] ?? "";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

describe.each(Object.keys(devices) as Device[])("paying online on a %s", (device) => {
  it("leaves the order waiting until it is paid, wherever it is looked for", async () => {
    const { page, complaints, leave } = await visit(device);
    await beginPayment(page);
    await expectAccessible(page);

    await page.goBack();
    await title(page, "Payment Pending");
    await page.getByRole("link", { name: "Pay now" }).waitFor();
    await expectAccessible(page);
    await page.goto("/cart");
    await page.getByText("waits for its payment").waitFor();
    await expectAccessible(page);
    await page.goto("/orderhistory");
    await page.getByText("Payment Pending").waitFor();
    await page.getByRole("button", { name: "Pay now" }).click();
    await page.getByRole("button", { name: "Pay by UPI" }).click();
    await title(page, "Order Confirmed");
    await page.getByText("Under Processing...").waitFor();
    expect(await page.getByRole("link", { name: "Pay now" }).count()).toBe(0);
    await page.getByRole("link", { name: "Invoice" }).click();
    await page.waitForURL("**/invoice");
    await page.getByRole("article", { name: "Tax invoice" }).waitFor();
    await expectAccessible(page);

    await deliver(address, orderIdOf(page));
    await page.goBack();
    await page.reload();
    await page.getByText("Delivered. We hope you love it.").waitFor();
    await expectAccessible(page);
    await reviewIt(page);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("speaks of no refund when the payment was given up, and has the cart back", async () => {
    const { page, complaints, leave } = await visit(device);
    await beginPayment(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await title(page, "Payment Failed");
    await page.getByText("You have not been charged").waitFor();
    expect(await page.getByText("Refund Processed").count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: "View cart" }).click();
    await page.waitForURL("**/cart");
    await page.getByText("What you chose is back in your cart.").waitFor();
    await page.getByRole("button", { name: "Proceed to payment" }).waitFor();

    // Whoever has second thoughts on the payment page can have the cart back as well, and its coupon.
    await page.getByRole("button", { name: "Apply coupon", exact: true }).click();
    await page.getByLabel("Coupon code").fill("SAVE50");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    const coupon = page.getByRole("button", { name: "Remove coupon SAVE50" });
    await coupon.waitFor();
    await page.getByRole("button", { name: "Proceed to payment" }).click();
    await page.getByRole("radio", { name: /prepaid/i }).check();
    await page.getByRole("button", { name: "Pay now" }).click();
    await page.waitForURL("**/api/payments/sandbox/**");
    await page.goto("/cart");
    await page.getByRole("button", { name: "Put it back into the cart" }).click();
    await page.getByRole("button", { name: "Proceed to payment" }).waitFor();
    await coupon.waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe("paying online without a mouse, at 200 % on a phone of 390 px", () => {
  it("fails, is tried again and is paid, nothing covered or cut off", async () => {
    const account = await openAccount(address);
    await saveAddresses(account);
    await fillCart(account);
    const { page, complaints, leave } = await visit("desktop", {
      ...account.profile(),
      ...zoomedPhone,
    });
    const pay = async () => {
      const prepaid = page.getByRole("radio", { name: /prepaid/i });
      await tabTo(page, prepaid);
      await page.keyboard.press("Space");
      const button = page.getByRole("button", { name: "Pay now" }).filter({ visible: true });
      await button.first().waitFor();
      await expectFits(page);
      await pressEnterOn(page, button.first());
      await page.waitForURL("**/api/payments/sandbox/**");
      await expectFits(page);
    };

    await page.goto("/payment");
    await pay();
    await pressEnterOn(page, page.getByRole("button", { name: "Let the payment fail" }));
    await title(page, "Payment Failed");
    await expectFits(page);
    await pressEnterOn(page, page.getByRole("link", { name: "View cart" }));
    await page.getByText("What you chose is back in your cart.").waitFor();
    await expectFits(page);
    await pressEnterOn(page, page.getByRole("button", { name: "Proceed to payment" }));
    await page.waitForURL("**/payment");
    await pay();
    await pressEnterOn(page, page.getByRole("button", { name: "Pay by UPI" }));
    await title(page, "Order Confirmed");
    await expectFits(page);
    expect(complaints).toEqual([]);
    await leave();
  });
});
