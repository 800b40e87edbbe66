import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { listingBodySchema } from "@taanka/api-client/contract";
import {
  type CrawledCatalogue,
  type CrawlerFilesOptions,
  createCrawlerFiles,
} from "@taanka/store/server";
import { listening } from "@taanka/test-support";
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { locales } from "../routing/language";
import { storefront } from "./entry";

/** A catalogue of so many products; as much of the API as sitemaps ask. */
function catalogueOf(count: number) {
  const asked: number[] = [];
  const ids = Array.from({ length: count }, (_, at) => ({ _id: `saree-${at + 1}` }));
  const api: CrawledCatalogue = {
    items: {
      list: async ({ page = 1, limit }) => {
        asked.push(page);
        return { items: ids.slice((page - 1) * limit, page * limit), totalItems: count };
      },
    },
    categories: { list: async () => [{ _id: "sarees" }] },
    subcategories: { list: async () => [{ _id: "silk & zari" }] },
    brands: { list: async () => [{ _id: "loom" }] },
    banners: {
      list: async () => [
        { link: "/view-all/campaign/wedding" },
        { link: "/view-all/campaign/wedding" },
        { link: "https://elsewhere.example/view-all/campaign/theirs" },
        { link: null },
      ],
    },
  };
  return { api, asked };
}

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(options: Partial<CrawlerFilesOptions>) {
  const failures: unknown[] = [];
  const answer = createCrawlerFiles({
    locales,
    ...storefront.sitemap,
    ...catalogueOf(3),
    origin: "https://shop.example",
    closedPaths: ["/cart"],
    log: (_message, error) => failures.push(error),
    ...options,
  });
  const server = createServer(async (request, response) => {
    if (await answer(request, response)) return;
    response.writeHead(404);
    response.end();
  });
  servers.push(server);
  const port = await listening(server);
  return {
    failures,
    /** As it came, unlike `fetch`, which unpacks it. */
    ask: async (path: string, headers: Record<string, string>, method = "GET") => {
      const call = request({ host: "127.0.0.1", port, path, headers, method }).end();
      const [reply] = (await once(call, "response")) as [IncomingMessage];
      return { headers: reply.headers, body: await buffer(reply) };
    },
    get: async (path: string, init: RequestInit = {}) => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, init);
      return {
        status: reply.status,
        type: reply.headers.get("content-type"),
        text: await reply.text(),
      };
    },
  };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe("what crawlers are told", () => {
  it("names the sitemap by the shop's own origin, whatever the request calls it", async () => {
    const { get } = await serve({});
    const { text, type } = await get("/robots.txt", { headers: { host: "evil.example" } });
    expect(type).toBe("text/plain; charset=utf-8");
    expect(text).toContain("Sitemap: https://shop.example/sitemap.xml");
    expect(text).toContain("Disallow: /cart\n");
  });

  it("is an index of the pages and of the products", async () => {
    const { get } = await serve({});
    expect(locations((await get("/sitemap.xml")).text)).toEqual([
      "https://shop.example/sitemaps/pages.xml",
      "https://shop.example/sitemaps/products-1.xml",
    ]);
    const pages = locations((await get("/sitemaps/pages.xml")).text);
    expect(pages).toContain("https://shop.example/");
    expect(pages).toContain("https://shop.example/subcategory/silk%20%26%20zari");
    expect(pages).toContain("https://shop.example/view-all/brand/loom");
    expect(pages.filter((url) => url?.includes("campaign/wedding"))).toHaveLength(2);
    expect(pages.join()).not.toContain("theirs");
    expect(locations((await get("/sitemaps/products-1.xml")).text)).toEqual(
      [1, 2, 3].flatMap((number) => [
        `https://shop.example/product/saree-${number}`,
        `https://shop.example/hi/product/saree-${number}`,
      ]),
    );
  });

  it("is told of each page in each language, and of the others with it", async () => {
    const { get } = await serve({});
    const { text } = await get("/sitemaps/products-1.xml");
    const address = (language: string) => `https://shop.example${language}/product/saree-1`;
    const entries = [...text.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
    for (const own of [address(""), address("/hi")]) {
      const entry = entries.find((known) => known.includes(`<loc>${own}</loc>`));
      expect(entry).toContain(`hreflang="en" href="${address("")}"`);
      expect(entry).toContain(`hreflang="hi" href="${address("/hi")}"`);
    }
    expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  it("is split where there are more than one file may name, each product once", async () => {
    const { get } = await serve({ ...catalogueOf(950), perFile: 400 });
    const files = locations((await get("/sitemap.xml")).text).slice(1);
    expect(files).toHaveLength(5);
    const lists = await Promise.all(
      files.map(async (url = "") => locations((await get(new URL(url).pathname)).text)),
    );
    expect(lists.map((list) => list.length)).toEqual([400, 400, 400, 400, 300]);
    expect(new Set(lists.flat()).size).toBe(950 * 2);
    expect((await get("/sitemaps/products-6.xml")).status).toBe(404);
  });

  it.each(["0", "01", "NaN", "-1", "12345", "1.5", ""])(
    "has no file of products %j",
    async (file) => {
      const { api, asked } = catalogueOf(3);
      const { get } = await serve({ api });
      expect((await get(`/sitemaps/products-${file}.xml`)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it("has no file of products that the API has no pages for", async () => {
    const { api, asked } = catalogueOf(3);
    const list: CrawledCatalogue["items"]["list"] = async (request) =>
      api.items.list({ ...request, ...v.parse(listingBodySchema, request) });
    const { get, failures } = await serve({ api: { ...api, items: { list } } });
    expect((await get("/sitemaps/products-400.xml")).status).toBe(404);
    expect(asked).not.toEqual([]);
    const before = asked.length;
    for (const file of [401, 9_999, 10_000]) {
      expect((await get(`/sitemaps/products-${file}.xml`)).status).toBe(404);
    }
    expect(asked).toHaveLength(before);
    expect(failures).toEqual([]);
  });

  it("names no more files of products than there are pages for", async () => {
    const { api } = catalogueOf(3);
    const list = async () => ({ items: [], totalItems: 20_000_000 });
    const { get } = await serve({ api: { ...api, items: { list } } });
    expect(locations((await get("/sitemap.xml")).text).at(-1)).toBe(
      "https://shop.example/sitemaps/products-400.xml",
    );
  });

  it("is sent packed, or as it is, and says how long it is", async () => {
    const { ask } = await serve({});
    for (const path of ["/robots.txt", "/sitemap.xml", "/sitemaps/products-1.xml"]) {
      const plain = await ask(path, { "accept-encoding": "identity" });
      const packed = await ask(path, { "accept-encoding": "br;q=1, gzip;q=0.5" });
      expect(packed.headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(packed.body).toString()).toBe(plain.body.toString());
      for (const { headers, body } of [plain, packed]) {
        expect(headers["content-length"]).toBe(String(body.length));
        expect(headers.vary).toBe("Accept-Encoding");
      }
      const head = await ask(path, { "accept-encoding": "identity" }, "HEAD");
      expect(head.headers["content-length"]).toBe(plain.headers["content-length"]);
      expect(head.body).toHaveLength(0);
    }
  });

  it("is asked of the API once for many crawlers", async () => {
    const { api, asked } = catalogueOf(3);
    const { get } = await serve({ api });
    await Promise.all([get("/sitemap.xml"), get("/sitemap.xml"), get("/sitemap.xml")]);
    expect(asked).toHaveLength(1);
  });

  it("says that it is late while the API fails, and tries again", async () => {
    let fails = true;
    const { api } = catalogueOf(3);
    const list: CrawledCatalogue["items"]["list"] = (request) =>
      fails ? Promise.reject(new Error("down")) : api.items.list(request);
    const { get, failures } = await serve({ api: { ...api, items: { ...api.items, list } } });
    expect((await get("/sitemap.xml")).status).toBe(503);
    expect(failures).toHaveLength(1);
    fails = false;
    expect((await get("/sitemap.xml")).status).toBe(200);
  });
});
