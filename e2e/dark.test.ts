import type { Page } from "playwright";
import { expect, it } from "vitest";
import { axeFindings } from "../scripts/lib/axe.mjs";
import { type Device, devices, expectAccessible, shopInBrowser } from "./support/browser";
import { hydrated, soon } from "./support/pages";
import { addToCart } from "./support/shopper";

const { visit } = shopInBrowser();

/** Lightness of the page's ground, 0 to 255. */
function ground(): number {
  const numbers = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
  return Math.max(...numbers.slice(0, 3).map(Number));
}

/** The page behind a dialog is out of reach, its heading too. */
async function expectAccessibleDialog(page: Page, name: string): Promise<void> {
  await page.getByRole("dialog", { name }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
}

it.each(Object.keys(devices) as Device[])(
  "a %s that is dark reads every text of the way to the cart",
  async (device) => {
    const { page, complaints, leave } = await visit(device, { colorScheme: "dark" });
    await page.goto("/", soon);
    expect(await page.evaluate(ground)).toBeLessThan(60);
    await hydrated(page.getByRole("button", { name: "Search" }));
    // axe judges each text against what lies below it.
    await expectAccessible(page);
    await page.getByRole("button", { name: "Search" }).click();
    await expectAccessibleDialog(page, "SEARCH");

    await page.goto("/category/kurtis?filter=Fabric%3ACotton", soon);
    await hydrated(page.getByRole("button", { name: /FILTER/ }));
    await expectAccessible(page);
    await page.getByRole("button", { name: /FILTER/ }).click();
    await expectAccessibleDialog(page, "Filters");

    await page.goto("/product/patola-print-silk-blend-saree", soon);
    await page.getByLabel("Delivery pincode").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Size chart" }).click();
    await expectAccessibleDialog(page, "Size chart");
    await page.keyboard.press("Escape");
    await addToCart(page);
    await page.getByRole("button", { name: "View cart" }).click();
    await page.waitForURL("**/cart", soon);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectAccessible(page);
    for (const path of ["/track-order", "/faq", "/login"]) {
      await page.goto(path, soon);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
    await leave();
  },
);
