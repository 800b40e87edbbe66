import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { texts } from "../packages/store-app/src/texts/hi";
import { fillCart, openAccount, saveAddresses } from "./support/account";
import { type Device, devices, shopInBrowser } from "./support/browser";
import { expectHindi } from "./support/hindi";
import { says, soon } from "./support/pages";

const { address, visit } = shopInBrowser();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** What still stands in the way of cancelling is said before it is done. */
async function cancel(page: Page): Promise<void> {
  const send = () => page.getByRole("button", { name: "ऑर्डर रद्द करें" }).click();
  await page.getByRole("checkbox", { name: /सहमत हूँ/ }).waitFor();
  await send();
  await page.locator("[aria-live=assertive]").getByText(/शर्त/).waitFor({ state: "attached" });
  await page.getByRole("checkbox", { name: /सहमत हूँ/ }).check();
  await page.getByRole("combobox").selectOption({ index: 1 });
  await page.getByRole("textbox").fill("शादी कल ही है");
  await page.getByRole("checkbox", { name: /मूल माध्यम/ }).check();
  await expectHindi(page);
  await send();
}

describe.each(Object.keys(devices) as Device[])("buying in Hindi on a %s", (device) => {
  it("goes from the cart to a paid order, its invoice, and back by cancelling it", async () => {
    const account = await openAccount(address);
    await saveAddresses(account);
    await fillCart(account);
    const { page, complaints, leave } = await visit(device, account.profile());
    await page.goto("/hi/cart", soon);
    await says(page, texts.addresses.addAnother);
    await expectHindi(page);
    await page.getByRole("button", { name: texts.cart.proceed }).click();
    await page.waitForURL("**/hi/payment", soon);
    await page.getByRole("button", { name: texts.payment.payNow }).click();
    await says(page, texts.payment.methodMissing);
    await page.getByRole("radio").last().check();
    await expectHindi(page);
    await page.getByRole("button", { name: texts.payment.placeOrder }).click();
    await page.waitForURL("**/hi/order-confirmation", soon);
    await expectHindi(page);

    await page.getByRole("link", { name: texts.payment.confirmed.viewOrder }).click();
    await heading(page, texts.orders.confirmed);
    await expectHindi(page);
    const order = page.url();
    await page.getByRole("link", { name: texts.orders.invoice }).click();
    await heading(page, texts.orderForms.invoice.title);
    await expectHindi(page);
    await page.goto(order, soon);
    await page.getByRole("link", { name: texts.orders.cancel }).click();
    await cancel(page);
    await heading(page, texts.orders.cancelled);
    await says(page, texts.orders.nothingPaid);
    await expectHindi(page);
    await page.goto(`${order}/invoice`, soon);
    await says(page, texts.orderForms.invoice.missing);
    expect(complaints).toEqual([]);
    await leave();
  });
});
