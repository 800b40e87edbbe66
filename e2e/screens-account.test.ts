import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { type Account, fillCart, openAccount, saveAddresses, wish } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { says, soon } from "./support/pages";
import { signIn } from "./support/shopper";

const { address, visit } = shopInBrowser();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** What has the focus, by its label or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const held = document.activeElement;
    return held instanceof HTMLInputElement ? held.labels?.[0]?.innerText : held?.textContent;
  });

let account: Account;

beforeAll(async () => {
  account = await openAccount(address);
});

describe("a visitor", () => {
  it.each([
    ["/wishlist", "/payment", "/order-confirmation", "/checkout", "/profile", "/profile/edit"],
    ["/orderhistory", "/orders", "/orders/1", "/orders/1/cancel", "/savedaddress"],
    ["/partner", "/tbyb", "/settings", "/helpcenter", "/edit-address/1", "/try-before"],
  ])("is sent to sign in from %s and the like, and remembered where from", async (...paths) => {
    const { page, leave } = await visit("desktop");
    for (const path of paths) {
      await page.goto(path, soon);
      await page.waitForURL("**/login", soon);
      const from = await page.evaluate(() => JSON.stringify(window.history.state));
      expect(from).toContain(path);
    }
    await leave();
  });
});

describe("pages that are announced", () => {
  it.each([
    ["/tbyb", "TBYB feature coming soon...", "Back to Profile", "/profile"],
    ["/settings", "Settings are coming soon.", "Back to Profile", "/profile"],
    ["/helpcenter", /The help center is coming soon\./, "Back to Profile", "/profile"],
    ["/saved-bank-details", /coming soon/, "Back to Profile", "/profile"],
    ["/orders", "Order History - View and manage your orders.", "Back to Home", "/"],
  ] as const)("say what is coming at %s", async (path, text, back, to) => {
    const { page, leave } = await visit("phone", account.profile());
    await page.goto(path, soon);
    await page.getByRole("main").getByText(text).waitFor();
    const link = page.getByRole("main").getByRole("link", { name: back });
    expect(await link.getAttribute("href")).toBe(to);
    await leave();
  });
});

describe("a newcomer", () => {
  it("has nothing to show, and reads so", async () => {
    const { page, leave } = await visit("phone", account.profile());
    for (const [path, text] of [
      ["/orderhistory", "You have not placed any orders yet."],
      ["/savedaddress", "No address saved yet."],
      ["/wishlist", "Nothing on your wishlist yet."],
      ["/cart", "Your cart is empty."],
    ] as const) {
      await page.goto(path, soon);
      await says(page, text);
    }
    await leave();
  });

  it("reads which order is not there", async () => {
    const { page, leave } = await visit("phone", account.profile());
    const back = page.getByRole("main").getByRole("link", { name: "Back to Profile" });
    for (const [path, text] of [
      ["/orders/nobody-ordered-this", "Order Not Found"],
      ["/orders/nobody-ordered-this/cancel", "Order Not Found"],
      ["/orders/%20", "Invalid order ID"],
      ["/orders/%20/cancel", "Invalid order ID"],
    ] as const) {
      await page.goto(path, soon);
      await says(page, text);
      await says(page, "The order may not exist, or you may lack permission to view it.");
      expect(await back.getAttribute("href")).toBe("/profile");
    }
    await leave();
  });

  it("adds an address, makes it the default and closes the form", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/savedaddress", soon);
    for (const line of ["3 Palace Road", "9 Fort Lane"]) {
      await page.getByRole("button", { name: "Add an address" }).click();
      const field = (name: string) => page.getByRole("textbox", { name, exact: true });
      await field("Name").fill("Meera Nair");
      await field("Phone number").fill("9876543210");
      await field("Address").fill(line);
      await field("Pincode").fill("560003");
      await field("City").fill("Bengaluru");
      const state = page.getByRole("combobox", { name: "State" });
      await expect.poll(() => state.inputValue()).toBe("Karnataka");
      await state.selectOption("Kerala");
      await says(page, "This pincode is in Karnataka. Is the state right?");
      await state.selectOption("Karnataka");
      await page.getByRole("button", { name: "Save address" }).click();
      await says(page, line);
      await field("Pincode").waitFor({ state: "detached" });
    }
    await page.getByRole("button", { name: "Set as default" }).click();
    const named = async () => {
      const book = await account.client.addresses.list();
      return book.find(({ isDefault }) => isDefault)?.addressLine1;
    };
    await expect.poll(named).toBe("9 Fort Lane");
    await page.getByRole("button", { name: "Add an address" }).click();
    await page.getByRole("textbox", { name: "Pincode" }).waitFor();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatch(/^Name/);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    expect(await page.getByRole("textbox", { name: "Pincode" }).count()).toBe(0);
    await leave();
  });

  it("reads for three seconds that the profile was changed", async () => {
    const { page, leave } = await visit("phone", account.profile());
    await page.goto("/faq", soon);
    await page.goto("/profile", soon);
    await page.getByRole("button", { name: "Edit" }).click();
    const name = page.getByRole("textbox", { name: "Name" });
    await name.fill("Somebody else");
    await page.goBack();
    await name.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/profile");
    // Pressed twice it leaves the form, and not the profile too.
    await page.getByRole("button", { name: "Edit" }).click();
    await name.waitFor();
    await page.getByRole("button", { name: "Cancel" }).dblclick();
    await name.waitFor({ state: "detached" });
    // The browser would go back a little later.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(new URL(page.url()).pathname).toBe("/profile");
    await page.getByRole("button", { name: "Edit" }).click();
    await name.fill("Meera Iyer");
    await page.getByRole("button", { name: "Save" }).click();
    await says(page, "Profile updated successfully!");
    const since = Date.now();
    const banner = page.getByText("Profile updated successfully!", { exact: true });
    await banner.first().waitFor({ state: "detached" });
    const stood = Date.now() - since;
    expect(stood).toBeGreaterThan(2_000);
    expect(stood).toBeLessThan(7_000);
    await leave();
  });
});

