import { createMemorySession, createStoreClient } from "@taanka/api-client";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { texts as hindi } from "../packages/store-app/src/texts/hi";
import { openAccount } from "./support/account";
import { shopInBrowser } from "./support/browser";
import { hydrated, soon, wholePage } from "./support/pages";
import { devanagari, englishOnly } from "./support/words";

const { address, visit } = shopInBrowser();

/** What a reader of a page's HTML sees or hears. */
const spoken = (html: string): string[] =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .split(/<[^>]*?(?:aria-label|title|alt|placeholder|content)="|"[^>]*>|<[^>]*>/)
    .map((text) => text.trim());

const pages = [
  "",
  "/view-all",
  "/product/patola-print-silk-blend-saree",
  "/login",
  "/faq",
  "/cart",
];

describe("the shop in Hindi", () => {
  it.each(pages)("is Hindi from the server on, at /hi%s", async (path) => {
    const response = await fetch(`${address}/hi${path}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="hi-IN" dir="ltr"');
    expect(spoken(html).filter((text) => englishOnly.has(text))).toEqual([]);
    const links = [...html.matchAll(/<a (?![^>]*hrefLang)[^>]*?href="(\/[^"]*)"/g)];
    const elsewhere = links.map(([, href]) => href).filter((href) => !/^\/hi\b/.test(href ?? ""));
    expect(links.length).toBeGreaterThan(0);
    expect(elsewhere).toEqual([]);
  });

  it("has Hindi words for what the sample catalogue sorts its goods by", async () => {
    const { categories, subcategories, items } = createStoreClient({
      baseUrl: `${address}/api`,
      session: createMemorySession(),
    });
    const [lists, { facets }] = await Promise.all([
      Promise.all([categories.list(), subcategories.list()]),
      items.list({ filters: [], page: 1, limit: 1 }),
    ]);
    const places = lists.flat().flatMap(({ name, description }) => [name, description ?? ""]);
    const brandsOwn = ["Brand", "Material", "Pattern used"];
    const facts = (facets ?? []).flatMap(({ key, values }) => [
      key,
      ...(brandsOwn.includes(key) ? [] : values.map(({ value }) => value)),
    ]);
    expect(places.length).toBeGreaterThan(50);
    expect(facts.length).toBeGreaterThan(50);
    const words = [...places, ...facts].filter((word) => /[a-z]{2}/i.test(word));
    expect(words.filter((word) => !devanagari.test(hindi.catalogue(word)))).toEqual([]);
  });

  it("filters by Hindi words, and asks in those of the API", async () => {
    const { page, complaints, leave } = await visit("desktop");
    await page.goto("/hi/category/sarees", soon);
    expect(await page.title()).toContain("साड़ियाँ");
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.find((json) => json.includes("BreadcrumbList"))).toContain("साड़ियाँ");
    const filterButton = page.getByRole("button", { name: "फ़िल्टर" });
    await hydrated(filterButton);
    await filterButton.click();
    await page.getByRole("tab", { name: "कपड़ा" }).click();
    await page.getByRole("checkbox", { name: "शिफ़ॉन" }).click();
    await page.getByRole("button", { name: "फ़िल्टर लागू करें" }).click();
    await page.waitForURL("**/hi/category/sarees?filter=Fabric%3AChiffon", soon);
    await page.getByRole("group", { name: "लागू फ़िल्टर" }).getByText("शिफ़ॉन").waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it("leads and is told to others by Hindi addresses alone", async () => {
    for (const path of ["/hi/product/patola-print-silk-blend-saree", "/hi/category/sarees"]) {
      await wholePage(path);
      const html = await (await fetch(address + path)).text();
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      const told = data.flatMap(([, json = ""]) => [...json.matchAll(/"(?:item|url)":"([^"]+)"/g)]);
      const paths = told.map(([, url = ""]) => new URL(url).pathname);
      expect(paths).toContain("/hi");
      expect(paths.filter((one) => !/^\/hi(\/|$)/.test(one))).toEqual([]);
    }
    const home = await (await fetch(`${address}/hi`)).text();
    expect(home).toContain(`"target":"${address}/hi/view-all/search?q={search_term_string}"`);
    const search = await (await fetch(`${address}/hi/view-all/search`)).text();
    const forms = [...search.matchAll(/<form[^>]*? action="([^"]*)"/g)].map(([, action]) => action);
    // Two of the header, and the list's own, which sends its order and filters.
    expect(forms).toEqual(Array(3).fill("/hi/view-all/search"));
  });

  it("finds something for each word that the search panel shows", async () => {
    const { items } = createStoreClient({
      baseUrl: `${address}/api`,
      session: createMemorySession(),
    });
    const { placeholders, suggestions, trending, searchedFor } = hindi.search;
    const shown = [...placeholders, ...suggestions, ...trending];
    expect(shown.filter((word) => !devanagari.test(word))).toEqual([]);
    const found = shown.map((word) => items.list({ keyword: searchedFor(word), limit: 1 }));
    const counts = (await Promise.all(found)).map(({ totalItems }) => totalItems);
    expect(shown.filter((_, at) => counts[at] === 0)).toEqual([]);
  });

  it("finds goods by Hindi words without script, from either language's form", async () => {
    const { page, leave } = await visit("phone", { javaScriptEnabled: false });
    for (const [at, words] of [
      ["/hi/view-all/search", "साड़ी"],
      ["/hi/view-all/search", "लाल लहंगा"],
      ["/view-all/search", "साड़ी"],
    ] as const) {
      await page.goto(at, soon);
      await page.getByRole("main").getByRole("searchbox").fill(words);
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.searchParams.get("q") === words, soon);
      await page.getByRole("heading", { level: 1 }).getByText(words).waitFor();
      expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThan(1);
    }
    await leave();
  });

  it("has addresses that name each other, and the first language at those without one", async () => {
    for (const path of ["/view-all", "/hi/view-all"]) {
      const html = await (await fetch(address + path)).text();
      const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      expect(new URL(canonical ?? "").pathname).toBe(path);
      expect(html).toMatch(/hrefLang="en" href="[^"]+[^i]\/view-all"/);
      expect(html).toMatch(/hrefLang="hi" href="[^"]+\/hi\/view-all"/);
      expect(html).toMatch(/hrefLang="x-default" href="[^"]+[^i]\/view-all"/);
      expect(html).toContain(`og:locale" content="${path === "/view-all" ? "en_IN" : "hi_IN"}"`);
    }
    const moved = await fetch(`${address}/hi/order-history`, { redirect: "manual" });
    expect(moved.headers.get("location")).toBe("/hi/orderhistory");
  });

  it("is chosen in the footer, kept while shopping, and found again on the next visit", async () => {
    const { page, complaints, leave } = await visit("phone");
    await page.goto("/category/sarees?utm_source=letter", soon);
    await page.getByRole("navigation", { name: "Language" }).getByText("हिन्दी").tap();
    await page.waitForURL("**/hi/category/sarees", soon);
    // A choice is noted by the page that it leads to, once that has its code.
    await hydrated(page.getByRole("navigation", { name: "भाषा" }));
    await page.getByRole("main").getByRole("article").first().getByRole("link").tap();
    await page.waitForURL("**/hi/product/**", soon);
    await page.getByRole("button", { name: hindi.product.addToCart }).first().waitFor();
    await page.goto("/view-all?sort=popularity", soon);
    await page.waitForURL("**/hi/view-all?sort=popularity", soon);
    const languages = page.getByRole("navigation", { name: "भाषा" });
    await languages.getByText("English").tap();
    await page.waitForURL(`${address}/view-all?sort=popularity`, soon);
    await hydrated(page.getByRole("navigation", { name: "Language" }));
    await page.goto("/faq", soon);
    await page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/faq");
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** The families that a browser draws a text with. */
async function fontsOf(page: Page, text: string): Promise<string[]> {
  await page.getByText(text, { exact: true }).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await session.send("DOM.getDocument");
  const query = `//*[text()="${text}"]`;
  const { searchId } = await session.send("DOM.performSearch", { query });
  const range = { searchId, fromIndex: 0, toIndex: 1 };
  const [nodeId = 0] = (await session.send("DOM.getSearchResults", range)).nodeIds;
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

describe("Devanagari on an English page", () => {
  it("is drawn by the device, but for the name of the other language", async () => {
    const { client, person, profile } = await openAccount(address);
    const name = "हिमाद्रि दीवान";
    await client.auth.updateProfile({ name, email: person.email });
    const { page, leave } = await visit("phone", profile());
    await page.goto("/profile", soon);
    const ours = expect.stringContaining("Anek Devanagari");
    expect(await fontsOf(page, name)).not.toContainEqual(ours);
    expect(await fontsOf(page, "हिन्दी")).toEqual([ours]);
    await leave();
  });
});
