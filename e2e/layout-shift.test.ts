import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { layoutShift } from "../scripts/lib/layout-shift.mjs";
import {
  type Account,
  addPiece,
  buy,
  openAccount,
  openRichAccount,
  saveAddresses,
} from "./support/account";
import { deliver } from "./support/administrator";
import { shopInBrowser } from "./support/browser";

const { address, visit } = shopInBrowser();
let account: Account;
let order: string;
let saved: string;

beforeAll(async () => {
  ({ account, order } = await openRichAccount(address));
  const [first] = await account.client.addresses.list();
  saved = first?._id ?? "";
});

/** What is already there when the rest arrives late is where things would jump. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

async function expectStill(page: Page, path: string): Promise<void> {
  await slowDown(page);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  // The fonts' own letters take the place of others of the same measure.
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.001);
}

describe("a page of somebody who is signed in, on a slow network", () => {
  it.each([
    ["the cart", () => "/cart"],
    ["the wishlist", () => "/wishlist"],
    ["saved addresses", () => "/savedaddress"],
    ["the profile", () => "/profile"],
    ["the payment", () => "/payment"],
    ["the order history", () => "/orderhistory"],
    ["an order", () => `/orders/${order}`],
    ["cancelling an order", () => `/orders/${order}/cancel`],
    ["its invoice", () => `/orders/${order}/invoice`],
    ["changing an address", () => `/edit-address/${saved}`],
    ["becoming a partner", () => "/partner"],
  ])("stays where it is while it loads: %s", async (_name, path) => {
    const { page, complaints, leave } = await visit("phone", account.profile());
    await expectStill(page, path());
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe("a visitor's page, on a slow network", () => {
  it.each([
    ["home", "/"],
    ["a listing", "/category/sarees"],
    ["a product", "/product/patola-print-silk-blend-saree"],
  ])("stays where it is while it loads: %s", async (_name, path) => {
    const { page, complaints, leave } = await visit("phone");
    await expectStill(page, path);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe("a page that follows an order, on a slow network", () => {
  let buyer: Account;
  let bought: string;

  beforeAll(async () => {
    buyer = await openAccount(address);
    await saveAddresses(buyer);
    await addPiece(buyer, 0);
    bought = await buy(buyer);
    await deliver(address, bought);
  });

  it("stays where it is while it loads: returning pieces", async () => {
    const { page, complaints, leave } = await visit("phone", buyer.profile());
    await expectStill(page, `/orders/${bought}/return`);
    await page.getByRole("group", { name: /^What goes back/ }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it("stays where it is while it loads: the confirmation, loaded again", async () => {
    const { page, complaints, leave } = await visit("phone", buyer.profile());
    // What the payment hands over, as the browser keeps it when the page is loaded again.
    const usr = { order: { _id: bought, orderId: bought }, paymentMethod: "COD" };
    await page.addInitScript((state) => window.history.replaceState(state, ""), { usr });
    await expectStill(page, "/order-confirmation");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Order Confirmed!");
    expect(complaints).toEqual([]);
    await leave();
  });
});
