import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { translatePage } from "../packages/ui/src/conformance/translatePage";
import { type Device, devices, shopInBrowser } from "./support/browser";
import { holdCode } from "./support/network";
import { hydrated, says, wholePage } from "./support/pages";
import { addToCart, giveAddress, newPerson, register } from "./support/shopper";

const { address, visit } = shopInBrowser();

const kurti = "/product/bagru-block-print-kurti";

/** Opens a page and has the browser translate it, now and whatever it shows later. */
async function openTranslated(page: Page, path: string, alive: Locator): Promise<void> {
  await page.goto(path);
  await hydrated(alive.first());
  await page.evaluate(translatePage, "");
}

/** Waits until a text is there that the translation has put into the place of the page's own. */
const translated = (place: Page | Locator, text: string | RegExp): Promise<void> =>
  place.locator("font font").filter({ hasText: text }).first().waitFor({ state: "attached" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Presses a control that has a text twice on a phone and a desktop, whichever is there. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click();

describe.each(Object.keys(devices) as Device[])("a page that a %s translates", (device) => {
  it("stays when a search is emptied, and shows what the next one finds", async () => {
    const { page, complaints, leave } = await visit(device);
    await openTranslated(page, "/faq", page.getByRole("button", { name: "Search" }));
    await press(page, "Search");
    const panel = page.getByRole("dialog", { name: "SEARCH" });
    const field = panel.getByRole("combobox", { name: "Search" });
    const status = panel.getByRole("status");
    await field.fill("silk");
    await translated(status, /suggestions/);
    await field.fill("");
    await expect.poll(() => status.textContent()).not.toMatch(/\d/);
    await field.fill("qzxwvq");
    await translated(status, "No suggestions for “qzxwvq”");
    await field.fill("saree");
    await translated(status, /^\d+ suggestions/);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await heading(page).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("answers for each pincode that is asked about", async () => {
    const { page, complaints, leave } = await visit(device);
    await openTranslated(page, kurti, page.getByLabel("Delivery pincode"));
    const pincode = page.getByLabel("Delivery pincode");
    for (const answer of ["Delivery available to this pincode (2-5 days)", /^We don’t deliver/]) {
      await pincode.fill(typeof answer === "string" ? "560003" : "000000");
      await pincode.press("Enter");
      await translated(page, answer);
      await pincode.press("Backspace");
      await page.getByText(answer).waitFor({ state: "detached" });
    }
    await pincode.press("Enter");
    await translated(page, "Please enter a valid 6-digit pincode");
    expect(await heading(page).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("counts the filters that are chosen", async () => {
    const { page, complaints, leave } = await visit(device);
    const button = page.getByRole("button", { name: /^FILTER/ });
    await openTranslated(page, "/category/sarees", button);
    const panel = page.getByRole("dialog", { name: "Filters" });
    for (const count of [1, 2]) {
      await button.click();
      await panel
        .getByRole("checkbox")
        .nth(count - 1)
        .check();
      await press(page, "APPLY FILTERS");
      await panel.waitFor({ state: "detached" });
      await translated(button, `FILTER (${count})`);
      await translated(page, /^Showing \d+ products?$/);
    }
    expect(complaints).toEqual([]);
    await leave();
  });

  it("sells: cart, coupon, sign-in, address, payment and order show their new amounts", async () => {
    const { page, complaints, leave } = await visit(device);
    const person = newPerson();
    await openTranslated(page, "/login", page.getByRole("link", { name: "Create an account" }));
    await register(page, address, person);
    await page.waitForURL((url) => url.pathname === "/");
    await openTranslated(page, "/category/sarees", page.getByRole("article").getByRole("link"));
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    await page.waitForURL(/\/product\//);
    await addToCart(page);
    await press(page, "View cart");
    await page.waitForURL("**/cart");
    const payable = page.getByText(/^₹[\d,]+\.\d\d$/);
    await payable.first().waitFor();
    const before = await payable.allTextContents();
    await press(page, "Increase quantity");
    await page.getByRole("link", { name: "Cart 2" }).waitFor();
    await expect.poll(() => payable.allTextContents()).not.toEqual(before);
    await translated(page.getByRole("main"), /^₹[\d,]+\.\d\d$/);
    await press(page, "Proceed to payment");
    await translated(page, "Please add a delivery address before proceeding to payment");
    await giveAddress(page, person);
    await page.getByText("12 Temple Road").waitFor();
    await press(page, "Proceed to payment");
    await page.waitForURL("**/payment");
    await press(page, "Pay now");
    await translated(page, "Please select a payment method");
    await page.getByRole("radio", { name: /cash on delivery/i }).check();
    await press(page, "Place order");
    await page.waitForURL("**/order-confirmation");
    await translated(page, "Order Confirmed!");
    await page.getByRole("link", { name: "View order" }).click();
    await says(page, "Under Processing...");
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** React says that it drew the page anew, since its words were others. */
const redrawn = (complaint: string) => /Minified React error #418|hydrat/i.test(complaint);

describe("a page that is translated before its code is there", () => {
  it.each(["/", "/category/sarees", kurti, "/faq"])("comes alive at %s", async (path) => {
    const { page, complaints, leave } = await visit("phone");
    await wholePage(path);
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: "commit" });
    await heading(page).waitFor();
    await page.evaluate(translatePage, "°");
    await page.locator("h1 font font").filter({ hasText: /°$/ }).waitFor();
    release();
    await hydrated(heading(page));
    await press(page, /^Menu/);
    const menu = page.getByRole("dialog");
    await menu.getByRole("link", { name: /^Login/ }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    expect(await heading(page).isVisible()).toBe(true);
    expect(complaints.filter((complaint) => !redrawn(complaint))).toEqual([]);
    await leave();
  });
});
