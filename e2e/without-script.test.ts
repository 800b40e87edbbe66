import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { devices, expectAccessible, shopInBrowser } from "./support/browser";
import { holdCode } from "./support/network";
import { hydrated } from "./support/pages";

const { visit } = shopInBrowser();

const names = ["phone", "desktop"] as const;
const kurti = "/product/bagru-block-print-kurti";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const apply = (page: Page) => page.getByRole("button", { name: "Apply", exact: true });
const query = (page: Page) => new URL(page.url()).searchParams;

/** Sends the form of a field, as Enter does in some browsers. */
const send = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => input.form?.requestSubmit());

/** The prices that the cards ask for, in rupees. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "")));
}

/** Opens the filters of a listing and ticks one. */
async function tick(page: Page, value: string) {
  await page.locator("summary", { hasText: "Filters" }).click();
  await page.getByRole("checkbox", { name: value, exact: true }).check();
}

const total = async (page: Page) =>
  Number(/\d+/.exec((await page.getByText(/^Showing \d+ products?$/).textContent()) ?? "")?.[0]);

describe.each(names)("a shopper without script, on a %s", (device) => {
  const open = () => visit(device, { javaScriptEnabled: false });

  it("sorts a list, filters it and keeps both", async () => {
    const { page, leave } = await open();
    await page.goto("/category/sarees");
    const all = await total(page);
    const orders = page.getByRole("combobox", { name: "Sort by" });
    await orders.selectOption("Price: Low to High");
    await apply(page).click();
    await page.waitForURL(/sort=priceLowToHigh/);
    const prices = await pricesOf(page);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    await tick(page, "Pink");
    await apply(page).click();
    await page.waitForURL(/filter=Color/);
    expect(query(page).getAll("filter")).toEqual(["Color:Pink"]);
    expect(await orders.inputValue()).toBe("priceLowToHigh");
    const pink = await total(page);
    expect(pink).toBeLessThan(all);
    expect(await cards(page).count()).toBe(pink);
    // What is in force is told, and given up where it was chosen.
    await page.locator("summary", { hasText: "1 chosen" }).click();
    await page.getByRole("checkbox", { name: "Pink", exact: true }).uncheck();
    await apply(page).click();
    await page.waitForURL((url) => !url.searchParams.has("filter"));
    expect(await total(page)).toBe(all);
    await leave();
  });

  it("goes from the home page to a category by the header", async () => {
    const { page, leave } = await open();
    await page.goto("/");
    const header = page.getByRole("banner");
    expect(await header.getByRole("button", { name: "Menu" }).isVisible()).toBe(false);
    await header.getByRole("link", { name: "Kurtis", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Kurtis" }).waitFor();
    // It stands below the header's row of categories.
    const [bar, trail] = [header, page.getByRole("navigation", { name: "Breadcrumb" })];
    const [above, below] = [await bar.boundingBox(), await trail.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? Infinity));
    await leave();
  });

  it("turns the pages of a long list that is filtered", async () => {
    const { page, leave } = await open();
    await page.goto("/view-all");
    await tick(page, "Festive");
    await apply(page).click();
    await page.waitForURL(/filter=Occasion/);
    const name = (await cards(page).first().getByRole("link").textContent()) ?? "";
    await page.getByRole("link", { name: "Load more" }).click();
    await page.waitForURL(/page=2/);
    expect(query(page).getAll("filter")).toEqual(["Occasion:Festive"]);
    expect(await cards(page).getByRole("link", { name, exact: true }).count()).toBe(0);
    await page.getByRole("link", { name: "Show earlier products" }).click();
    await page.waitForURL((url) => !url.searchParams.has("page"));
    expect(await cards(page).getByRole("link", { name, exact: true }).count()).toBe(1);
    await leave();
  });

  it("searches, and filters what was found, in Hindi too", async () => {
    const { page, leave } = await open();
    await page.goto("/hi/view-all/search?q=silk");
    const found = await cards(page).count();
    await page.locator("summary", { hasText: "फ़िल्टर" }).click();
    await page.locator("input[value='Occasion:Wedding']").check();
    await page.getByRole("button", { name: "लागू करें", exact: true }).click();
    await page.waitForURL(/filter=Occasion/);
    expect(new URL(page.url()).pathname).toBe("/hi/view-all/search");
    expect(query(page).get("q")).toBe("silk");
    expect(await cards(page).count()).toBeLessThan(found);
    await leave();
  });

  it("opens a product and sees it in another colour", async () => {
    const { page, leave } = await open();
    await page.goto("/category/kurtis");
    await page.getByRole("main").getByRole("link", { name: "Block Print Cotton Kurti" }).click();
    const picture = () => page.getByRole("main").locator("img").first().getAttribute("src");
    const first = await picture();
    const colors = page.getByRole("radiogroup", { name: /colour/i });
    const second = colors.getByRole("radio").nth(1);
    const color = (await second.getAttribute("value")) ?? "";
    await second.check();
    await page.getByRole("button", { name: "Show this colour" }).click();
    await page.waitForURL(/color=/);
    expect(query(page).get("color")).toBe(color);
    expect(await second.isChecked()).toBe(true);
    expect(await picture()).not.toBe(first);
    // What stands in a `noscript` is no text to Playwright.
    expect(await page.locator("main noscript p").innerText()).toContain("Buying needs JavaScript");
    await leave();
  });

  it("meets nothing above a list that only a script answers, and room for every press", async () => {
    const { page, leave } = await open();
    await page.goto("/category/sarees?filter=Color:Pink");
    expect(await page.getByRole("button", { name: /^FILTER/ }).isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Remove Pink" }).isVisible()).toBe(false);
    await page.locator("summary", { hasText: "Filters" }).click();
    const least = devices[device].viewport.width < 1000 ? 44 : 24;
    const pressed = [page.locator("main summary"), page.locator("fieldset > label"), apply(page)];
    for (const target of pressed) {
      const sizes = await target.evaluateAll((found) =>
        found.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(sizes.length).toBeGreaterThan(0);
      for (const { width, height } of sizes)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
    }
    const [content, window] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBeLessThanOrEqual(window ?? 0);
    await leave();
  });
});

describe("the form of a list", () => {
  it.each(names)("has nothing that axe finds, on a %s", async (device) => {
    const { page, leave } = await visit(device);
    // Axe needs a browser that runs scripts, where a page without any shows what stands in `noscript`.
    await page.route("**/category/sarees*", async (route) => {
      const body = await (await route.fetch()).text();
      const shown = body.replaceAll(/<script[\s\S]*?<\/script>|<\/?noscript>/g, "");
      await route.fulfill({ contentType: "text/html", body: shown });
    });
    await page.goto("/category/sarees?filter=Color:Pink");
    await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByRole("checkbox", { name: "Pink", exact: true }).waitFor();
    await expectAccessible(page);
    await leave();
  });
});

describe("a shopper whose script runs", () => {
  it("sees no second way to filter, sort and choose a colour", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/category/sarees");
    await hydrated(page.getByRole("button", { name: "FILTER" }));
    expect(await page.locator("main noscript *").count()).toBe(0);
    expect(await apply(page).count()).toBe(0);
    expect(await page.locator("main").getByText("Filters", { exact: true }).isVisible()).toBe(
      false,
    );
    await page.goto(kurti);
    expect(await page.getByRole("button", { name: "Show this colour" }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("stays on the page when a key sends the form of the colours", async () => {
    const { page, complaints, leave } = await visit("desktop");
    await page.goto(kurti);
    const second = page
      .getByRole("radiogroup", { name: /colour/i })
      .getByRole("radio")
      .nth(1);
    await hydrated(second);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await second.check({ force: true });
    await page.waitForURL(/color=/);
    await send(second);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("is led on by the form of the colours where the code is still on its way", async () => {
    const { page, complaints, leave } = await visit("desktop");
    const release = await holdCode(page);
    await page.goto(kurti, { waitUntil: "commit" });
    const second = page
      .getByRole("radiogroup", { name: /colour/i })
      .getByRole("radio")
      .nth(1);
    const color = (await second.getAttribute("value")) ?? "";
    await second.check({ force: true });
    await send(second);
    await page.waitForURL((url) => url.searchParams.get("color") === color, {
      waitUntil: "commit",
    });
    release();
    await hydrated(second);
    expect(await second.isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });
});
