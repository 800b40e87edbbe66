import type { Transport } from "@taanka/api-client";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts as english } from "../texts/en";
import { texts as hindi } from "../texts/hi";
import { type RenderedShop, startRenderedShop } from "./testing/renderedShop";

/** An API that lists a product and has none of the others. */
const transport: Transport = {
  send: async ({ call, params }) => {
    if (call.path.endsWith("revision")) return { revision: "1" };
    if (call.path.includes("{") && params.id !== "silk")
      throw Object.assign(new Error("Not found"), { status: 404 });
    if (call.path.startsWith("/items/") && call.path !== "/items/{id}")
      return { items: [], totalItems: 0 };
    return [];
  },
};

let shop: RenderedShop;
beforeAll(async () => {
  shop = await startRenderedShop({ api: { transport } });
});
afterAll(() => shop.close());

describe("a path that can't be read", () => {
  it.each([
    ...["/%", "/%zz", "/50%off", "/%ff", "/caf%E9", "/%c0%ae", "/product/%E0%A4", "/a%00.html"],
    ...[
      "/x%0a",
      "/faq%0A",
      "/x%0d%0a",
      "/x%E2%80%A8",
      "/x%E2%80%A9",
      "/product/%00",
      "/category/%ff",
    ],
    ...["/view-all/%0a", "/orders/%", "/assets/%ff.js", "/sitemaps/products-%.xml", "/robots.txt%"],
  ])("is a page that the shop does not have, in the language of the path: %s", async (path) => {
    const found = await shop.ask(path);
    expect(found.status).toBe(404);
    expect(found.html).toContain(english.common.notFound.title);
    expect(found.html).toContain('lang="en-IN"');
    const inHindi = await shop.ask(`/hi${path}`);
    expect(inHindi.status).toBe(404);
    expect(inHindi.html).toContain(hindi.common.notFound.title);
    expect(inHindi.html).toContain('lang="hi-IN"');
    expect(shop.failures).toEqual([]);
  });
});

describe("a parameter that can't be read", () => {
  const values = ["50%off", "%", "%ff", "caf%E9", "%E0%A4", "%00", "%zz"];

  it.each(values)("is left out where no page reads it: %s", async (value) => {
    for (const path of ["/faq", "/hi/faq"]) {
      const plain = await shop.ask(path);
      const asked = await shop.ask(`${path}?utm_content=${value}&${value}=1&${value}`);
      expect([asked.status, asked.etag]).toEqual([200, plain.etag]);
      expect(asked.html).toBe(plain.html);
    }
  });

  it.each(values)("is taken as absent where a page reads it: %s", async (value) => {
    const plain = await shop.ask("/view-all?sort=popularity");
    for (const name of ["q", "filter", "page", "color"]) {
      const asked = await shop.ask(`/view-all?${name}=${value}&sort=popularity&sort=${value}`);
      expect([asked.status, asked.html]).toEqual([plain.status, plain.html]);
    }
  });

  it("does not hide one that can be read", async () => {
    const { html } = await shop.ask("/view-all/search?q=%ff&q=50%25%20silk");
    expect(html).toContain("50% silk");
  });

  it("goes along where the page has moved, and harms nothing there", async () => {
    const { status, location } = await shop.ask("/FAQ/?utm_content=50%off");
    expect([status, location]).toEqual([301, "/faq?utm_content=50%off"]);
    expect((await shop.ask(location ?? "")).status).toBe(200);
  });
});

it("no address that a client can send fails, or leads round in a circle", async () => {
  const piece = fc.constantFrom(
    ...[
      "/",
      "/",
      "%",
      "%2e",
      "%2F",
      "%5c",
      "%00",
      "%0a",
      "%0D",
      "%ff",
      "%E9",
      "%E2%80%A8",
      "%C2%85",
    ],
    ...[
      "%25",
      "%20",
      "+",
      "hi",
      "faq",
      "product",
      "category",
      "view-all",
      "silk",
      "robots.txt",
      ":",
    ],
    ...[
      "sitemaps",
      "products-1.xml",
      "assets",
      "é",
      "ि",
      "\u{1F600}",
      "'",
      "(",
      "*",
      ";",
      "=",
      "@",
    ],
  );
  const path = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
  const name = fc.constantFrom("q", "sort", "filter", "color", "page", "order", "utm", "%ff", "");
  const parameter = fc.tuple(name, path).map(([key, value]) => `${key}=${value}`);
  const query = fc.array(parameter, { maxLength: 3 }).map((all) => all.join("&"));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("/", "/hi/"), path, query, async (prefix, rest, search) => {
      const target = `${prefix}${rest.replace(/^\/+/, "")}?${search}`;
      const { status, location } = await shop.ask(target);
      expect([200, 301, 404]).toContain(status);
      if (location) {
        const next = await shop.ask(location);
        expect([200, 404]).toContain(next.status);
      }
      expect(shop.failures).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
