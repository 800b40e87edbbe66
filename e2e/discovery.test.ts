import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hydrated } from "./support/pages";
import { newPerson, register } from "./support/shopper";

const { address, visit } = shopInBrowser();

const recent = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("recentSearches") ?? "null"));

async function openSearch(page: Page) {
  await page.getByRole("button", { name: "Search" }).click();
  // Its code is on its way on a busy machine, and what is typed before it came is typed nowhere.
  await page.waitForFunction(() =>
    document.activeElement?.matches("[role=dialog] [role=combobox]"),
  );
  return page.getByRole("dialog", { name: "SEARCH" });
}

describe("searching", () => {
  it.each(["phone", "desktop"] as const)("goes by keyboard alone on a %s", async (device) => {
    const { page, complaints, leave } = await visit(device);
    await page.goto("/faq");
    const panel = await openSearch(page);
    const field = panel.getByRole("combobox", { name: "Search" });
    await expect.poll(() => field.getAttribute("placeholder")).toBe("Office Wears");
    await expect.poll(() => field.getAttribute("placeholder")).toBe("Sarees");
    const suggestions = await panel.getByRole("option").allTextContents();
    expect(suggestions[0]).toBe("Sarees on Discount");
    expect(suggestions).toHaveLength(6);

    await page.keyboard.type("  chiffon saree ");
    await panel.getByRole("group", { name: "Products" }).getByRole("option").first().waitFor();
    await panel.getByRole("group", { name: "Categories" }).getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/view-all\/search\?q=chiffon(\+|%20)saree$/);
    await page
      .getByRole("heading", { level: 1, name: 'Search Results for "chiffon saree"' })
      .waitFor();
    await panel.waitFor({ state: "detached" });
    expect(await recent(page)).toEqual(["chiffon saree"]);

    // A slip of the finger, put right by the first suggestion.
    await openSearch(page);
    await page.keyboard.type("lehnga");
    await panel.getByRole("option", { name: /^Did you mean/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=lehenga/i);
    await page.getByText(/^Showing [1-9]\d* products$/).waitFor();

    // What nobody knows is said to be unknown, once the shop answered, and can be asked for all the same.
    await openSearch(page);
    await page.keyboard.type("qzxwvq");
    await panel.getByText("No suggestions for “qzxwvq”").waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });

    // Each chip has its x, and is gone after a reload too.
    await openSearch(page);
    await panel.getByRole("button", { name: "Remove chiffon saree", exact: true }).click();
    const trending = panel.getByRole("list", { name: "Trending Searches" });
    const [first = ""] = await trending.getByRole("listitem").allTextContents();
    await trending.getByRole("button", { name: `Remove ${first}` }).click();
    await page.reload();
    await openSearch(page);
    await trending.waitFor();
    expect(await trending.getByRole("listitem").allTextContents()).not.toContain(first);
    expect(
      await panel.getByRole("button", { name: "Remove chiffon saree", exact: true }).count(),
    ).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("opens the product that it suggests, and asks little while somebody types", async () => {
    const { page, leave } = await visit("desktop");
    await page.goto("/faq");
    const panel = await openSearch(page);
    let asked = 0;
    page.on("request", (request) => {
      if (/items\/filtering|suggestions/.test(request.url())) asked += 1;
    });
    await page.keyboard.type("banarasi jaal", { delay: 15 });
    const product = panel.getByRole("option", { name: /^Banarasi Jaal Silk Saree/ });
    await product.waitFor();
    expect(await product.textContent()).toMatch(/₹[\d,]+/);
    expect(asked).toBeLessThan(13);
    await product.click();
    await page.waitForURL("**/product/banarasi-jaal-silk-saree");
    await panel.waitFor({ state: "detached" });
    await leave();
  });

  it("works without script", async () => {
    const { page, leave } = await visit("desktop", { javaScriptEnabled: false });
    await page.goto("/");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL(/\/view-all\/search/, { waitUntil: "domcontentloaded" });
    await page.getByRole("searchbox", { name: "Search products" }).fill("ajrakh");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    await page.getByRole("heading", { name: 'Search Results for "ajrakh"' }).waitFor();
    await leave();
  });
});

