import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hold } from "./support/network";
import { hydrated, soon, wholePage } from "./support/pages";

const { address, visit } = shopInBrowser();

const kurti = "/product/lucknowi-chikankari-cotton-kurti";

async function read(path: string): Promise<string> {
  // What was searched for is nobody else's page: it is not kept, and always whole.
  if (!path.includes("?")) await wholePage(path);
  const html = await (await fetch(address + path)).text();
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

async function open(page: Page, at: string): Promise<void> {
  await page.goto(at, soon);
  await hydrated(page.getByRole("button", { name: "Search" }));
}

const sarees = "Five and a half metres of cloth";
const campaign = "Silks, zari and gota for the season";

describe("a listing", () => {
  it.each([
    ["/view-all", "All Products", "Discover our collection"],
    ["/category/sarees", "Sarees", sarees],
    ["/view-all/category/sarees", "Sarees", sarees],
    ["/subcategory/silk-sarees", "Silk Sarees", "Banarasi, Kanjivaram and Paithani"],
    ["/view-all/subcategory/silk-sarees", "Silk Sarees", "Banarasi, Kanjivaram and Paithani"],
    ["/view-all/brand/neemghat", "Neemghat", "Products from Neemghat"],
    ["/view-all/campaign/wedding-edit", "The Wedding Edit", campaign],
    ["/view-all/search?q=ajrakh", 'Search Results for "ajrakh"', "Find what you're looking for"],
    ["/view-all/Everydaytoevent", "Everyday to Event", ""],
    ["/view-all/TurnHeads", "Turn Heads", ""],
    ["/view-all/MostBought", "Most Bought", ""],
    ["/mostly-bought", "Most Bought", ""],
    ["/mostlybought", "Most Bought", ""],
  ])("names the listing at %s", async (path, title, subtitle) => {
    const html = await read(path);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(title);
    expect(html.slice(html.indexOf("</h1>"))).toContain(subtitle);
    const [trail = ""] = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html) ?? [];
    const names = trail
      .replaceAll(/<[^>]*>/g, "\n")
      .split("\n")
      .map((name) => name.trim());
    expect(names.filter((name) => /\w/.test(name))).toEqual(["Home", "TAANKA", title]);
    expect(html).toMatch(/Showing \d+ products?/);
  });

  it("offers the orders of the specification", async () => {
    const html = await read("/view-all");
    const [menu = ""] = /<select[\s\S]*?<\/select>/.exec(html) ?? [];
    const options = [...menu.matchAll(/<option value="(\w*)"[^>]*>([^<]*)/g)];
    expect(options.map(([, value, text]) => [value, text])).toEqual([
      ["", "Select Sorting Options"],
      ["priceLowToHigh", "Price: Low to High"],
      ["priceHighToLow", "Price: High to Low"],
      ["latestAddition", "Newest First"],
      ["popularity", "Most Popular"],
    ]);
  });

  it("stands in three columns on a desktop", async () => {
    const { page, leave } = await visit("desktop");
    await page.goto("/category/sarees", soon);
    const cards = page.getByRole("main").getByRole("article");
    const boxes = await Promise.all([0, 1, 2, 3].map((at) => cards.nth(at).boundingBox()));
    const [first, second, third, fourth] = boxes.map((box) => Math.round(box?.y ?? 0));
    expect([second, third]).toEqual([first, first]);
    expect(fourth).toBeGreaterThan(first ?? 0);
    await leave();
  });

  it("tells a visitor what the heart is for", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/category/sarees");
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: /to wishlist$/ })
      .first();
    await expect.poll(() => heart.textContent()).toContain("Login to add to wishlist");
    await leave();
  });

  it("takes the last choice back with Back, and stays on the listing", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/category/sarees");
    const orders = page.getByRole("combobox", { name: "Sort by" });
    const query = () => new URL(page.url()).search;
    await orders.selectOption("priceLowToHigh");
    await expect.poll(query).toBe("?sort=priceLowToHigh");
    await page.getByRole("button", { name: "FILTER" }).click();
    const panel = page.getByRole("dialog");
    await panel.getByText("Red", { exact: true }).first().click();
    await panel.getByRole("button", { name: /^Apply/i }).click();
    const chip = page.getByRole("button", { name: "Remove Red" });
    await chip.waitFor();
    await page.goBack();
    await chip.waitFor({ state: "detached" });
    expect(query()).toBe("?sort=priceLowToHigh");
    expect(await orders.inputValue()).toBe("priceLowToHigh");
    await page.goBack();
    await expect.poll(() => orders.inputValue()).toBe("");
    expect(query()).toBe("");
    await page.getByText(/^Showing \d+ products$/).waitFor();
    await leave();
  });

  it("has nothing to filter and to sort where nothing is found, unless filters are why", async () => {
    const tools = async (path: string) => {
      const html = await read(path);
      expect(html).toContain("Nothing matches yet.");
      return [...html.matchAll(/FILTER|CLEAR ALL|<select/g)].map(([tool]) => tool);
    };
    expect(await tools("/view-all/search?q=zzzzqqqq")).toEqual([]);
    const emptied = await tools("/category/sarees?filter=Color:Red&filter=Fabric:Velvet");
    expect(emptied).toEqual(["FILTER", "<select", "CLEAR ALL"]);
  });

  it("begins another listing without the filters and the order of the last", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/category/sarees?filter=Color:Red&sort=priceHighToLow");
    await page.getByRole("button", { name: "Remove Red" }).waitFor();
    const release = await hold(page, (path) => path === "/api/items/filtering");
    const asked = page.waitForRequest("**/api/items/filtering");
    await page.getByRole("banner").getByRole("link", { name: "Kurtis" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Kurtis" }).waitFor();
    const sent = (await asked).postDataJSON() as Record<string, unknown>;
    expect(sent).toMatchObject({ categoryId: "kurtis" });
    expect(sent.filters ?? []).toEqual([]);
    expect(sent.sortBy).toBeUndefined();
    expect(await page.getByRole("button", { name: "Remove Red" }).count()).toBe(0);
    await page.getByText("Loading products...").first().waitFor({ state: "attached" });
    expect(await page.getByRole("main").getByRole("article").count()).toBe(0);
    release();
    await page.getByText(/^Showing \d+ products$/).waitFor();
    await leave();
  });
});

