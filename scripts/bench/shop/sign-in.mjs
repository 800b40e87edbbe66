import { newestCode, newPhoneNumber } from "../../lib/outbox.mjs";
import { openPhone } from "./browser.mjs";

/**
 * Registers a person as one would by hand.
 *
 * @returns what their browser remembers, for profiles that are to be signed in
 */
export async function signUp(browser, address) {
  const phone = newPhoneNumber();
  const { page, close } = await openPhone(browser, address);
  try {
    await page.goto("/register");
    await page.getByLabel("Name").fill("Meera Nair");
    await page.getByLabel("Mobile").fill(phone);
    await page.getByLabel("Email").fill(`meera.${phone}@shopper.example`);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/otp");
    await page.getByRole("textbox", { name: /code/i }).fill(await newestCode(address, phone));
    await page.waitForURL((url) => !/\/(otp|register)$/.test(url.pathname));
    return await page.context().storageState();
  } finally {
    await close();
  }
}
