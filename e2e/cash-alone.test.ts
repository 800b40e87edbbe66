import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { startShop } from "../scripts/lib/shop.mjs";
import { fillCart, openAccount, saveAddresses } from "./support/account";
import { expectAccessible, launch, visit } from "./support/browser";
import { newDataFolder } from "./support/dataFolder";

it("is all that a shop offers which nobody takes payments for, and needs no choosing", async () => {
  const dataDir = await newDataFolder();
  const browser = await launch();
  const shop = await startShop({ dataDir, env: { PAYMENT_PROVIDER: "none" }, briefly: true });
  try {
    const account = await openAccount(shop.address);
    await saveAddresses(account);
    await fillCart(account);
    const { page, complaints } = await visit(browser, shop.address, "phone", account.profile());
    await page.goto("/payment");
    const cash = page.getByRole("radio", { name: /cash on delivery/i });
    await expect.poll(() => cash.isChecked()).toBe(true);
    expect(await page.getByRole("radio").count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL("**/order-confirmation");
    await page.getByText("You pay in cash when it arrives.").waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