describe("somebody who wants to sell through the shop", () => {
  it("goes from the form to its code, begins with the form again on return, and is heard", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/partner", soon);
    const main = page.getByRole("main");
    const field = (name: string) => main.getByRole("textbox", { name, exact: true });
    const go = () => main.getByRole("button", { name: "Continue" }).click();
    const picture = { name: "front.png", mimeType: "image/png", buffer: await page.screenshot() };
    const choosePicture = () => main.locator('input[type="file"]').setInputFiles(picture);
    await field("Shop name").fill("Sheikh Handlooms");
    await go();
    await main.getByText("Please fill all required fields").waitFor();
    await choosePicture();
    await field("Shop address").fill("4 Weavers Street");
    await field("Pincode").fill("221001");
    await field("City").fill("Varanasi");
    const state = main.getByRole("combobox", { name: "State" });
    await expect.poll(() => state.inputValue()).toBe("Uttar Pradesh");
    await go();
    await field("Verification code").waitFor();
    await page.reload(soon);
    await expect.poll(() => field("Shop name").inputValue()).toBe("Sheikh Handlooms");
    expect(await field("Verification code").count()).toBe(0);
    await choosePicture();
    await go();
    await field("Verification code").fill("12345");
    expect(await main.getByRole("button", { name: "Verify" }).isDisabled()).toBe(true);
    await field("Verification code").fill("123456");
    await main.getByRole("button", { name: "Verify" }).click();
    await main.getByText("Your application has reached us").waitFor();
    // Nothing of the form stays on the device, which has numbers of taxes in it.
    const device = await page.evaluate(() => JSON.stringify(localStorage));
    expect(device).not.toContain("Sheikh Handlooms");
    await expect.poll(() => focused(page)).toBe("Become Partner");
    await leave();
  });
});

describe("a visitor who wants to sell", () => {
  it("finds the partner's page in the account menu, and comes to it by signing in", async () => {
    const { page, leave } = await visit("phone");
    await page.goto("/", soon);
    await page.getByRole("button", { name: /menu/i }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Become Partner" }).click();
    await page.waitForURL("**/login", soon);
    await signIn(page, address, account.person);
    await page.waitForURL("**/partner", soon);
    await page.getByRole("textbox", { name: "Shop name", exact: true }).waitFor();
    await leave();
  });
});

describe("somebody who looks around", () => {
  beforeAll(async () => {
    await saveAddresses(account);
    await fillCart(account);
    // Of each of the two pieces one more: the header counts pieces, not lines.
    await fillCart(account);
    await wish(account);
  });

  it("sees wishes and pieces counted in the header, and none of them after Logout", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/profile", soon);
    const banner = page.getByRole("banner");
    await banner.getByRole("link", { name: "Wishlist 1" }).waitFor();
    await banner.getByRole("link", { name: "Cart 4" }).waitFor();
    const icon = banner.getByRole("link", { name: "Account" });
    expect(await icon.getAttribute("href")).toBe("/profile");
    // Another session is ended than the one of the other tests, and the shop takes its time.
    await page.route("**/api/auth/logout", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.fulfill({ json: { success: true } });
    });
    const seen: string[] = [];
    page.on("framenavigated", (frame) => seen.push(new URL(frame.url()).pathname));
    await page.getByRole("navigation", { name: "Account" }).getByText("Logout").click();
    await page.waitForURL((url) => url.pathname === "/", soon);
    await banner.getByRole("link", { name: "Wishlist", exact: true }).waitFor();
    await page.waitForTimeout(4_000);
    expect(seen).toEqual(["/"]);
    await banner.getByRole("link", { name: "Cart", exact: true }).waitFor();
    expect(
      await banner
        .getByRole("link", { name: /account/i })
        .first()
        .getAttribute("href"),
    ).toBe("/login");
    await leave();
  });

  it("is offered the six orders and the six filters of a wishlist", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/wishlist", soon);
    await page.getByRole("main").getByRole("article").waitFor();
    const orders = await page
      .getByRole("combobox", { name: "Sort by" })
      .locator("option")
      .allTextContents();
    expect(orders.slice(1)).toEqual([
      ...["Price Low to High", "Price High to Low", "Newest First"],
      ...["Oldest First", "Name A to Z", "Name Z to A"],
    ]);
    await page.getByRole("button", { name: "FILTER" }).click();
    const tabs = page.getByRole("dialog", { name: "Filters" }).getByRole("tab");
    // The first touch of a page may come before its dialog's code.
    await tabs.first().waitFor();
    expect((await tabs.allTextContents()).map((name) => name.trim())).toEqual([
      ...["Colour", "Price Range", "Pattern", "Fabric", "Occasion", "Border"],
    ]);
    await leave();
  });

  it("sees what is to be tried before it is bought", async () => {
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/product/ajrakh-cotton-palazzo-suit", soon);
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await page.getByRole("button", { name: "Try Before You Buy" }).click();
    await page.waitForURL("**/try-before", soon);
    await heading(page, name);
    const main = page.getByRole("main");
    for (const text of [/^₹[\d,]+\.\d\d$/, /% OFF$/]) await main.getByText(text).first().waitFor();
    await main.getByRole("img", { name }).waitFor();
    await leave();
  });
});
