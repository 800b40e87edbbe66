import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { shop as firstShop } from "@taanka/shop-config";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { shop } from "./second-brand/shop";
import { serveStorefront } from "./support/storefront";

const root = path.resolve(import.meta.dirname, "..");
const storefront = path.join(root, "packages/store-app");
const execute = promisify(execFile);

/** The second brand's file as the builds and the API take it: a module for Node. */
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

const vite = (env: NodeJS.ProcessEnv, ...options: string[]) =>
  execute("npx", ["--no-install", "vite", "build", "--logLevel", "error", ...options], {
    cwd: storefront,
    env: { ...process.env, ...env },
  });

let folder: string;
let shopServer: Awaited<ReturnType<typeof serveStorefront>>;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "taanka-second-brand-"));
  const env = { SHOP_CONFIG: await buildShopFile(folder) };
  const [client, pages] = [path.join(folder, "client"), path.join(folder, "server")];
  await vite(env, "--outDir", client);
  await vite(env, "--ssr", "src/server/entry.ts", "--outDir", pages);
  const failures: unknown[] = [];
  const options = {
    origin: "https://neelam.example",
    api: { baseUrl: `${inject("shopAddress")}/api` },
    log: (_message: string, error: unknown) => failures.push(error),
  };
  shopServer = await serveStorefront(folder, options);
  address = shopServer.address;
});

afterAll(async () => {
  shopServer.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every text of a shop's file that could be found in a page again. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return value.length > 5 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

const shared = new Set(wordsOf(shop));
/** What only the first brand says: its name, words, addresses; not what both have alike. */
const firstOnly = wordsOf([
  firstShop.name,
  firstShop.tagline,
  firstShop.blurb,
  firstShop.goods,
  firstShop.description,
  firstShop.legal,
  firstShop.contacts,
  firstShop.home.defaultBanner.heading,
  firstShop.home.defaultBanner.text,
  firstShop.coupons,
]).filter((word) => !shared.has(word));

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
  "/faq",
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
    expect(html).toContain(`<title>${shop.name}</title>`);
    expect(html).toContain(shop.contacts.helpEmail);
    expect(html).toContain("The small print");
    expect(html).toContain('rel="canonical" href="https://neelam.example/"');
  });
});
