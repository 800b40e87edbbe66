import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { hydrated, soon } from "./support/pages";

const { address, visit } = shopInBrowser();
/** The same shop under another host than its own, as a preview or an address of numbers is. */
const elsewhere = address.replace("localhost", "127.0.0.1");

/** What a page says of itself, and where it says that it is. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("link, meta, title")];
    const named = all.flatMap((element) => {
      const attribute = (name: string) => element.getAttribute(name) ?? "";
      if (element.localName === "title") return "title";
      if (attribute("rel") === "canonical") return "canonical";
      if (attribute("rel") === "alternate") return `alternate ${attribute("hreflang")}`;
      const name = attribute("property") || attribute("name");
      return name && name !== "theme-color" ? name : [];
    });
    const addresses = [
      ...document.querySelectorAll("link[rel='canonical'], link[rel='alternate'][hreflang]"),
    ].map((link) => link.getAttribute("href") ?? "");
    const told = ["og:url", "og:image"].flatMap(
      (name) => document.querySelector(`meta[property='${name}']`)?.getAttribute("content") ?? [],
    );
    const data = [...document.querySelectorAll("script[type='application/ld+json']")]
      .map((script) => script.textContent)
      .join();
    const inData = [...data.matchAll(/"(https?:\/\/[^"{]+)/g)].map(([, found = ""]) => found);
    return { named: named.sort(), addresses: [...addresses, ...told, ...inData] };
  });

async function expectOneOfEach(page: Page): Promise<void> {
  const { named, addresses } = await readHead(page);
  expect(named).toEqual([...new Set(named)]);
  const foreign = addresses.filter(
    (found) => new URL(found).origin !== address && !found.startsWith("https://schema.org"),
  );
  expect(foreign).toEqual([]);
}

const canonical = (page: Page) =>
  page
    .locator("link[rel='canonical']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

describe.each([
  ["its own host", address],
  ["another host", elsewhere],
])("the head of a page that is opened under %s", (_host, host) => {
  it("says each thing once, from the shop's origin, also after navigations", async () => {
    const { page, leave } = await visit("desktop");
    for (const path of [
      "/",
      "/view-all?page=2",
      "/hi/category/sarees",
      "/login",
      "/no/such/page",
    ]) {
      await page.goto(host + path, soon);
      await hydrated(page.getByRole("main").getByRole("link").first());
      await expectOneOfEach(page);
    }
    await page.goto(`${host}/category/sarees`, soon);
    await hydrated(page.getByRole("main").getByRole("link").first());
    expect(await canonical(page)).toEqual([`${address}/category/sarees`]);
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    await page.waitForURL(`${host}/product/**`);
    const product = new URL(page.url()).pathname;
    await expect.poll(() => canonical(page)).toEqual([address + product]);
    await expectOneOfEach(page);
    await page.goBack();
    await expect.poll(() => canonical(page)).toEqual([`${address}/category/sarees`]);
    await expectOneOfEach(page);
    await leave();
  });
});
