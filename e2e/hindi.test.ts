import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { texts } from "../packages/store-app/src/texts/hi";
import { codesFor } from "../scripts/lib/outbox.mjs";
import { openAccount, openRichAccount } from "./support/account";
import { type Device, devices, shopInBrowser } from "./support/browser";
import { expectHindi } from "./support/hindi";
import { hydrated, says, soon } from "./support/pages";
import { newestCode } from "./support/shopper";

const { address, visit } = shopInBrowser();

async function search(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "खोजें" });
  await hydrated(button);
  await button.tap();
  const panel = page.getByRole("dialog", { name: "खोजें" });
  const field = panel.getByRole("combobox");
  expect(texts.search.placeholders).toContain(await field.getAttribute("placeholder"));
  const suggested = panel.getByRole("option");
  expect(await suggested.allTextContents()).toEqual(texts.search.suggestions);
  await field.fill("pinkk");
  await panel.getByRole("option", { name: "क्या आपका मतलब “गुलाबी” था?" }).waitFor();
  await field.fill("");
  await suggested.filter({ hasText: "शिफ़ॉन साड़ियाँ" }).tap();
  const found = (url: URL) => url.searchParams.get("q") === "शिफ़ॉन साड़ियाँ";
  await page.waitForURL((url) => url.pathname === "/hi/view-all/search" && found(url));
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

/** Opens what was found: a saree, of which there is one size. */
async function openFound(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("article").first().getByRole("link").tap();
  await page.waitForURL("**/hi/product/**", soon);
  await page.getByRole("radio", { name: "फ़्री साइज़" }).waitFor();
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

/** Asks where an order is. */
async function track(page: Page, number: string, phone: string): Promise<void> {
  await page.getByLabel("ऑर्डर संख्या").fill(number);
  await page.getByLabel("आपके फ़ोन नंबर के अंतिम 4 अंक").fill(phone.slice(-4));
  await page.getByRole("button", { name: texts.trackOrder.title }).click();
}

/** From the page that signs in, in Hindi. */
async function signIn(page: Page, phone: string): Promise<void> {
  const sent = (await codesFor(address, phone)).length;
  await page.getByLabel("मोबाइल नंबर").fill(phone);
  await page.getByRole("button", { name: "आगे बढ़ें" }).click();
  await page.waitForURL("**/hi/otp");
  await page.getByRole("textbox", { name: "एक बार का कोड" }).waitFor();
  await expectHindi(page);
  const code = await newestCode(address, phone, sent);
  await page.getByRole("textbox", { name: "एक बार का कोड" }).fill(code);
}

/** Has the API answer as if a product came in its usual colour alone; none of the sample's does. */
async function inOneColor(page: Page, id: string | undefined): Promise<void> {
  await page.route("**/api/items/filtering", async (route) => {
    const answer = await (await route.fetch()).json();
    for (const item of answer.data.items) {
      if (item._id !== id) continue;
      item.colors = item.colors.slice(0, 1);
      item.isItemDetail = false;
    }
    await route.fulfill({ json: answer });
  });
}

/** Presses a heart, signs in, and comes back to find the wish done. */
async function wishAsVisitor(page: Page, heart: Locator, phone: string): Promise<void> {
  await hydrated(heart);
  await heart.click();
  await says(page, texts.wishlist.loginFirst);
  await page.waitForURL("**/hi/login");
  const from = page.url();
  await signIn(page, phone);
  await page.waitForURL((url) => url.href !== from && !/\/(otp|login)$/.test(url.pathname));
  await says(page, texts.wishlist.added);
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  await expectHindi(page);
}

it("a phone searches and filters in Hindi", async () => {
  const { page, complaints, leave } = await visit("phone");
  await page.goto("/hi", soon);
  await expectHindi(page);
  await search(page);
  await expectHindi(page);
  await filter(page);
  await expectHindi(page);
  await openFound(page);
  await expectHindi(page);
  expect(complaints).toEqual([]);
  await leave();
});

it("a phone wishes and shares in Hindi", async () => {
  const { account } = await openRichAccount(address);
  const { page, complaints, leave } = await visit("phone", {
    ...account.profile(),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto("/hi/category/lehengas", soon);
  await hydrated(page.getByRole("button", { name: "खोजें" }));
  await page
    .getByRole("main")
    .getByRole("button", { name: /विशलिस्ट में जोड़ें$/ })
    .nth(1)
    .tap();
  // It comes in several colours.
  const question = page.getByRole("alertdialog", { name: texts.cards.chooseColor.title });
  await question.getByRole("button", { name: texts.cards.chooseColor.confirm }).waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await wishAndShare(page);
  await page.goto("/hi/wishlist", soon);
  await page.getByRole("heading", { level: 1, name: texts.wishlist.title }).waitFor();
  await expect.poll(() => page.getByRole("main").getByRole("article").count()).toBe(2);
  await expectHindi(page);
  expect(complaints).toEqual([]);
  await leave();
});

describe.each(Object.keys(devices) as Device[])("in Hindi, on a %s", (device) => {
  it("finds an order by its number, and says where there is none", async () => {
    const { account, order } = await openRichAccount(address);
    const { orderId } = await account.client.orders.read(order);
    const { page, complaints, leave } = await visit(device);
    await page.goto("/hi/track-order", soon);
    await hydrated(page.getByRole("button", { name: texts.trackOrder.title }));
    await track(page, "TK-NOWHERE-1", "0000");
    await says(page, texts.trackOrder.notFound);
    await expectHindi(page);
    // The browser itself tells of an answer that says 404.
    const own = complaints.splice(0);
    expect(own.filter((one) => !one.includes("404"))).toEqual([]);
    await track(page, orderId.toLowerCase().replaceAll("-", " "), account.person.phone);
    const found = texts.orders.statuses["Order Placed"] ?? "";
    await page.getByRole("heading", { name: found }).waitFor();
    await says(page, texts.trackOrder.order(orderId));
    expect(new URL(page.url()).searchParams.get("order")).toBe(orderId);
    await expectHindi(page);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("does what a visitor wished for on a card and on a product, once they have signed in", async () => {
    const { client, person } = await openAccount(address);
    const { items } = await client.items.list({ categoryId: "lehengas", sortBy: "popularity" });
    const [first, second] = items;
    const wishes = async () =>
      (await client.wishlist.read()).items?.map(({ itemId, color }) => [itemId._id, color]);

    const listing = await visit(device);
    await listing.page.goto("/hi/category/lehengas", soon);
    await hydrated(listing.page.getByRole("button", { name: "खोजें" }));
    await inOneColor(listing.page, first?._id);
    await listing.page.getByRole("main").getByRole("combobox").selectOption("popularity");
    await listing.page.waitForURL("**/hi/category/lehengas?sort=popularity");
    const onCard = listing.page.getByRole("button", { name: `${first?.name} को विशलिस्ट में जोड़ें` });
    await wishAsVisitor(listing.page, onCard, person.phone);
    expect(await wishes()).toEqual([[first?._id, first?.defaultColor]]);
    await listing.leave();

    const product = await visit(device);
    await product.page.goto(`/hi/product/${second?._id}`, soon);
    const onPicture = product.page
      .getByRole("region", { name: /की तस्वीरें$/ })
      .getByRole("button", { name: /विशलिस्ट में जोड़ें$/ });
    await wishAsVisitor(product.page, onPicture, person.phone);
    expect(await wishes()).toContainEqual([second?._id, second?.defaultColor]);
    expect([...listing.complaints, ...product.complaints]).toEqual([]);
    await product.leave();
  });
});
