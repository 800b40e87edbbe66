import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type Device, devices, shopInBrowser } from "./support/browser";
import { hydrated } from "./support/pages";
import { newestCode, newPerson, register } from "./support/shopper";

const { address, visit } = shopInBrowser();

const go = (page: Page) => page.getByRole("button", { name: "Continue", exact: true });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? null);

describe.each(Object.keys(devices) as Device[])("signing in on a %s", (device) => {
  it("takes the code without a click, and Back finds what was filled in", async () => {
    const { page, leave } = await visit(device);
    const person = newPerson();
    await page.goto("/register");
    await go(page).click();
    await expect.poll(() => focused(page)).toBe("name");
    await page.getByText("Please enter your name").waitFor();
    await page.getByLabel("Name").fill(person.name);
    await page.getByText("Please enter your name").waitFor({ state: "detached" });
    await page.getByLabel("Mobile").fill(person.phone);
    await page.getByLabel("Email").fill(person.email);
    await go(page).click();
    await page.waitForURL("**/otp");
    await expect.poll(() => focused(page)).toBe("otp");
    await page.goBack();
    await page.waitForURL("**/register");
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe(person.name);
    await page.goForward();
    await page.waitForURL("**/otp");
    await expect.poll(() => focused(page)).toBe("otp");
    await page.keyboard.type(await newestCode(address, person.phone));
    await page.waitForURL((url) => url.pathname === "/");
    await leave();
  });

  it("leaves one entry behind when Continue is pressed twice", async () => {
    const { page, leave } = await visit(device);
    await page.goto("/login");
    await page.getByLabel("Mobile number").fill(newPerson().phone);
    // Clicks by code do not wait, as a finger does, until the button can be pressed.
    await expect.poll(() => go(page).isEnabled()).toBe(true);
    const entries = await page.evaluate(() => window.history.length);
    await go(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForURL("**/otp");
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await leave();
  });

  it("comes back from wherever it began, and is not shown to who is signed in", async () => {
    const { page, leave } = await visit(device);
    await page.goto("/terms");
    await page.goto("/faq");
    await hydrated(page.getByRole("link", { name: "Wishlist" }).first());
    if (device === "phone") {
      await page.getByRole("button", { name: /menu/i }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Login" }).click();
    } else {
      await page
        .getByRole("banner")
        .getByRole("link", { name: /account/i })
        .click();
    }
    await page.waitForURL("**/login");
    await register(page, address, newPerson());
    await page.waitForURL("**/faq");
    // Back does not lead into signing in again.
    await page.goBack();
    await page.waitForURL("**/terms");
    await page.goto("/wishlist");
    await page.goto("/login");
    await page.waitForURL((url) => url.pathname === "/");
    await leave();
  });

  it("comes back to a page whose code had not come when it was left", async () => {
    const { page, leave } = await visit(device);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/faq");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /account/i })
      .click();
    await page.waitForURL("**/login");
    await page.unroute("**/assets/*.js");
    await page.reload();
    await hydrated(page.getByRole("link", { name: "Create an account" }));
    await register(page, address, newPerson());
    await page.waitForURL("**/faq");
    await leave();
  });

  it("leads to the shop from a wishlist that was opened directly", async () => {
    const { page, leave } = await visit(device);
    await page.goto("/wishlist");
    await page.waitForURL("**/login");
    await register(page, address, newPerson());
    await page.waitForURL("**/wishlist");
    await page.getByRole("button", { name: "Continue Shopping" }).click();
    await page.waitForURL("**/view-all");
    await leave();
  });
});
