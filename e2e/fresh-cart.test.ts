import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type Account, addPiece, openAccount, saveAddresses, wish } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { soon } from "./support/pages";
import { addFirstSaree } from "./support/shopper";

const { address, visit } = shopInBrowser();

const header = (page: Page) => page.getByRole("banner");
const named = (name: string, count: number) => (count > 0 ? `${name} ${count}` : name);
const hasPieces = (page: Page, count: number) =>
  header(page)
    .getByRole("link", { name: named("Cart", count), exact: true })
    .waitFor();
const hasWishes = (page: Page, count: number) =>
  header(page)
    .getByRole("link", { name: named("Wishlist", count), exact: true })
    .waitFor();
const lines = (page: Page) => page.getByRole("main").getByRole("article");
const removeFirst = (page: Page) =>
  page
    .getByRole("button", { name: /^Remove .* from cart$/ })
    .first()
    .click();

/** As the browser keeps a page for Back and shows it again as it was left. */
async function keptForBack(page: Page): Promise<() => Promise<void>> {
  const turn = (type: string) =>
    page.evaluate(
      (name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await turn("pagehide");
  return () => turn("pageshow");
}

/** As the tab of the page is left for another one, and opened again later. */
async function hiddenTab(page: Page): Promise<() => Promise<void>> {
  const turn = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        get: () => visibilityState,
      });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  return () => turn("visible");
}

/** The cart of an account is asked for again when what is known is a few seconds old. */
const untilOld = (page: Page, known = Date.now()) =>
  page.waitForFunction((at) => Date.now() - at > 2_500, known);

async function removeAll({ client }: Account): Promise<void> {
  const { items = [] } = await client.cart.read();
  for (const { itemId, skuId, size, color } of items)
    await client.cart.remove({ itemId: itemId._id, skuId, size, color: color ?? "default" });
}

describe.each([
  ["Back", keptForBack],
  ["a return to its tab", hiddenTab],
])("after %s", (_way, leaveFor) => {
  it("a page has what another device has changed meanwhile", async () => {
    const account = await openAccount(address);
    await addPiece(account, 0);
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/cart", soon);
    await hasPieces(page, 1);
    await lines(page).first().waitFor();
    const comeBack = await leaveFor(page);
    await removeAll(account);
    await wish(account);
    await untilOld(page);
    await comeBack();
    await page.getByText("Your cart is empty").waitFor();
    await hasPieces(page, 0);
    await hasWishes(page, 1);
    await leave();
  });

  it("a visitor's page has what another page of theirs has left in the cart", async () => {
    const { page, leave } = await visit("desktop");
    await addFirstSaree(page);
    await hasPieces(page, 1);
    const other = await page.context().newPage();
    await other.goto("/cart", soon);
    const comeBack = await leaveFor(page);
    await removeFirst(other);
    await hasPieces(other, 0);
    await comeBack();
    await hasPieces(page, 0);
    await leave();
  });
});

describe("two tabs of one person", () => {
  it("tell each other what was added and taken out, wished for and saved", async () => {
    const account = await openAccount(address);
    await saveAddresses(account);
    const { page, leave } = await visit("desktop", account.profile());
    await page.goto("/cart", soon);
    await page.getByText("Your cart is empty").waitFor();
    const other = await page.context().newPage();
    await addFirstSaree(other);
    await hasPieces(other, 1);
    await hasPieces(page, 1);
    await lines(page).first().waitFor();
    await other
      .getByRole("button", { name: /to wishlist$/ })
      .first()
      .click();
    await hasWishes(page, 1);
    await removeFirst(page);
    await hasPieces(other, 0);

    await page.goto("/savedaddress", soon);
    const fort = page.getByText("7 Fort Lane");
    await fort.waitFor();
    await other.goto("/savedaddress", soon);
    await other
      .getByRole("button", { name: /^Delete/ })
      .last()
      .click();
    const question = other.getByRole("alertdialog");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => page.getByText(/^(7 Fort Lane|12 Temple Road)/).count()).toBe(1);
    await leave();
  });
});

it("the cart that is opened has what a phone has added a moment ago", async () => {
  const account = await openAccount(address);
  const { page, leave } = await visit("desktop", account.profile());
  const isRead = page.waitForResponse((answer) => answer.url().endsWith("/api/usercart/"));
  await page.goto("/faq", soon);
  await isRead;
  await addPiece(account, 0);
  await untilOld(page);
  await header(page).getByRole("link", { name: "Cart" }).click();
  await lines(page).first().waitFor();
  await hasPieces(page, 1);
  await leave();
});
