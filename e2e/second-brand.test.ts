import { execFile } from "node:child_process";
import { copyFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { shop as firstShop } from "@taanka/shop-config";
import { hindi as kit } from "@taanka/ui/messages/hi";
import { build } from "esbuild";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { texts } from "../packages/store-app/src/texts/hi";
import { startShop } from "../scripts/lib/shop.mjs";
import { shop } from "./second-brand/shop";
import { type Account, fillCart, openAccount } from "./support/account";
import { type Device, devices, launch, visit } from "./support/browser";
import { hydrated, soon } from "./support/pages";
import { copyRepository } from "./support/repositoryCopy";
import { expectMirrored, left, overflow } from "./support/rightToLeft";
import { sharedShop } from "./support/sharedShop";
import { serveStorefront } from "./support/storefront";
import { temporaryCopy } from "./support/temporaryCopy";

const execute = promisify(execFile);

/** Makes the second brand's file a module, as the build and the API take it. */
async function buildShopFile(folder: string): Promise<string> {
  const file = path.join(folder, "shop.mjs");
  const entry = path.join(import.meta.dirname, "second-brand/shop.ts");
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "node",
  });
  return file;
}

let repository: Awaited<ReturnType<typeof copyRepository>>;
/** The variable that the guide names for build and start. */
let env: Record<string, string>;
let shopServer: Awaited<ReturnType<typeof serveStorefront>>;
let address: string;

beforeAll(async () => {
  repository = await copyRepository();
  const { folder } = repository;
  env = { SHOP_CONFIG: await buildShopFile(folder) };
  const icons = path.join(folder, "packages/store-app/public");
  // The brand's icon stands where its file says; its drawing does not matter here.
  await copyFile(path.join(icons, "favicon.svg"), path.join(icons, "neelam.svg"));
  await execute("npm", ["run", "build"], { cwd: folder, env: { ...process.env, ...env } });
  const failures: unknown[] = [];
  const options = {
    origin: "https://neelam.example",
    api: { baseUrl: `${sharedShop()}/api` },
    log: (_message: string, error: unknown) => failures.push(error),
  };
  shopServer = await serveStorefront(path.join(folder, "packages/store-app/dist"), options);
  address = shopServer.address;
});

afterAll(async () => {
  shopServer.close();
  await repository.remove();
});

/** Starts the second brand's build beside an API of its own. */
async function start(variables: Record<string, string>) {
  const dataDir = await temporaryCopy(inject("newShop"));
  const ended = () => rm(dataDir, { recursive: true, force: true });
  return { shop: await startShop({ dataDir, env: variables, root: repository.folder }), ended };
}

describe("a storefront and an API", () => {
  it("open where both were given the same file", async () => {
    const { shop: opened, ended } = await start(env);
    const description = await fetch(`${opened.address}/api/openapi.json`);
    expect(await description.json()).toMatchObject({ info: { title: `${shop.name} store API` } });
    await opened.stop();
    await ended();
  });

  it("refuse to start where the API has another shop, and say what differs", async () => {
    await expect(start({})).rejects.toThrow(
      `The storefront was built for ${shop.name}, and the API works for ${firstShop.name}; they differ in name, legal, tax, shipping, orders.`,
    );
  });

  it("refuse to start where an API elsewhere has another shop", async () => {
    const elsewhere = { API_BASE_URL: `${sharedShop()}/api` };
    await expect(start(elsewhere)).rejects.toThrow(`the API works for ${firstShop.name}`);
  });
});

/** Every text of a shop's file that could be found in a page again. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return value.length > 5 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

const second = wordsOf(shop);
/** Of the first brand's file, what says nothing to a shopper, or only which page of the shop is meant. */
const { theme: _look, languages: _codes, menus: _pages, ...words } = firstShop;
const { sections, defaultBanner } = words.home;
const home = [defaultBanner.image, defaultBanner.heading, defaultBanner.text];
// A section's heading and a banner's link are the API's, whose catalogue both shops have here.
const labels = sections.map(({ label }) => label);
/** What only the first brand says: its name, words, addresses; not what both have alike. */
const firstOnly = wordsOf({ ...words, home, labels }).filter(
  (word) => !second.some((other) => other.includes(word)),
);

const pages = [
  "/",
  "/view-all",
  "/view-all/search?q=silk",
  "/view-all/MostBought",
  "/category/sarees",
  "/product/patola-print-silk-blend-saree",
  "/login",
  "/register",
  "/otp",
  "/cart",
  "/payment",
  "/orderhistory",
  "/profile",
  "/terms",
  "/privacy",
  "/returns",
  "/shipping",
  "/faq",
  "/wishlist",
  "/track-order",
  "/offline",
  "/partner",
  "/try-before",
  "/tbyb",
  "/settings",
  "/helpcenter",
  "/order-confirmation",
  "/no/such/page",
];

