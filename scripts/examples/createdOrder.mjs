// Signing in to a created store, an order and its end.

const newcomer = { name: "Asha Rao", phone: "9876543210", email: "asha@example.com" };
const home = { line1: "12 Lake Road", pincode: "302001", city: "Jaipur" };

async function fill(page, values) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`form input[name="${name}"]`).fill(value);
  }
}

/** There and back: what somebody writes and where they come from stay. */
async function readInHindi(page, hindi, english) {
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await page.getByRole("heading", { level: 1, name: hindi }).waitFor();
  await page.getByRole("link", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: english }).waitFor();
}

/** By phone and code; a number that the shop has not seen is asked for name and e-mail. */
async function signIn(page, look) {
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  await readInHindi(page, "लॉग इन", "Sign in");
  await look("sign-in");
  await fill(page, { phone: newcomer.phone });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("any six digits are the code").waitFor();
  await look("code");
  await fill(page, { otp: "123456" });
  await page.getByRole("heading", { level: 1, name: "Create an account" }).waitFor();
  await look("register");
  await fill(page, { name: newcomer.name, email: newcomer.email });
  await page.getByRole("button", { name: "Continue" }).click();
}

/** An order that has not been sent is called off, with a reason. */
async function cancel(page, look) {
  await page.getByRole("article").getByRole("link").first().click();
  await page.getByRole("link", { name: "Cancel order" }).click();
  await page.getByRole("heading", { level: 1, name: "Cancel order" }).waitFor();
  await page.locator("form select").selectOption({ index: 1 });
  await look("cancel");
  await page.getByRole("button", { name: /cancel/i }).click();
  await page.getByRole("heading", { level: 1, name: "Order SANDBOX-0001" }).waitFor();
  await page.getByRole("link", { name: "Cancel order" }).waitFor({ state: "detached" });
  await look("cancelled");
}

/**
 * From the cart to an order, which is still there after a reload and in the list of orders, and is cancelled.
 *
 * @param {import("playwright").Page} page at the cart
 * @param {(where: string) => Promise<void>} look
 * @param {(what: string) => Promise<void>} expectTitle waits for the page's title
 */
export async function order(page, look, expectTitle) {
  await page.getByRole("link", { name: "Go to checkout" }).click();
  await signIn(page, look);
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  const place = page.getByRole("button", { name: "Place order" });
  await place.click();
  await page.getByText("Please save a delivery address first.").waitFor();
  await fill(page, home);
  await readInHindi(page, "चेकआउट", "Checkout");
  await page.locator(`input[name="line1"][value="${home.line1}"]`).waitFor();
  await page.getByLabel(/^State/).selectOption("Rajasthan");
  await look("address");
  await page.getByRole("button", { name: "Save and deliver here" }).click();
  const chosen = page.locator("input[type=radio]:focus:checked");
  await chosen.waitFor();
  await look("checkout");
  await place.click();
  await page.getByText("Your order is placed.").waitFor();
  await page.getByText("₹12,797.00").first().waitFor();
  await page.locator('a[href="/cart"]').filter({ hasNotText: /\d/ }).first().waitFor();
  await look("order");
  await page.reload();
  await page.getByText(home.line1).waitFor();
  await page.goto("/orders");
  await expectTitle("Your orders");
  await page.getByRole("article").getByText("₹12,797.00").waitFor();
  await look("orders");
  await cancel(page, look);
  await page.goto("/orders");
  await page.getByRole("article").getByText("Cancelled").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
}
