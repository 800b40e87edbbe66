import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type Device, devices, expectAccessible, shopInBrowser } from "./support/browser";
import { expectFits, pressEnterOn, tabTo, zoomedPhone } from "./support/keyboard";
import { addToCart, giveAddress, newestCode, newPerson, register } from "./support/shopper";

const { address, visit } = shopInBrowser();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function openSarees(page: Page, device: Device): Promise<void> {
  if (device === "phone") {
    await page.getByRole("button", { name: /menu/i }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Sarees", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  } else {
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^sarees$/i })
      .click();
  }
  await page.waitForURL(/category\/sarees$/);
}

describe.each(Object.keys(devices) as Device[])("buying a saree on a %s", (device) => {
  it("goes from the home page to an order that is paid in cash", async () => {
    const { page, complaints, leave } = await visit(device);
    const person = newPerson();

    await page.goto("/");
    await expect.poll(() => heading(page).isVisible()).toBe(true);
    await expectAccessible(page);

    await openSarees(page, device);
    await expect.poll(() => heading(page).textContent()).toBe("Sarees");
    await expect.poll(() => page.title()).toMatch(/^Sarees \|/);
    await expectAccessible(page);

    const card = page.getByRole("main").getByRole("article").first().getByRole("link");
    const product = (await card.textContent()) ?? "";
    await card.click();
    await page.waitForURL(/\/product\//);
    await page.getByRole("heading", { level: 1, name: product }).waitFor();
    await expectAccessible(page);

    await addToCart(page);
    await page.getByRole("button", { name: "View cart" }).click();
    await page.waitForURL("**/cart");
    await page.getByRole("link", { name: product }).first().waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await page.getByRole("link", { name: "Cart 2" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Proceed to payment" }).click();
    await page.waitForURL("**/login");
    await register(page, address, person);
    await page.waitForURL("**/cart");
    await page.getByRole("link", { name: product }).first().waitFor();
    await page.getByRole("link", { name: "Cart 2" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("taanka.guestCart.1"))).toBe("[]");

    await page.getByRole("button", { name: "Proceed to payment" }).click();
    await page.getByText("Please add a delivery address before proceeding to payment").waitFor();
    await giveAddress(page, person);
    await page.getByText("12 Temple Road").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Proceed to payment" }).click();
    await page.waitForURL("**/payment");
    await page.getByRole("heading", { level: 1, name: "Payment" }).waitFor();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Pay now" }).click();
    await page.getByText("Please select a payment method").waitFor();
    await page.getByRole("radio", { name: /cash on delivery/i }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL("**/order-confirmation");
    await expect.poll(() => heading(page).textContent()).toBe("Order Confirmed!");
    await expectAccessible(page);

    await page.getByRole("link", { name: "View order" }).click();
    await page.waitForURL(/\/orders\//);
    await expect.poll(() => heading(page).textContent()).toBe("Order Confirmed");
    await page.getByText("Under Processing...").waitFor();
    await page.getByText(product).first().waitFor();
    await page.getByText("Cash on delivery").waitFor();
    await page.getByText(/^Expected /).waitFor();
    await expectAccessible(page);

    const number = /Order (\S+)/.exec(
      await page
        .getByText(/^Order TK\S+$/)
        .first()
        .innerText(),
    )?.[1];
    await page.goto("/track-order");
    await expectAccessible(page);
    await page.getByLabel("Order number").fill(number ?? "");
    await page.getByLabel(/^Last 4 digits/).fill(person.phone.slice(-4));
    await page.getByRole("button", { name: "Track order" }).click();
    await page.getByRole("heading", { name: "Order Placed" }).waitFor();
    await page.getByText(`Order ${number}`, { exact: true }).waitFor();
    await page.getByRole("progressbar").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe("H1");
    // The address keeps the number, and nothing else of what was asked for.
    expect(new URL(page.url()).search).toBe(`?order=${number}`);
    await page.reload();
    const numberField = page.getByLabel("Order number");
    expect(await numberField.inputValue()).toBe(number);
    expect(await page.getByLabel(/^Last 4 digits/).inputValue()).toBe("");
    await page.getByLabel(/^Last 4 digits/).fill(person.phone.slice(-4));
    await page.getByRole("button", { name: "Track order" }).click();
    await page.getByRole("button", { name: "Track another order" }).click();
    await page.getByRole("button", { name: "Track order" }).waitFor();
    await expect.poll(focused).toBe("H1");
    expect(await numberField.inputValue()).toBe("");

    await page.goto("/orderhistory");
    await page.getByRole("main").getByRole("article").first().waitFor();
    await page.goto("/cart");
    await page.getByText("Your cart is empty.").waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.each(Object.keys(devices) as Device[])("signing in on a %s", (device) => {
  it.each(["/login", "/register"])("is accessible at %s", async (path) => {
    const { page, complaints, leave } = await visit(device);
    await page.goto(path);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe("buying without a mouse, at 200 % on a phone of 390 px", () => {
  it("goes from a product to the order, nothing covered or cut off", async () => {
    const { page, complaints, leave } = await visit("desktop", zoomedPhone);
    const person = newPerson();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const fill = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    };

    await page.goto("/category/sarees", { waitUntil: "domcontentloaded" });
    const card = page.getByRole("main").getByRole("article").first().getByRole("link");
    await card.waitFor();
    await pressEnterOn(page, card);
    await page.waitForURL(/\/product\//);
    await page.getByRole("radiogroup", { name: /colour/i }).waitFor();
    await expectFits(page);
    const cart = page.getByRole("banner").getByRole("link", { name: "Cart" }).locator("svg");
    expect(await cart.evaluate((icon) => icon.getBoundingClientRect().right)).toBeLessThan(
      zoomedPhone.viewport.width,
    );
    await pressEnterOn(page, button("Add to cart").filter({ visible: true }).first());
    await button("View cart").waitFor();
    await page.keyboard.press("F8");
    await pressEnterOn(page, button("View cart"));
    await page.waitForURL("**/cart");
    await button("Proceed to payment").waitFor();
    await expectFits(page);
    await pressEnterOn(page, button("Proceed to payment"));

    await page.waitForURL("**/login");
    await pressEnterOn(page, page.getByRole("link", { name: "Create an account" }));
    await page.waitForURL("**/register");
    await fill(page.getByLabel("Name"), person.name);
    await fill(page.getByLabel("Mobile"), person.phone);
    await fill(page.getByLabel("Email"), person.email);
    await expectFits(page);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/otp");
    await page.keyboard.type(await newestCode(address, person.phone));

    await page.waitForURL("**/cart");
    const form = page.getByRole("region", { name: "Delivery address" });
    const field = (name: string) => form.getByRole("textbox", { name, exact: true });
    await fill(field("Address"), "12 Temple Road");
    await fill(field("Pincode"), "695001");
    await fill(field("City"), "Thiruvananthapuram");
    await fill(form.getByRole("combobox", { name: "State" }), "Kerala");
    await pressEnterOn(page, button("Save and deliver here"));
    await page.getByText("12 Temple Road").waitFor();
    await expectFits(page);
    await pressEnterOn(page, button("Proceed to payment"));
    await page.waitForURL("**/payment");
    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await button("Place order").waitFor();
    await expectFits(page);
    await pressEnterOn(page, button("Place order"));
    await page.waitForURL("**/order-confirmation");
    await expect.poll(() => heading(page).textContent()).toBe("Order Confirmed!");
    await expectFits(page);
    await pressEnterOn(page, page.getByRole("link", { name: "View order" }));
    await page.waitForURL(/\/orders\//);
    await page.getByRole("heading", { level: 1, name: "Order Confirmed" }).waitFor();
    await expectFits(page);
    await pressEnterOn(page, page.getByRole("link", { name: "Invoice" }));
    await page.getByRole("article", { name: "Tax invoice" }).waitFor();
    await expectFits(page);
    await page.goto("/orderhistory", { waitUntil: "domcontentloaded" });
    await page.getByRole("main").getByRole("article").waitFor();
    await expectFits(page);
    expect(complaints).toEqual([]);
    await leave();
  });
});
