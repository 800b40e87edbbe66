import { rm } from "node:fs/promises";
import { it } from "vitest";
import { startShop } from "../scripts/lib/shop.mjs";
import { launch, visit } from "./support/browser";
import { newDataFolder } from "./support/dataFolder";
import { addFirstSaree, giveAddress, newPerson, register, signIn } from "./support/shopper";

it("finds the order again after the server was killed", async () => {
  const dataDir = await newDataFolder();
  const browser = await launch();
  const env = { OTP_RESEND_SECONDS: "0" };
  const person = newPerson();
  let shop = await startShop({ dataDir, env, briefly: true });
  try {
    const buyer = await visit(browser, shop.address, "desktop");
    await buyer.page.goto("/login");
    await register(buyer.page, shop.address, person);
    await addFirstSaree(buyer.page);
    await buyer.page.getByText("Added to cart", { exact: true }).first().waitFor();
    await buyer.page.goto("/cart");
    await giveAddress(buyer.page, person);
    await buyer.page.getByText("12 Temple Road").waitFor();
    await buyer.page.getByRole("button", { name: "Proceed to payment" }).click();
    await buyer.page.getByRole("radio", { name: /cash on delivery/i }).check();
    await buyer.page.getByRole("button", { name: "Place order" }).click();
    await buyer.page.waitForURL("**/order-confirmation");
    const number = await buyer.page
      .getByText(/^Order TK/)
      .first()
      .textContent();
    await shop.kill();
    await buyer.leave();

    shop = await startShop({ dataDir, env, briefly: true });
    const later = await visit(browser, shop.address, "desktop");
    await later.page.goto("/orderhistory");
    await later.page.waitForURL("**/login");
    await signIn(later.page, shop.address, person);
    await later.page.waitForURL("**/orderhistory");
    await later.page
      .getByText(number?.replace("Order ", "") ?? "no number")
      .first()
      .waitFor();
    await later.leave();
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
