import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sharedShop } from "./support/sharedShop";

const address = sharedShop();

const read = async (path: string, init?: RequestInit) => {
  const answer = await fetch(address + path, { redirect: "manual", ...init });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

describe("the server's HTML", () => {
  it("of the home page holds product names and prices", async () => {
    const { status, html } = await read("/");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>/);
    // In its place and not in a hidden part that a script would have to move there.
    expect(html).not.toMatch(/<template|<div hidden/);
    // Of the first two sections; the browser asks for what stands further down.
    expect(html.match(/href="\/product\//g)).toHaveLength(6);
    expect(html).toMatch(/₹\d/);
    expect(html).toContain('<link rel="canonical"');
    expect(html).toContain('name="description"');
  });

  it("of a listing holds its cards, and changes with the sort order in the address", async () => {
    const newest = await read("/category/sarees");
    const cheapest = await read("/category/sarees?sort=priceLowToHigh");
    const first = (html: string) => /href="\/product\/([^"]+)"/.exec(html)?.[1];
    expect(newest.html).toContain("<title>Sarees | TAANKA</title>");
    expect(first(cheapest.html)).not.toBe(first(newest.html));
  });

  it("of a product holds its name, price and structured data", async () => {
    const listing = await read("/category/sarees");
    const path = /href="(\/product\/[^"]+)"/.exec(listing.html)?.[1] ?? "";
    const { status, html } = await read(path);
    expect(status).toBe(200);
    const [product, trail] = [
      ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ].map(([, data]) => JSON.parse(data ?? "")) as [
      { "@type": string; name: string; offers: { price: number } },
      { "@type": string; itemListElement: { position: number; name: string }[] },
    ];
    expect(product["@type"]).toBe("Product");
    expect(trail["@type"]).toBe("BreadcrumbList");
    expect(trail.itemListElement.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Home", "Sarees", product.name]),
    );
    expect(product.offers.price).toBeGreaterThan(0);
    expect(html).toContain(product.name);
  });

  it.each([
    ...["/no/such/page", "/product/no-such-product", "/category/no-such-category"],
    "/view-all?page=9999",
  ])("says 404 at %s and shows the way home", async (path) => {
    const { status, html } = await read(path);
    expect(status).toBe(404);
    expect(html).toMatch(/Page Not Found|Product not found\./);
  });

  it("redirects the footer's order history for good", async () => {
    const { status, headers } = await read("/order-history");
    expect(status).toBe(301);
    expect(headers.get("location")).toBe("/orderhistory");
  });

  it.each(["/", "/view-all", "/product/patola-print-silk-blend-saree", "/login", "/cart", "/no"])(
    "holds no script and no style of its own at %s, and a policy that lets none run",
    async (path) => {
      const { html, headers } = await read(path);
      const scripts = html.match(/<script(?![^>]*type="application\/(ld\+)?json")[^>]*>/g) ?? [];
      expect(scripts).toHaveLength(1);
      expect(scripts[0]).toMatch(/ src="\/assets\/[^"]+\.js"/);
      expect(html).not.toMatch(/<style|\son\w+=|javascript:/);
      expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    },
  );

  // The policy lets the shop's own origin run: of that, built files alone are scripts.
  it.each([
    "/",
    "/no",
    "/api/items",
    "/api/no",
    "/manifest.webmanifest",
    "/robots.txt",
    "/assets/no.js",
  ])("answers %s as something that no browser runs", async (path) => {
    const { headers } = await read(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-type") ?? "").not.toMatch(/javascript|ecmascript/);
  });

  it("answers HEAD without a body", async () => {
    const { status, html } = await read("/", { method: "HEAD" });
    expect(status).toBe(200);
    expect(html).toBe("");
  });
});

it("the server tells nothing of its build but what pages are made of", async () => {
  const folder = path.resolve(import.meta.dirname, "../packages/store-app/dist/client");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name));
  const served: string[] = [];
  for (const file of files) {
    const answer = await fetch(`${address}/${file}`, { method: "HEAD" });
    if (answer.ok) served.push(file);
  }
  expect(served.length).toBeGreaterThan(100);
  const known =
    /^(?:(?:assets\/[\w.-]+\.(?:js|css|woff2)|service-worker\.js|favicon\.svg)(?:\.br|\.gz)?|(?:samples\/|promos\/|icons\/)?[\w-]+\.(?:webp|png|svg))$/;
  expect(served.filter((file) => !known.test(file))).toEqual([]);
});

it("the server renders with React's production build alone, whatever its environment says", async () => {
  const folder = path.resolve(import.meta.dirname, "../packages/store-app/dist/server");
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"));
  const code = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  const whole = code.join("\n");
  // Of the renderer there is one build, and it is not the one that warns.
  expect(whole.match(/renderToPipeableStream\s*=\s*function/g)).toHaveLength(1);
  expect(whole).not.toContain("Invalid DOM property");
  expect(whole).not.toMatch(/process\.env\.NODE_ENV/);
});
