import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { holdCode } from "./support/network";

const { visit } = shopInBrowser();

describe("a page that nobody has touched yet", () => {
  it("asks the API for nothing and loads no code of its parts", async () => {
    const { page, complaints, leave } = await visit("phone");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/view-all");
    await page.getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.startsWith("/api/") && !/images/.test(path))).toEqual([]);
    expect(asked.filter((path) => /\/Listing-/.test(path))).toEqual([]);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => asked.some((path) => /\/Listing-/.test(path))).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("keeps the first tap on a heart until the heart is alive", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/category/sarees");
    await page
      .getByRole("button", { name: /to wishlist$/ })
      .first()
      .tap();
    await page.waitForURL("**/login");
    expect(complaints).toEqual([]);
    await leave();
  });

  it("keeps the first choice in the list of sortings", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/category/sarees");
    await page.waitForLoadState("networkidle");
    const sorting = page.getByRole("combobox", { name: "Sort by" });
    await sorting.selectOption("Price: Low to High");
    await page.waitForURL(/[?&]sort/);
    expect(await sorting.locator("option:checked").textContent()).toBe("Price: Low to High");
    expect(complaints).toEqual([]);
    await leave();
  });

  it("keeps the first tap on a colour", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/product/patola-print-silk-blend-saree");
    await page.waitForLoadState("networkidle");
    const colours = page.getByRole("radiogroup", { name: /colour/i }).locator("label");
    await colours.nth(1).tap();
    const second = page
      .getByRole("radiogroup", { name: /colour/i })
      .getByRole("radio")
      .nth(1);
    await expect.poll(() => second.isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("keeps a choice and the press that follows it", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/category/sarees");
    await page.waitForLoadState("networkidle");
    const release = await holdCode(page);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price: Low to High");
    await page.getByRole("button", { name: "FILTER" }).tap();
    release();
    await page.getByRole("dialog", { name: "Filters" }).waitFor();
    expect(page.url()).toMatch(/[?&]sort=priceLowToHigh/);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("keeps a colour, a size and Add to cart, in this order", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/product/bagru-block-print-kurti");
    await page.waitForLoadState("networkidle");
    const release = await holdCode(page);
    const choice = (name: RegExp) => page.getByRole("radiogroup", { name }).locator("label");
    await choice(/colour/i)
      .nth(1)
      .tap();
    await choice(/size/i).nth(2).tap();
    await page.getByRole("button", { name: "Add to cart" }).last().tap();
    release();
    await page.waitForURL("**/login");
    expect(complaints).toEqual([]);
    await leave();
  });

  it("follows the first click on a card without a page load", async () => {
    const { page, complaints, leave } = await visit("desktop");
    await page.goto("/category/sarees");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const card = page.getByRole("article").first().getByRole("link");
    const name = (await card.textContent()) ?? "";
    await card.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("is alive for the keyboard: Tab reaches a card, Enter opens it", async () => {
    const { page, complaints, leave } = await visit("desktop");
    await page.goto("/category/sarees");
    const card = page.getByRole("article").first().getByRole("link");
    const name = (await card.textContent()) ?? "";
    await card.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
