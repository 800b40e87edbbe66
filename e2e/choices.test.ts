import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";

const { visit } = shopInBrowser();

/** Opens a listing and waits until it is alive. */
async function openListing(page: Page, path: string) {
  await page.goto(path);
  const sorting = page.getByRole("combobox", { name: "Sort by" });
  await sorting.selectOption("Most Popular");
  await page.waitForURL(/sort=popularity/);
  await expect.poll(() => sorting.inputValue()).toBe("popularity");
  return sorting;
}

// Each choice is read back, or followed by the next, before the router's own turn has come.
describe("what is chosen on a page", () => {
  it("shows a sort order at once", async () => {
    const { page, complaints, leave } = await visit("desktop");
    const sorting = await openListing(page, "/category/sarees");
    const shown = await sorting.evaluate((select: HTMLSelectElement) => {
      select.value = "priceLowToHigh";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      return select.value;
    });
    expect(shown).toBe("priceLowToHigh");
    await page.waitForURL(/sort=priceLowToHigh/);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("shows a colour at once", async () => {
    const { page, complaints, leave } = await visit("desktop");
    await page.goto("/product/patola-print-silk-blend-saree");
    const group = page.getByRole("radiogroup", { name: /colour/i });
    const colours = group.getByRole("radio");
    await group.locator("label").nth(1).click();
    await page.waitForURL(/color=/);
    await expect.poll(() => colours.nth(1).isChecked()).toBe(true);
    const shown = await colours.first().evaluate((radio: HTMLInputElement) => {
      radio.click();
      return radio.checked;
    });
    expect(shown).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("shows products in the colour that was filtered for, and opens them in it", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/category/sarees?filter=Color:Green");
    const card = page.getByRole("article").filter({ has: page.locator('a[href*="color="]') });
    const picture = card.first().locator("img").first();
    const shown = new URL((await picture.getAttribute("src")) ?? "", page.url()).pathname;
    await card.first().getByRole("link").tap();
    await page.waitForURL(/\/product\/.*color=/);
    const color = new URL(page.url()).searchParams.get("color") ?? "";
    const chosen = page
      .getByRole("radiogroup", { name: /colour/i })
      .getByRole("radio", { name: color });
    await expect.poll(() => chosen.isChecked()).toBe(true);
    const gallery = page.getByRole("main").locator("img").first();
    await expect.poll(() => gallery.getAttribute("src")).toContain(shown);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("takes away every one of the filters that are taken away in a row", async () => {
    const { page, complaints, leave } = await visit("desktop");
    await openListing(page, "/category/sarees?filter=Color:Red&filter=Color:Green");
    const chips = page.getByRole("button", { name: /^Remove/ });
    expect(await chips.count()).toBe(2);
    await chips.last().evaluate(async (last: HTMLButtonElement) => {
      const list = last.closest("ul");
      for (let left = 2; left > 0; left--) {
        list?.querySelector("button")?.click();
        await Promise.resolve();
      }
    });
    await expect.poll(() => chips.count()).toBe(0);
    expect(page.url()).not.toContain("filter=");
    expect(complaints).toEqual([]);
    await leave();
  });
});
