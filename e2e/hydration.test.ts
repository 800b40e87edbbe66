import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { holdCode } from "./support/network";
import { hydrated, wholePage } from "./support/pages";

const { address, visit } = shopInBrowser();

describe("a page that was just received", () => {
  it("asks the API for nothing that its HTML shows, also when it is touched", async () => {
    const { page, complaints, leave } = await visit("phone");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    // Far below on the home page and on a product's, and so not in their HTML.
    const farBelow = ["/api/homepage-sections/MostBought/items", "/api/items/filtering"];
    for (const path of ["/", "/view-all", "/product/patola-print-silk-blend-saree"]) {
      await wholePage(path);
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.mouse.wheel(0, 400);
      await page.waitForLoadState("networkidle");
    }
    expect(asked.filter((path) => path.startsWith("/api/") && !/images/.test(path))).toEqual(
      farBelow,
    );
    expect(complaints).toEqual([]);
    await leave();
  });

  it("gives a slow network the first picture alone: those far below come once it is hydrated", async () => {
    const path = "/product/patola-print-silk-blend-saree";
    await wholePage(path);
    const html = await (await fetch(address + path)).text();
    const below = html.slice(html.indexOf("You might also like"));
    expect(below).toContain("<article");
    expect(below).not.toContain("<img");
    const { page, complaints, leave } = await visit("phone");
    await page.goto(path);
    const alike = page.getByRole("region", { name: "You might also like" });
    await expect.poll(() => alike.locator("article:has(img)").count()).toBe(3);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("needs no more code at the first touch: what it may need came while nothing else was to do", async () => {
    const { page, complaints, leave } = await visit("phone");
    const code: string[] = [];
    let asked = Date.now();
    page.on("request", (request) => {
      if (request.resourceType() !== "script") return;
      code.push(request.url());
      asked = Date.now();
    });
    await page.goto("/category/sarees");
    // A busy machine is idle late, and what comes then comes one after the other.
    await expect.poll(() => Date.now() - asked, { timeout: 60_000 }).toBeGreaterThan(4_000);
    code.length = 0;
    await page.getByRole("button", { name: "FILTER" }).tap();
    await page.getByRole("dialog", { name: "Filters" }).getByRole("checkbox").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("dialog").getByRole("link", { name: "Login" }).waitFor();
    expect(code).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("works without script: links lead on, and everything can be read", async () => {
    const { page, leave } = await visit("desktop", { javaScriptEnabled: false });
    await page.goto("/category/sarees");
    const card = page.getByRole("main").getByRole("article").first().getByRole("link");
    const name = (await card.textContent()) ?? "";
    await card.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await leave();
  });
});

describe("a page's code", () => {
  it("leaves the network to the first picture", async () => {
    const { page, leave } = await visit("phone");
    const path = "/product/bagru-block-print-kurti";
    const isPicture = (url: string) => /-kurti\/ivory-front\?w=/.test(url);
    const isCode = (url: string) => /\/assets\/(?!head-).*\.js$/.test(url);
    // It is made when it is first asked for.
    await page.goto(path, { waitUntil: "networkidle" });
    const seen: string[] = [];
    page.on("request", (request) => isCode(request.url()) && seen.push("code"));
    page.on("requestfinished", (request) => isPicture(request.url()) && seen.push("picture"));
    await page.reload({ waitUntil: "networkidle" });
    expect(seen.slice(0, 2)).toEqual(["picture", "code"]);
    await leave();
  });
});

describe("a page whose code is still on the way", () => {
  it("keeps the first tap on a heart", async () => {
    const { page, complaints, leave } = await visit("phone");
    const release = await holdCode(page);
    await page.goto("/category/sarees", { waitUntil: "commit" });
    await page
      .getByRole("button", { name: /to wishlist$/ })
      .first()
      .tap();
    release();
    await page.waitForURL("**/login");
    expect(complaints).toEqual([]);
    await leave();
  });

  it("keeps a choice and the press that follows it", async () => {
    const { page, complaints, leave } = await visit("phone");
    const release = await holdCode(page);
    await page.goto("/category/sarees", { waitUntil: "commit" });
    const sorting = page.getByRole("combobox", { name: "Sort by" });
    await sorting.selectOption("Price: Low to High");
    await page.getByRole("button", { name: "FILTER" }).tap();
    release();
    await page.getByRole("dialog", { name: "Filters" }).waitFor();
    expect(page.url()).toMatch(/[?&]sort=priceLowToHigh/);
    await page.keyboard.press("Escape");
    expect(await sorting.inputValue()).toBe("priceLowToHigh");
    expect(complaints).toEqual([]);
    await leave();
  });

  it("keeps a colour, a size and Add to cart, in this order", async () => {
    const { page, complaints, leave } = await visit("phone");
    const release = await holdCode(page);
    await page.goto("/product/bagru-block-print-kurti", { waitUntil: "commit" });
    const choice = (name: RegExp) => page.getByRole("radiogroup", { name });
    await choice(/colour/i)
      .locator("label")
      .nth(1)
      .tap();
    await choice(/size/i).locator("label").nth(2).tap();
    // As long as nobody counts the choice, the button says that it wants one.
    await page.getByRole("button", { name: "Add to cart" }).last().tap({ force: true });
    release();
    await page.getByText("Added to cart", { exact: true }).first().waitFor();
    expect(new URL(page.url()).searchParams.has("color")).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("keeps a number that was typed", async () => {
    const { page, complaints, leave } = await visit("phone");
    const release = await holdCode(page);
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByLabel("Mobile number").fill("9876543210");
    release();
    await expect.poll(() => page.getByRole("button", { name: "Continue" }).isEnabled()).toBe(true);
    expect(await page.getByLabel("Mobile number").inputValue()).toBe("9876543210");
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe("a page that is hydrated", () => {
  it.each(["phone", "desktop"] as const)(
    "moves nothing that stands below, on a %s: a reload comes back to where it was",
    async (device) => {
      const top = async (options?: { javaScriptEnabled: boolean }) => {
        const { page, leave } = await visit(device, options);
        await page.goto("/", { waitUntil: "networkidle" });
        const place = page.getByRole("heading", { name: "Most Bought" });
        await place.waitFor();
        const box = await place.boundingBox();
        await leave();
        return Math.round(box?.y ?? Number.NaN);
      };
      const served = await top({ javaScriptEnabled: false });
      expect(served).toBeGreaterThan(0);
      expect(await top()).toBe(served);
    },
  );

  it("gives every part the id that the server gave it", async () => {
    const { page, leave } = await visit("desktop");
    await page.goto("/");
    const others = () =>
      page.locator("[id^='_R_']").evaluateAll((elements) =>
        elements
          .map((element) => {
            const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
            return [element.id, Object(Reflect.get(element, key ?? "")).id];
          })
          .filter(([server, browser]) => server !== browser),
      );
    expect(await page.locator("[id^='_R_']").count()).toBeGreaterThan(3);
    await expect.poll(others, { timeout: 10_000 }).toEqual([]);
    await leave();
  });

  it("follows a card without a page load", async () => {
    const { page, complaints, leave } = await visit("desktop");
    await page.goto("/category/sarees");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const card = page.getByRole("article").first().getByRole("link");
    const name = (await card.textContent()) ?? "";
    await hydrated(card);
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
