import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openAccount } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { hydrated, says, soon } from "./support/pages";

const { address, visit } = shopInBrowser();

const kurti = "Lucknowi Chikankari Cotton Kurti";

const isFocused = (element: Locator) =>
  element.evaluate(
    (node) => node === document.activeElement || node.contains(document.activeElement),
  );

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, element: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await element.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(element)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${element}`);
}

/** Whoever moves by keyboard sees where they are. */
const isMarked = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const marked = (element: Element | null | undefined) =>
      element && getComputedStyle(element).outlineStyle !== "none";
    return Boolean(marked(at) || marked(at?.parentElement));
  });

/** Presses the arrow until the option is the one that Enter takes. */
async function arrowTo(page: Page, field: Locator, option: Locator) {
  const id = await option.getAttribute("id");
  for (let presses = 0; presses < 20; presses++) {
    if ((await field.getAttribute("aria-activedescendant")) === id) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error("The arrow never comes to the product.");
}

describe("from a search to the cart", () => {
  it("goes by keyboard alone", async () => {
    const { page, complaints, leave } = await visit(
      "desktop",
      (await openAccount(address)).profile(),
    );
    await page.goto("/", soon);
    const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
    await hydrated(opener);
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(page.getByRole("link", { name: /skip/i }))).toBe(true);
    await tabTo(page, opener);
    expect(await isMarked(page)).toBe(true);
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "SEARCH" });
    const field = panel.getByRole("combobox", { name: "Search" });
    await expect.poll(() => isFocused(field)).toBe(true);
    // Out of the panel and back: the focus is where it was.
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(opener)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(field)).toBe(true);

    await page.keyboard.type("lucknowi chikan");
    const product = panel.getByRole("option", { name: new RegExp(`^${kurti}`) });
    await product.waitFor();
    await arrowTo(page, field, product);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/product\/lucknowi-chikankari-cotton-kurti/, soon);
    const heading = page.getByRole("heading", { level: 1, name: kurti });
    await expect.poll(() => isFocused(heading)).toBe(true);

    const sizes = page.getByRole("radiogroup", { name: "Size" });
    await hydrated(sizes);
    await tabTo(page, sizes.locator("div:has(> label)"));
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => sizes.getByRole("radio", { checked: true }).count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
    const add = page.getByRole("button", { name: "Add to cart" }).filter({ visible: true }).first();
    await tabTo(page, add);
    await page.keyboard.press("Enter");
    await says(page, "Added to cart");
    const cart = page.getByRole("banner").getByRole("link", { name: /cart/i });
    await tabTo(page, cart, "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/cart", soon);
    await page.getByRole("main").getByText(kurti).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it("goes by touch alone", async () => {
    const { page, complaints, leave } = await visit(
      "phone",
      (await openAccount(address)).profile(),
    );
    await page.goto("/", soon);
    const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
    await hydrated(opener);
    await opener.tap();
    const panel = page.getByRole("dialog", { name: "SEARCH" });
    await panel.getByRole("combobox", { name: "Search" }).tap();
    await page.keyboard.insertText("lucknowi chikan");
    await panel.getByRole("option", { name: new RegExp(`^${kurti}`) }).tap();
    await page.waitForURL(/\/product\/lucknowi-chikankari-cotton-kurti/, soon);

    const zoom = page.getByRole("button", { name: /zoom/i }).first();
    await hydrated(zoom);
    await zoom.tap();
    const lightbox = page.getByRole("dialog");
    await lightbox.waitFor();
    await lightbox.getByRole("button", { name: /close/i }).tap();
    await lightbox.waitFor({ state: "detached" });

    // Without a size the bar leads to the sizes, and says so.
    const bar = page.getByRole("button", { name: "Add to cart" }).filter({ visible: true }).last();
    await bar.tap({ force: true });
    const sizes = page.getByRole("radiogroup", { name: "Size" });
    await sizes.getByText("Please select a size").waitFor();
    await sizes.locator("label:not(:has(:disabled))").first().tap();
    await expect.poll(() => bar.isEnabled()).toBe(true);
    await bar.tap();
    await says(page, "Added to cart");
    // The header is away on the way down: the message leads on.
    await page.getByRole("button", { name: "View cart" }).tap();
    await page.waitForURL("**/cart", soon);
    await page.getByRole("main").getByText(kurti).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
