import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop } from "../scripts/lib/shop.mjs";
import { launch, visit } from "./support/browser";
import { newDataFolder } from "./support/dataFolder";
import { proxied } from "./support/proxy";
import { cachedOf, expectPictures, notice, untilCached, workers } from "./support/serviceWorker";
import { serveStorefront } from "./support/storefront";

const build = path.resolve(import.meta.dirname, "../packages/store-app/dist");

let address: string;
let apiAddress: string;
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  const dataDir = await newDataFolder();
  const [shop, api] = await Promise.all([proxied(""), proxied("")]);
  const env = { PUBLIC_URL: api.address, CORS_ORIGINS: shop.address };
  const behind = await startShop({ dataDir, env, briefly: true });
  api.shop = behind.address;
  const storefront = await serveStorefront(build, {
    origin: shop.address,
    api: { baseUrl: `${api.address}/api` },
    publicApiUrl: `${api.address}/api`,
    log: () => undefined,
  });
  shop.shop = storefront.address;
  [address, apiAddress] = [shop.address, api.address];
  endings.push(shop.close, api.close, storefront.close, behind.stop);
  endings.push(() => rm(dataDir, { recursive: true, force: true }));
});

afterAll(async () => {
  for (const end of endings) await end();
});

describe("a shop whose API has an origin of its own", () => {
  const inBrowser = async (shop: string) => {
    const browser = await launch();
    const { page } = await visit(browser, shop, "desktop", workers);
    const open = async (path: string) => {
      await page.goto(path);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await expectPictures(page);
    };
    const cachedOfApi = async () =>
      (await cachedOf(page, "pictures")).filter((url) => url.startsWith(apiAddress));
    return { page, open, cachedOfApi, close: () => browser.close() };
  };

  it("has its pictures without a network too, where the API lets it read them", async () => {
    const { page, open, cachedOfApi, close } = await inBrowser(address);
    await open("/category/sarees");
    await open("/category/kurtis");
    await expect.poll(async () => (await cachedOfApi()).length).toBeGreaterThan(2);
    await untilCached(page, "/category/kurtis");
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(notice).first().waitFor();
    await expectPictures(page);
    await close();
  });

  it("shows them and keeps none where the API does not know it", async () => {
    const { page, open, cachedOfApi, close } = await inBrowser(
      address.replace("127.0.0.1", "localhost"),
    );
    await open("/category/sarees");
    await open("/category/kurtis");
    await untilCached(page, "/category/kurtis");
    expect(await cachedOfApi()).toEqual([]);
    await close();
  });
});