describe("a product", () => {
  it("shows a product's tabs, promises and what is like it", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, kurti);
    const main = page.getByRole("main");
    await main.getByText("2-3 days to 100+ pincodes").waitFor();
    const tabs = await main.getByRole("tab").allTextContents();
    expect(tabs).toEqual(["Product Description", "Return Policy", "Rating & Reviews"]);
    await main.getByRole("tab", { name: "Return Policy" }).click();
    await main.getByRole("tabpanel").getByText("Easy 7-day return or exchange").waitFor();
    for (const [name, count, to] of [
      ["You might also like", 3, "/mostlybought"],
      ["New Collection", 6, "/view-all"],
    ] as const) {
      const section = main.getByRole("region", { name });
      await section.scrollIntoViewIfNeeded();
      await expect.poll(() => section.getByRole("article").count()).toBe(count);
      const more = section.getByRole("link", { name: /^VIEW MORE/ });
      expect(await more.getAttribute("href")).toBe(to);
    }
    await leave();
  });

  it("measures S to 3XL in its size chart", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, kurti);
    await page.getByRole("button", { name: "Size chart" }).click();
    const chart = page.getByRole("dialog", { name: "Size chart" });
    for (const size of ["S", "M", "L", "XL", "2XL", "3XL"])
      await chart.getByRole("checkbox", { name: `Size ${size}`, exact: true }).waitFor();
    const heads = (await chart.getByRole("columnheader").allTextContents()).join(" ");
    for (const measure of ["Chest", "Shoulder", "Length"]) expect(heads).toMatch(measure);
    await chart.getByRole("button", { name: "Close" }).first().click();
    await chart.waitFor({ state: "detached" });
    await leave();
  });

  it("measures the blouse of a saree, of which there is one size to buy", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/product/patola-print-silk-blend-saree");
    await page.getByRole("button", { name: "Size chart" }).click();
    const chart = page.getByRole("dialog", { name: "Size chart" });
    const small = chart.getByRole("checkbox", { name: "Size S", exact: true });
    await expect.poll(() => small.isChecked()).toBe(true);
    await chart.getByRole("button", { name: "ADD TO CART" }).click();
    await page.getByText("Added to cart").first().waitFor();
    await leave();
  });

  it("offers the usual sizes where a product's own are not known", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/category/kurtis");
    await page.route("**/api/itemdetails/**", (route) => route.abort());
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    const sizes = page.getByRole("radiogroup", { name: "Size" });
    await sizes.waitFor();
    const names = await sizes.locator("label").allTextContents();
    expect(names.map((name) => name.trim())).toEqual(["XS", "S", "M", "L", "XL", "2XL", "3XL"]);
    await leave();
  });
});
