import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, openRichAccount } from "./support/account";
import { launch, visit } from "./support/browser";
import { type Rewrite, shopWithCatalogue } from "./support/changedCatalogue";
import { hydrated } from "./support/pages";
import { sharedShop } from "./support/sharedShop";

/** Characters that an import takes at most: `packages/store-api/src/import`. */
const limits: Record<string, number> = {
  name: 100,
  title: 100,
  subtitle: 200,
  heading: 100,
  category: 100,
  key: 40,
  color: 60,
  defaultColor: 60,
  shownColor: 60,
  size: 30,
};
const productName = 200;
const filterValue = 100;
/** What the storefront sends back. */
const ids = /^(color|defaultColor|shownColor|size)$/;

/** No word of any language; where it stands something is named that the API knows without it. */
const unbroken = "Kanjeevaramsilkzari";

/** A text at its longest: words first, then one that has no place to break. */
function lengthen(text: string, limit: number): string {
  const words = " & Ceremonial Clothing".repeat(9).slice(0, Math.floor((limit - text.length) / 2));
  return (text + words + unbroken.repeat(20)).slice(0, Math.max(limit, text.length));
}

/** An id at its longest, which `restore` makes shorter again. */
const lengthenId = (id: string, limit: number) =>
  id + unbroken.repeat(Math.floor((limit - id.length) / unbroken.length));
const restore = (sent: string) => sent.replaceAll(unbroken, "");

const longest: Rewrite = (key, value, beside) => {
  const isPerson = "phoneNumber" in beside || "email" in beside;
  if (isPerson) return value;
  if (key === "values" && Array.isArray(value) && value.every((one) => typeof one === "string")) {
    return value.map((one) => lengthenId(one, filterValue));
  }
  if (key === "value" && "count" in beside && typeof value === "string") {
    return lengthenId(value, filterValue);
  }
  const limit = limits[key];
  if (typeof value !== "string" || value === "" || limit === undefined) return value;
  if (ids.test(key)) return /^#/.test(value) ? value : lengthenId(value, limit);
  // Rows of an invoice have keys as well.
  if (key === "key" && !("values" in beside)) return value;
  return lengthen(value, key === "name" && "MRP" in beside ? productName : limit);
};

/** WCAG 1.4.12: what a reader may set without a loss. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

const windows = {
  "390 px": { viewport: { width: 390, height: 844 }, spaced: false },
  "320 px with spaced text": { viewport: { width: 320, height: 640 }, spaced: true },
  "1024 px": { viewport: { width: 1024, height: 768 }, spaced: false },
};

/** What reaches beyond the window's edges, and how far, in px; elements that scroll by themselves may. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const pressable = document.querySelectorAll("header a, header button, [role=dialog] button");
    const lost = [...pressable]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > clientWidth + 1))
      .map(({ element }) => element.getAttribute("aria-label") ?? element.textContent);
    return { wider: scrollWidth - clientWidth, lost };
  });

let browser: Browser;
let address: string;
let close: () => void;
let account: Account;
let order: string;

beforeAll(async () => {
  browser = await launch();
  ({ account, order } = await openRichAccount(sharedShop()));
  ({ address, close } = await shopWithCatalogue(sharedShop(), longest, restore));
});

afterAll(async () => {
  await browser.close();
  close();
});

async function open(at: keyof typeof windows, path: string, options: BrowserContextOptions = {}) {
  const { viewport, spaced } = windows[at];
  const { page, leave } = await visit(browser, address, "phone", { viewport, ...options });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  if (spaced) {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, textSpacing);
  }
  return { page, leave };
}

const asWide = { wider: 0, lost: [] };

const visitors = {
  home: "/",
  "a listing": "/category/sarees",
  "what was searched for": "/view-all/search?q=silk",
  "a product": "/product/patola-print-silk-blend-saree",
};
const mine = {
  "the cart": () => "/cart",
  "the wishlist": () => "/wishlist",
  "the payment": () => "/payment",
  "the order history": () => "/orderhistory",
  "an order": () => `/orders/${order}`,
  "cancelling an order": () => `/orders/${order}/cancel`,
  "an invoice": () => `/orders/${order}/invoice`,
};

describe.each(Object.keys(windows) as (keyof typeof windows)[])(
  "the longest names that a catalogue may have, at %s",
  (at) => {
    it.each(Object.entries(visitors))("stay within the window: %s", async (_name, path) => {
      const { page, leave } = await open(at, path);
      expect(await page.getByText(unbroken).count()).toBeGreaterThan(0);
      expect(await beyond(page)).toEqual(asWide);
      await leave();
    });

    it.each(Object.entries(mine))("stay within the window: %s", async (_name, path) => {
      const { page, leave } = await open(at, path(), account.profile({}, address));
      await page.getByText(unbroken).first().waitFor({ state: "attached" });
      expect(await beyond(page)).toEqual(asWide);
      await leave();
    });
  },
);

describe.each(["390 px", "320 px with spaced text"] as const)(
  "the longest names in what opens over a page, at %s",
  (at) => {
    it.each([
      ["the menu", "/", "Menu"],
      ["the filters", "/category/sarees", /^FILTER/],
    ] as const)("stay within the window: %s", async (_name, path, opener) => {
      const { page, leave } = await open(at, path);
      const button = page.getByRole("button", { name: opener }).first();
      await hydrated(button);
      await button.click();
      const panel = page.getByRole("dialog");
      await panel.getByText(unbroken).first().waitFor({ state: "attached" });
      expect(await beyond(page)).toEqual(asWide);
      const inside = await panel.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(inside).toBe(0);
      await leave();
    });

    it("stay within the window: what is found while one types", async () => {
      const { page, leave } = await open(at, "/");
      const button = page.getByRole("banner").getByRole("button", { name: "Search" });
      await hydrated(button);
      await button.click();
      await page.getByRole("combobox", { name: "Search" }).fill("silk");
      await page.getByRole("option").filter({ hasText: unbroken }).first().waitFor();
      expect(await beyond(page)).toEqual(asWide);
      await leave();
    });
  },
);
