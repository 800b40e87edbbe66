import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hydrated, soon } from "./support/pages";

const { visit } = shopInBrowser();

const toastOf = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}

/** These parts of a page lie clear of a toast. */
async function expectClear(toast: Locator, parts: readonly Locator[]): Promise<void> {
  const over = await boxOf(toast);
  for (const part of parts) {
    const { x, y, width, height } = await boxOf(part);
    const isBeside = x + width <= over.x || over.x + over.width <= x;
    const isAboveOrBelow = y + height <= over.y || over.y + over.height <= y;
    expect(isBeside || isAboveOrBelow).toBe(true);
  }
}

describe("a toast on a phone", () => {
  it("goes with its page: nothing lies over the heading of the cart", async () => {
    const { page, leave } = await visit("phone");
    await page.goto("/product/banarasi-jaal-silk-saree", soon);
    await page.getByLabel("Delivery pincode").waitFor();
    const buy = page.getByRole("button", { name: "Add to cart" }).filter({ visible: true }).last();
    await buy.tap();
    const toast = toastOf(page, "Added to cart");
    await toast.waitFor();
    // It may be read, and its button pressed, for as long as it stands.
    await toast.hover();
    await expectClear(toast, [page.getByRole("banner"), buy]);
    await page.getByRole("banner").getByRole("link", { name: /cart/i }).tap();
    await page.waitForURL("**/cart");
    await heading(page).waitFor();
    await toast.waitFor({ state: "detached" });
    await leave();
  });

  it("stays clear of the heading and the form of the page that it leads to", async () => {
    const { page, leave } = await visit("phone");
    await page.goto("/category/sarees", soon);
    const heart = page.getByRole("button", { name: /to wishlist$/ }).first();
    await hydrated(heart);
    await heart.tap();
    await page.waitForURL("**/login");
    const toast = toastOf(page, "Please login to add items");
    await toast.waitFor();
    const number = page.getByLabel("Mobile number");
    const go = page.getByRole("button", { name: "Continue", exact: true });
    await expectClear(toast, [heading(page), number, go]);
    await leave();
  });
});
