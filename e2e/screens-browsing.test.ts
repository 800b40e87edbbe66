import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hold } from "./support/network";
import { hydrated, soon, wholePage } from "./support/pages";

const { address, visit } = shopInBrowser();

const kurti = "/product/lucknowi-chikankari-cotton-kurti";

/** What stands on the server's page, without its data. */
async function read(path: string): Promise<string> {
  const html = await (await fetch(address + path)).text();
  const [body = ""] = html.replace(/<script[\s\S]*?<\/script>/g, "").split("</body>");
  return body.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

const frameOf = (html: string) => ({
  header: /<header\b/.test(html),
  footer: /<footer\b/.test(html),
});

async function open(page: Page, at: string): Promise<void> {
  await page.goto(at, soon);
  await hydrated(page.getByRole("button", { name: "Search" }));
}

describe("the frame of a page", () => {
  it.each(["/login", "/register", "/otp"])("has neither header nor footer at %s", async (path) => {
    expect(frameOf(await read(path))).toEqual({ header: false, footer: false });
  });

  it.each(["/checkout", "/payment", "/order-confirmation"])(
    "has a header and no footer at %s",
    async (path) => {
      expect(frameOf(await read(path))).toEqual({ header: true, footer: false });
    },
  );

  it.each(["/", "/view-all", kurti, "/faq", "/track-order", "/profile", "/nothing"])(
    "has header and footer at %s",
    async (path) => {
      expect(frameOf(await read(path))).toEqual({ header: true, footer: true });
    },
  );

  it.each(["/profile", "/orderhistory", "/payment"])(
    "shows a spinner until it knows who is there, at %s",
    async (path) => {
      const main = /<main[\s\S]*<\/main>/.exec(await read(path))?.[0] ?? "";
      expect(main).toMatch(/role="status"/);
      expect(main).not.toMatch(/<h1|<form/);
    },
  );

  it("lays the header transparent over the home page alone", async () => {
    expect(await read("/")).toContain('data-appearance="transparent"');
    for (const path of ["/view-all", kurti, "/faq"]) {
      expect(await read(path)).toContain('data-appearance="solid"');
    }
  });

  it("names the first five categories, each with its subcategories", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/faq");
    const menu = page.getByRole("banner").getByRole("navigation", { name: "Categories" });
    const links = await menu
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute("href"),
          getComputedStyle(link).textTransform === "uppercase",
        ]),
      );
    const firstFive = ["sarees", "lehengas", "kurtis", "suits", "party-wear"];
    expect(links).toEqual(firstFive.map((id) => [`/category/${id}`, true]));
    await menu.getByRole("link", { name: "Sarees" }).hover();
    const silk = page.getByRole("banner").getByRole("link", { name: "Silk Sarees", exact: true });
    await silk.click();
    await page.waitForURL("**/subcategory/silk-sarees", soon);
    await page.getByRole("heading", { level: 1, name: "Silk Sarees" }).waitFor();
    await leave();
  });

  it("lists every category in the menu of a phone", async () => {
    const { page, leave } = await visit("phone");
    await open(page, "/faq");
    await page.getByRole("button", { name: "Menu" }).tap();
    const categories = page.getByRole("dialog").getByRole("navigation", { name: "Categories" });
    for (const name of ["Sarees", "Lehengas", "Kurtis", "Suits", "Party Wear", "Office Wear"])
      await categories.getByRole("link", { name, exact: true }).waitFor();
    await leave();
  });

  it("has a footer whose every link leads somewhere", async () => {
    const footer = /<footer[\s\S]*<\/footer>/.exec(await read("/faq"))?.[0] ?? "";
    const links = [...footer.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? "");
    const wanted = ["/terms", "/privacy", "/returns", "/track-order", "/order-history", "/faq"];
    expect(links).toEqual(expect.arrayContaining([...wanted, "mailto:help@taanka.example"]));
    expect(footer).toContain("Return & Exchange Policy");
    expect(footer).toContain("Stitched for the day you are having");
    for (const network of ["Facebook", "Instagram", "WhatsApp"])
      expect(footer).toContain(`aria-label="${network}"`);
    for (const path of wanted) expect((await fetch(address + path)).status).toBe(200);
  });
});

describe("the search panel", () => {
  it("turns the words in the search box every two seconds, in their order", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/faq");
    await page.getByRole("button", { name: "Search" }).click();
    const field = page.getByRole("combobox", { name: "Search" });
    const turns = await field.evaluate(
      (input) =>
        new Promise<[text: string, at: number][]>((resolve) => {
          const seen: [string, number][] = [[input.getAttribute("placeholder") ?? "", 0]];
          const start = performance.now();
          new MutationObserver(() => {
            seen.push([input.getAttribute("placeholder") ?? "", performance.now() - start]);
            if (seen.length === 8) resolve(seen);
          }).observe(input, { attributes: true, attributeFilter: ["placeholder"] });
        }),
    );
    const words = ["Office Wears", "Sarees", "Party Wears", "Lehengas", "Kurtis", "Suits"];
    const from = words.indexOf(turns[0]?.[0] ?? "");
    const expected = turns.map((_, turn) => words[(from + turn) % words.length]);
    expect(turns.map(([text]) => text)).toEqual(expected);
    const [, first = 0] = turns[1] ?? [];
    const [, last = 0] = turns.at(-1) ?? [];
    expect(Math.round((last - first) / 6 / 1_000)).toBe(2);
    expect(await page.getByRole("option").allTextContents()).toEqual([
      ...["Sarees on Discount", "Chiffon Sarees", "Bengali Sarees"],
      ...["Lehengas", "Handloom Sarees", "Palazzos"],
    ]);
    await leave();
  });
});

