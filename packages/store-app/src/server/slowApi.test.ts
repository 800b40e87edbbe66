import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createMemorySession, createStoreApi } from "@taanka/api-client";
import { matchPage } from "@taanka/store/react-router";
import { type RenderPurpose, renderPage } from "@taanka/store/server";
import { listening } from "@taanka/test-support";
import { afterEach, describe, expect, it } from "vitest";
import { shop } from "../config";
import { routes } from "../routes";
import { storefront } from "./entry";
import { type RenderedShop, startRenderedShop } from "./testing/renderedShop";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const subcategory = "Banarasi";
const category = { _id: "sarees", name: "Sarees", image: "" };
const answers: Record<string, unknown> = {
  "/api/catalogue/revision": { revision: "1" },
  "/api/subcategory/categories/sarees": [{ _id: "banarasi", name: subcategory, image: "" }],
};

/**
 * An API that is reached over HTTP and gives each answer when a test lets it, and pages of its shop. An
 * answer that a test refuses is a failure.
 */
async function startApi(
  answering: (path: string) => Promise<void>,
  categories: object[] = [category],
) {
  const asked: string[] = [];
  const all: Record<string, object[]> = { ...answers, "/api/category/": categories };
  const server: Server = createServer(async ({ url = "" }, response) => {
    asked.push(url);
    await answering(url).catch(() => {
      response.statusCode = 500;
    });
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ success: true, data: all[url] ?? [] }));
  });
  const baseUrl = `http://127.0.0.1:${await listening(server)}/api`;
  const rendered: string[] = [];
  const pages = await startRenderedShop({
    api: { baseUrl },
    metrics: { sent: () => undefined, rendered: (page) => void rendered.push(page) },
  });
  endings.push(
    pages.close,
    () => server.close(),
    () => server.closeAllConnections(),
  );
  // The first revision that is known drops what was rendered before it.
  await expect.poll(() => asked).toContain("/api/catalogue/revision");
  return { baseUrl, pages, asked, rendered };
}

const isKept = async ({ ask }: RenderedShop, path: string) =>
  (await ask(path)).control?.includes("s-maxage") === true;

describe.each([80, 300])("with an API that is %i ms away", (delay) => {
  it.each(["/faq", "/hi/terms"])("%s is kept, whole, and not rendered again", async (path) => {
    const { pages, rendered } = await startApi(() => pause(delay).then(() => undefined));
    expect((await pages.ask(path)).status).toBe(200);
    await expect.poll(() => isKept(pages, path), { timeout: 20_000 }).toBe(true);
    const renders = rendered.length;
    expect((await pages.ask(path)).html).toContain(subcategory);
    expect(rendered).toHaveLength(renders);
    expect(pages.failures).toEqual([]);
  });
});

const session = createMemorySession();
const contextOf = (baseUrl: string) => ({
  storefront,
  backEnd: { api: createStoreApi({ baseUrl, session, retries: 0 }) },
  session,
  assetsFor: () => ({ entry: "/entry.js", modules: [], styles: [], fonts: [] }),
  origin: "https://shop.example",
  log: () => undefined,
});
const renderFaq = (baseUrl: string, purpose: RenderPurpose) =>
  renderPage(
    matchPage(routes, { pathname: "/faq", search: "" }),
    shop.languages[0],
    contextOf(baseUrl),
    purpose,
  );

it.each([
  ["has come", true],
  ["has failed", false],
])("a page whose late data %s says so", async (_how, comes) => {
  let answer = () => {};
  const gate = new Promise<void>((resolve, reject) => {
    answer = comes ? resolve : () => reject(new Error("no database"));
  });
  const { baseUrl } = await startApi((url) =>
    url === "/api/category/" ? gate : Promise.resolve(),
  );
  const { late } = await renderFaq(baseUrl, "visitor");
  answer();
  expect(await late?.arrived()).toBe(comes);
});

it("a render that nobody waits for has all data, however late it is", async () => {
  const { baseUrl } = await startApi(() => pause(300).then(() => undefined));
  const { complete, html } = await renderFaq(baseUrl, "background");
  expect(complete).toBe(true);
  expect(html.toString()).toContain(subcategory);
});

it("the first visitor is not kept waiting for what the browser can ask for as well", async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { pages, asked } = await startApi((url) =>
    url.includes("subcategory") ? gate : Promise.resolve(),
  );
  const first = await pages.ask("/faq");
  expect([first.status, first.control]).toEqual([200, "no-cache"]);
  expect(first.html).not.toContain(subcategory);
  answer();
  await expect.poll(() => isKept(pages, "/faq"), { timeout: 20_000 }).toBe(true);
  expect((await pages.ask("/faq")).html).toContain(subcategory);
  expect(asked.filter((url) => url.includes("subcategory"))).toHaveLength(1);
});

it("a shop of many categories is rendered without a warning of Node's", async () => {
  const { pages, asked } = await startApi(
    () => Promise.resolve(),
    Array.from({ length: 60 }, (_, at) => ({ _id: `category-${at}`, name: `C ${at}`, image: "" })),
  );
  await expect.poll(() => isKept(pages, "/faq"), { timeout: 20_000 }).toBe(true);
  expect(asked).toContain("/api/subcategory/categories/category-59");
  expect(pages.failures).toEqual([]);
});