describe("a long listing", () => {
  it.each(["phone", "desktop"] as const)("comes back whole on a %s", async (device) => {
    const { page, complaints, leave } = await visit(device);
    const cards = page.getByRole("main").getByRole("article");
    await page.goto("/view-all");
    const more = page.getByRole("link", { name: "Load more" });
    // Before that it leads to the second page.
    await hydrated(more);
    await more.click();
    await expect.poll(() => cards.count()).toBe(100);
    const card = cards.nth(80);
    const name = (await card.getByRole("link").textContent()) ?? "";
    await card.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    await card.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.goBack();
    await expect.poll(() => cards.count()).toBe(100);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40);
    await page.reload();
    await expect.poll(() => cards.count()).toBe(100);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40);
    // The tools are in reach all the way.
    expect(await page.getByRole("button", { name: "FILTER" }).isVisible()).toBe(true);
    expect((await page.getByRole("button", { name: "FILTER" }).boundingBox())?.y).toBeLessThan(200);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("is a page of its own for search engines, with all that they read", async () => {
    const read = async (path: string) => (await fetch(address + path)).text();
    const first = await read("/view-all");
    expect(first).toMatch(/href="\/view-all\?page=2"/);
    const second = await read("/view-all?page=2");
    expect(second).toContain(`<link rel="canonical" href="${address}/view-all?page=2"`);
    expect(second).toContain("<title>All Products – page 2 | TAANKA</title>");
    for (const type of ["BreadcrumbList", "ItemList"]) expect(first).toContain(`"@type":"${type}"`);
    expect(await read("/")).toContain('"@type":"SearchAction"');
    const most = `<link rel="canonical" href="${address}/view-all/MostBought"`;
    for (const path of ["/mostlybought", "/mostly-bought", "/view-all/MostBought"])
      expect(await read(path)).toContain(most);
    const own = `<link rel="canonical" href="${address}/category/sarees"`;
    expect(await read("/view-all/category/sarees")).toContain(own);
    for (const path of ["/", "/view-all", "/faq", "/product/ajrakh-modal-saree"]) {
      const html = await read(path);
      expect(html).toMatch(/<meta property="og:image" content="http/);
      expect(html).toContain('<meta property="og:site_name" content="TAANKA"');
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
      const type = path.startsWith("/product/") ? "product" : "website";
      expect(html).toContain(`<meta property="og:type" content="${type}"`);
    }
    const robots = (await read("/robots.txt")).split("\n");
    expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`);
    for (const path of ["/cart", "/orders", "/edit-address/", "/login", "/view-all/search"])
      expect(robots).toEqual(expect.arrayContaining([`Disallow: ${path}`, `Disallow: /hi${path}`]));
    expect(robots).not.toContain("Disallow: /view-all");
    const products = await read("/sitemaps/products-1.xml");
    expect(products.match(/<loc>/g)).toHaveLength(108 * 2);
  });
});

describe("a heart", () => {
  it("says why it leads to sign in, and its wish is not forgotten", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/category/sarees");
    const name = await page.getByRole("article").first().getByRole("heading").innerText();
    await page
      .getByRole("button", { name: /to wishlist$/ })
      .first()
      .tap();
    await page.getByText("Please login to add items to wishlist").first().waitFor();
    await page.waitForURL("**/login");
    await register(page, address, newPerson());
    await page.waitForURL("**/category/sarees");
    // It comes in several colours: which one is meant is chosen on its page.
    const question = page.getByRole("alertdialog", { name: "Choose a colour first" });
    await question.getByText(`${name} comes in several colours.`).waitFor();
    await question.getByRole("button", { name: "Open product" }).click();
    await page.waitForURL(/\/product\//);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("is toggled by itself when two are pressed, and rolled back alone", async () => {
    const { page, leave } = await visit("desktop");
    await page.goto("/wishlist");
    await register(page, address, newPerson());
    await page.waitForURL("**/wishlist");
    await page.goto("/category/sarees");
    const hearts = page.getByRole("button", { name: /to wishlist$/ });
    const pressed = page.locator("button[aria-pressed='true']");
    const first = await page.getByRole("article").first().getByRole("heading").innerText();
    await hearts.first().click();
    const question = page.getByRole("alertdialog", { name: "Choose a colour first" });
    await question.getByText(`${first} comes in several colours.`).waitFor();
    await page.keyboard.press("Escape");

    // Both are wished for in their usual colour, as their pages would do it.
    const token = await page.evaluate(() => localStorage.getItem("authToken"));
    const list = await fetch(`${address}/api/items/filtering`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ categoryId: "sarees", limit: 2 }),
    });
    const { data } = (await list.json()) as {
      data: { items: { _id: string; defaultColor: string }[] };
    };
    for (const { _id, defaultColor } of data.items) {
      const wish = await fetch(`${address}/api/userwishlist/create`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ itemId: _id, color: defaultColor }),
      });
      expect(wish.ok).toBe(true);
    }
    await page.reload();
    await expect.poll(() => pressed.count()).toBe(2);
    const [kept, removed] = data.items;
    await page.route(/userwishlist\/remove/, async (route) => {
      if (
        route
          .request()
          .postData()
          ?.includes(kept?._id ?? "")
      ) {
        await route.fulfill({ status: 500, body: "{}" });
      } else await route.continue();
    });
    await page.evaluate(() => {
      const wished = document.querySelectorAll<HTMLElement>("main button[aria-pressed='true']");
      for (const heart of wished) heart.click();
    });
    await page.getByText("Failed to update wishlist. Please try again.").first().waitFor();
    await page.getByText("Removed from wishlist").first().waitFor();
    await expect.poll(() => pressed.count()).toBe(1);
    expect(removed).toBeDefined();
    await leave();
  });
});