describe("a second brand's file in the place of the first", () => {
  it.each(pages)("leaves no trace of the first brand at %s", async (page) => {
    const html = await (await fetch(address + page)).text();
    expect(html).toContain(shop.name);
    expect(html).toContain(`data-taanka-brand="${shop.theme.brand}"`);
    for (const word of [...firstOnly, `data-taanka-brand="${firstShop.theme.brand}"`]) {
      expect(html, `"${word}" stands at ${page}`).not.toContain(word);
    }
  });

  it("runs from right to left in a language that does", async () => {
    const html = await (await fetch(`${address}/hi/view-all`)).text();
    expect(html).toContain('<html lang="ur-IN" dir="rtl"');
  });

  it("says who it is where people look for it", async () => {
    const html = await (await fetch(`${address}/`)).text();
    expect(html).toContain(`<title>${shop.name} | ${shop.goods}</title>`);
    expect(html).toContain(shop.contacts.helpEmail);
    expect(html).toContain("The small print");
    expect(html).toContain('rel="canonical" href="https://neelam.example/"');
  });
});

const product = "/hi/product/ajrakh-cotton-palazzo-suit";

describe.each(Object.keys(devices) as Device[])("from right to left, on a %s", (device) => {
  let browser: Browser;
  let account: Account;
  beforeAll(async () => {
    browser = await launch();
    account = await openAccount(sharedShop());
    await fillCart(account);
  });
  afterAll(() => browser.close());

  /** A shopper of the second brand, whose storefront and API are one origin as in production. */
  async function shopper() {
    const options = account.profile();
    const state = options.storageState;
    if (typeof state !== "object") throw new Error("The profile has no storage.");
    for (const origin of state.origins) origin.origin = address;
    const visitor = await visit(browser, address, device, options);
    await visitor.page.route(/\/api\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: sharedShop() + pathname + search });
      await route.fulfill({ response });
    });
    const leave = async () => {
      await visitor.page.unrouteAll({ behavior: "ignoreErrors" });
      await visitor.leave();
    };
    return { ...visitor, leave };
  }

  it("moves its rows and opens its menu the other way round", async () => {
    const { page, complaints, leave } = await shopper();
    await page.goto("/hi", soon);
    await expectMirrored(page);
    const row = page.getByRole("region", { name: "Loved" });
    const [first, second] = [0, 1].map((at) => row.getByRole("article").nth(at));
    if (!first || !second) throw new Error("The row is empty.");
    await first.scrollIntoViewIfNeeded();
    expect(await left(first)).toBeGreaterThan(await left(second));
    if (device === "desktop") {
      const before = await left(first);
      const on = row.getByRole("button", { name: kit.scrollRow?.next ?? "" });
      await hydrated(on);
      expect(await left(on)).toBeLessThan(200);
      await on.click();
      await expect.poll(() => left(first)).toBeGreaterThan(before + 100);
      await row.getByRole("button", { name: kit.scrollRow?.previous ?? "" }).click();
      await expect.poll(() => left(first)).toBeLessThan(before + 2);
    }
    const menu = page.getByRole("banner").getByRole("button").first();
    // The header is back at the top of the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await hydrated(menu);
    await menu.click();
    const drawer = page.getByRole("dialog");
    const width = page.viewportSize()?.width ?? 0;
    const edge = async () => {
      const box = await drawer.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    await expect.poll(edge).toBe(width);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  it("goes from a listing by the search to a product and the cart", async () => {
    const { page, complaints, leave } = await shopper();
    await page.goto("/hi/category/sarees?filter=Color:Red", soon);
    await expectMirrored(page);
    const cards = page.getByRole("main").getByRole("article");
    expect(await left(cards.first())).toBeGreaterThan(await left(cards.nth(1)));

    const opener = page.getByRole("banner").getByRole("button", { name: kit.siteHeader?.search });
    await hydrated(opener);
    await opener.click();
    const panel = page.getByRole("dialog");
    // What is typed before the panel has the focus goes nowhere.
    await panel.getByRole("combobox").fill("ajrakh cotton");
    await panel.getByRole("option", { name: /^Ajrakh Cotton Palazzo Suit/ }).waitFor();
    await expectMirrored(page);
    await panel.getByRole("option", { name: /^Ajrakh Cotton Palazzo Suit/ }).click();
    await page.waitForURL(`**${product}`, soon);
    await page.getByRole("button", { name: texts.product.addToCart }).first().waitFor();
    await expectMirrored(page);
    const sizes = page.getByRole("radiogroup", { name: kit.sizeSelector?.label }).locator("label");
    expect(await left(sizes.first())).toBeGreaterThan(await left(sizes.last()));

    await page.goto("/hi/cart", soon);
    const number = page.getByRole("textbox", { name: kit.addressForm?.phone });
    await number.waitFor();
    await expectMirrored(page);
    await page.getByText(new RegExp(`^${shop.tax.name} \\(`)).waitFor();
    // A phone number is read from the left in every language.
    const prefix = page.getByText(shop.phonePrefix, { exact: true }).first();
    expect(await left(prefix)).toBeLessThan(await left(number));
    expect(complaints).toEqual([]);
    await leave();
  });
});
