import { codesFor } from "../../lib/outbox.mjs";
import { openPhone } from "./browser.mjs";

/** Codes arrive in the shop's development mailbox. */
async function codeFor(address, phone) {
  for (let asked = 0; asked < 50; asked++) {
    const [newest] = await codesFor(address, phone);
    if (newest) return newest.code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code came for ${phone}.`);
}

/**
 * Registers a person as one would by hand.
 *
 * @returns what their browser remembers, for profiles that are to be signed in
 */
export async function signUp(browser, address) {
  const phone = `9${String(Date.now()).slice(-9)}`;
  const { page, close } = await openPhone(browser, address);
  try {
    await page.goto("/register");
    await page.getByLabel("Name").fill("Meera Nair");
    await page.getByLabel("Mobile").fill(phone);
    await page.getByLabel("Email").fill(`meera.${phone}@shopper.example`);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/otp");
    await page.getByRole("textbox", { name: /code/i }).fill(await codeFor(address, phone));
    await page.waitForURL((url) => !/\/(otp|register)$/.test(url.pathname));
    return await page.context().storageState();
  } finally {
    await close();
  }
}