describe("the home page", () => {
  it("shows three curated sections and three editorial blocks", async () => {
    await wholePage("/");
    const html = await read("/");
    const sections = ["Everyday to Event", "Turn Heads", "Most Bought"];
    const blocks = [
      "Made slowly, to be kept",
      "Complete your wardrobe",
      "See it on yourself first",
    ];
    const places = [...sections, ...blocks].map((text) => html.indexOf(text));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const name of ["Everydaytoevent", "TurnHeads", "MostBought"])
      expect(html).toContain(`href="/view-all/${name}"`);
    expect(html).toContain("Photos are processed securely and deleted after use.");
    expect(html.slice(places[3])).toContain("50% OFF");
  });

  it("has samples in an empty section, a label on each card, and a row that snaps", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/faq");
    await page.route(/\/api\/homepage-sections\/\w+\/items/, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: { items: { MRP: number }[] } };
      const items = route.request().url().includes("Everydaytoevent")
        ? []
        : data.items.map((item) => ({
            ...item,
            ...{ discountedPrice: item.MRP, discountPercentage: 0, campaign: null },
          }));
      const answer = { ...rest, data: { ...data, items, totalItems: items.length } };
      await route.fulfill({ response, json: answer });
    });
    await page.getByRole("link", { name: "TAANKA" }).first().click();
    const section = (name: string) => page.getByRole("region", { name });
    const everyday = section("Everyday to Event");
    await everyday.locator("[data-sample]").first().waitFor();
    await everyday.getByRole("tab", { name: "Casual Wears", selected: true }).waitFor();
    await section("Turn Heads").getByText("CUSTOMER'S CHOICE").first().waitFor();
    const row = section("Most Bought");
    await row.getByText("POPULAR").first().waitFor();
    const snaps = await row
      .getByRole("list")
      .first()
      .evaluate((list) => getComputedStyle(list).scrollSnapType);
    expect(snaps).toBe("x mandatory");
    await leave();
  });

  it("has its tabs by category where no product has a subcategory, and its label there", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/faq");
    await page.route(/\/api\/homepage-sections\/Everydaytoevent\/items/, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: { items: { MRP: number }[] } };
      const items = data.items.map((item) => ({
        ...item,
        ...{ discountedPrice: item.MRP, discountPercentage: 0, campaign: null },
        subCategoryId: null,
      }));
      await route.fulfill({ response, json: { ...rest, data: { ...data, items } } });
    });
    await page.getByRole("link", { name: "TAANKA" }).first().click();
    const everyday = page.getByRole("region", { name: "Everyday to Event" });
    await everyday.getByText("ON SALE").first().waitFor();
    expect(await everyday.getByRole("tab").count()).toBeGreaterThan(0);
    expect(await everyday.locator("[data-sample]").count()).toBe(0);
    await leave();
  });

  it("moves the banners on after five seconds", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/");
    const slides = page.locator("[aria-roledescription='slide']");
    const shown = () =>
      slides.evaluateAll((all) => all.findIndex((it) => !it.hasAttribute("inert")));
    await expect.poll(() => slides.count()).toBeGreaterThan(1);
    const before = await shown();
    await expect.poll(shown, { timeout: 20_000, interval: 50 }).not.toBe(before);
    const next = await shown();
    const since = Date.now();
    await expect.poll(shown, { timeout: 20_000, interval: 50 }).not.toBe(next);
    const stood = Date.now() - since;
    expect(stood).toBeGreaterThan(4_000);
    expect(stood).toBeLessThan(8_000);
    const fades = await slides.first().evaluate((it) => getComputedStyle(it).transitionDuration);
    expect(fades).toContain("1.2s");
    await leave();
  });

  it("says that the home page is loading", async () => {
    const { page, leave } = await visit("desktop");
    await open(page, "/faq");
    const release = await hold(page, (path) => path.startsWith("/api/homepage-sections"));
    await page.getByRole("link", { name: "TAANKA" }).first().click();
    await page.getByText("Loading homepage...").first().waitFor();
    release();
    await page.getByRole("heading", { name: "Turn Heads" }).waitFor();
    await leave();
  });
});

describe("somebody who is lost", () => {
  it.each([
    ["leads home from a page that is not there", "/no/such/page", "Go Home", "/"],
    [
      "leads back from a product that is not there",
      "/product/none",
      "Back to the shop",
      "/view-all",
    ],
  ])("%s", async (_, path, action, to) => {
    const html = await read(path);
    expect(html).toMatch(/<h1[^>]*>(Page Not Found|Product not found\.)<\/h1>/);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>(?:<span[^>]*>)?${action}`));
  });
});
