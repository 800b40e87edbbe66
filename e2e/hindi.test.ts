import type { Page } from "playwright";
import { expect, it } from "vitest";
import { texts } from "../packages/store-app/src/texts/hi";
import { openRichAccount } from "./support/account";
import { expectAccessible, shopInBrowser } from "./support/browser";
import { hydrated, says, soon } from "./support/pages";
import { englishOnly } from "./support/words";

const { address, visit } = shopInBrowser();

/** Nothing on the page is said in English, or reaches out of a phone's screen. */
async function expectHindi(page: Page): Promise<void> {
  const lines = (await page.locator("body").innerText()).split("\n").map((line) => line.trim());
  expect(lines.filter((line) => englishOnly.has(line))).toEqual([]);
  expect(await page.locator("html").getAttribute("lang")).toBe("hi-IN");
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide)).toBe(0);
  await expectAccessible(page);
}

async function search(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "खोजें" });
  await hydrated(button);
  await button.tap();
  const panel = page.getByRole("dialog", { name: "खोजें" });
  const field = panel.getByRole("combobox");
  expect(texts.search.placeholders).toContain(await field.getAttribute("placeholder"));
  const suggested = panel.getByRole("option");
  expect(await suggested.allTextContents()).toEqual(texts.search.suggestions);
  await suggested.filter({ hasText: "शिफ़ॉन साड़ियाँ" }).tap();
  await page.waitForURL(/\/hi\/view-all\/search\?q=Chiffon(\+|%20)Sarees$/);
  await page.getByRole("main").getByRole("article").first().waitFor();
}

async function filter(page: Page): Promise<void> {
  await page.goto("/hi/category/sarees", soon);
  const button = page.getByRole("button", { name: "फ़िल्टर" });
  await hydrated(button);
  await button.tap();
  await page.getByRole("tab", { name: "कपड़ा" }).tap();
  await page.getByRole("checkbox", { name: "शिफ़ॉन" }).tap();
  await page.getByRole("button", { name: "फ़िल्टर लागू करें" }).tap();
  // While it closes it lies over the header.
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("group", { name: "लागू फ़िल्टर" }).getByText("शिफ़ॉन").waitFor();
}

async function wishAndShare(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("article").first().getByRole("link").tap();
  await page.waitForURL("**/hi/product/**", soon);
  await page.getByLabel("डिलीवरी पिनकोड").waitFor();
  const pictures = page.getByRole("region", { name: /की तस्वीरें$/ });
  await pictures.getByRole("button", { name: /विशलिस्ट में जोड़ें$/ }).tap();
  await says(page, texts.wishlist.added);
  // A browser without a way of its own to share has the address copied.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.getByRole("button", { name: texts.product.share }).tap();
  await says(page, texts.product.linkCopied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
}

async function track(page: Page, number: string, phone: string): Promise<void> {
  await page.goto("/hi/track-order", soon);
  const submit = page.getByRole("button", { name: texts.trackOrder.title });
  await hydrated(submit);
  await page.getByLabel("ऑर्डर संख्या").fill(number);
  await page.getByLabel("आपके फ़ोन नंबर के अंतिम 4 अंक").fill(phone.slice(-4));
  await submit.tap();
  await page.getByRole("heading", { name: texts.orders.statuses["Order Placed"] ?? "" }).waitFor();
}

it("a phone searches and filters in Hindi", async () => {
  const { page, complaints, leave } = await visit("phone");
  await page.goto("/hi", soon);
  await expectHindi(page);
  await search(page);
  await expectHindi(page);
  await filter(page);
  await expectHindi(page);
  expect(complaints).toEqual([]);
  await leave();
});

it("a phone wishes, shares and follows an order in Hindi", async () => {
  const { account, order } = await openRichAccount(address);
  const { orderId } = await account.client.orders.read(order);
  const { page, complaints, leave } = await visit("phone", {
    ...account.profile(),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto("/hi/category/lehengas", soon);
  await hydrated(page.getByRole("button", { name: "खोजें" }));
  await wishAndShare(page);
  await page.goto("/hi/wishlist", soon);
  await page.getByRole("heading", { level: 1, name: texts.wishlist.title }).waitFor();
  await expect.poll(() => page.getByRole("main").getByRole("article").count()).toBe(2);
  await expectHindi(page);
  await track(page, orderId, account.person.phone);
  await expectHindi(page);
  expect(complaints).toEqual([]);
  await leave();
});
