import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, openRichAccount } from "./support/account";
import { type Device, devices, launch, visit } from "./support/browser";
import { type Rewrite, shopWithCatalogue } from "./support/changedCatalogue";
import { hydrated } from "./support/pages";
import { sharedShop } from "./support/sharedShop";

/** A catalogue of products without pictures. */
const withoutPictures: Rewrite = (key, value, beside) => {
  if (key === "images") return [];
  if (key === "image") return "bannerName" in beside ? value : "";
  return key === "url" && "itemId" in beside ? null : value;
};

/** The kit's drawing, which stands where a picture would. */
const drawings = (page: Page) => page.locator(".t_picture[data-failed]");

let browser: Browser;
let address: string;
let close: () => void;
let account: Account;
let order: string;

beforeAll(async () => {
  browser = await launch();
  ({ account, order } = await openRichAccount(sharedShop()));
  ({ address, close } = await shopWithCatalogue(sharedShop(), withoutPictures));
});

afterAll(async () => {
  await browser.close();
  close();
});

async function open(device: Device, path: string, options: BrowserContextOptions = {}) {
  const { page, complaints, leave } = await visit(browser, address, device, options);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  return { page, complaints, leave };
}

describe.each(Object.keys(devices) as Device[])("products without pictures, on a %s", (device) => {
  it("keep the room of the large picture, with heart and share on it", async () => {
    const { page, complaints, leave } = await open(
      device,
      "/product/patola-print-silk-blend-saree",
    );
    const gallery = page.getByRole("region", { name: /^Pictures of/ });
    const box = await gallery.boundingBox();
    expect(box?.height).toBeGreaterThan(box?.width ?? Number.POSITIVE_INFINITY);
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    for (const action of await gallery.getByRole("button").all()) {
      const own = await action.boundingBox();
      const right = (own?.x ?? 0) + (own?.width ?? 0);
      const bottom = (own?.y ?? 0) + (own?.height ?? 0);
      const apart = bottom <= (heading?.y ?? 0) || right <= (heading?.x ?? 0);
      expect(apart).toBe(true);
    }
    expect(await gallery.locator(".t_picture[data-failed]").isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it.each([
    ["a listing", () => "/category/sarees"],
    ["the cart", () => "/cart"],
    ["the wishlist", () => "/wishlist"],
    ["the payment", () => "/payment"],
    ["the order history", () => "/orderhistory"],
    ["an order", () => `/orders/${order}`],
    ["cancelling an order", () => `/orders/${order}/cancel`],
  ])("have a drawing in %s", async (_name, path) => {
    const { page, complaints, leave } = await open(device, path(), account.profile({}, address));
    await drawings(page).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it("have a drawing among what is found while one types", async () => {
    const { page, leave } = await open(device, "/");
    const button = page.getByRole("banner").getByRole("button", { name: "Search" });
    await hydrated(button);
    await button.click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("combobox", { name: "Search" }).fill("silk");
    await panel.locator(".t_picture[data-failed]").first().waitFor();
    await leave();
  });
});
