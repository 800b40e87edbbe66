import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { axeFindings } from "../lib/axe.mjs";
import { until } from "../lib/until.mjs";
import { run } from "../lib/workspace.mjs";
import { installAndBuild } from "./app.mjs";
import { expect, openPage, rgb } from "./browser.mjs";
import { browse } from "./createdListing.mjs";
import { base, driveStoreOfApi } from "./createdOfApi.mjs";
import { order } from "./createdOrder.mjs";

const shop = { name: "Rang Mahal", accent: "#8a3a0f" };

const create = (name, choices, { folder, env }) => {
  const words = ["create", "@taanka/store", name, "--yes", "--", "--yes", ...choices];
  // npm keeps a program by its name and version: it would run that of an earlier trial.
  const npm_config_cache = path.join(folder, "npm-cache");
  return run("npm", words, { cwd: folder, env: { ...env, npm_config_cache } });
};

/** The store of an API, which has no server: it is shown from here. */
let ofAnApi = "";

/** As the store's README says where it is to be in a folder of its address. */
async function moveToFolder(store) {
  const file = path.join(store, "vite.config.js");
  const before = await readFile(file, "utf8");
  const after = before.replace('base: "/"', `base: "${base}"`);
  expect(after !== before, "The store's vite.config.js says no base.");
  await writeFile(file, after);
}

/** Has a store made as its documentation says, without a question; one of an API has to build too. */
export async function createStore(folder, env) {
  const choices = ["--name", shop.name, "--accent", shop.accent, "--languages", "en-IN,hi-IN"];
  await create("created", choices, { folder, env });
  await create("of-an-api", ["--api", "https://shop.example/api"], { folder, env });
  ofAnApi = path.join(folder, "of-an-api");
  await moveToFolder(ofAnApi);
  await installAndBuild(ofAnApi, env);
  return {
    place: path.join(folder, "created"),
    serve: (port) => [
      "vite",
      "preview",
      "--port",
      `${port}`,
      "--strictPort",
      "--host",
      "127.0.0.1",
    ],
  };
}

async function expectClean(page, complaints, where) {
  await page.mouse.move(2, 2);
  const found = await axeFindings(page);
  expect(found.length === 0, `axe finds on ${where}:\n${found.join("\n")}`);
  expect(complaints.length === 0, `The console says on ${where}:\n${complaints.join("\n")}`);
}

const expectTitle = (page, what) =>
  until(
    async () => (await page.title()) === `${what} | ${shop.name}`,
    `A page's title is not “${what} | ${shop.name}”.`,
  );

/** A toast says so and goes; what screen readers hear of it has more words. */
async function expectAdded(page) {
  const toast = page.getByText("It is in your cart.", { exact: true });
  await toast.waitFor();
  await toast.waitFor({ state: "detached" });
}

/** A saree has one size: there is nothing to choose. */
async function buySaree(page) {
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expectAdded(page);
}

/** Out of the list into the cart: a size has to be chosen. */
async function buyKurti(page) {
  const add = page.getByRole("button", { name: "Add to cart" });
  await add.waitFor();
  await page.getByText("shadow work and small flowers").waitFor();
  const color = await add.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(color === rgb(shop.accent), `The button is ${color}, not ${rgb(shop.accent)}.`);
  await add.click();
  await page.getByText("Please choose a size.").first().waitFor();
  await page.locator("label").filter({ hasText: /^M$/ }).click();
  await add.click();
  await expectAdded(page);
}

/** What another tab puts into the cart is in it here too, and neither forgets the other's. */
async function buyInAnotherTab(page) {
  const tab = await page.context().newPage();
  await tab.goto("/product/bandhani-georgette-party-saree");
  await tab.getByRole("radio", { name: "Red" }).check({ force: true });
  await tab.locator('img[src$="/bandhani-georgette-party-saree-red.webp"]').first().waitFor();
  await tab.getByRole("button", { name: "Add to cart" }).click();
  await tab.getByText("It is in your cart.", { exact: true }).waitFor();
  await tab.close();
  await page.locator('a[href="/cart"]').filter({ hasText: "2" }).first().waitFor();
}

/** What was taken out of the cart by mistake is put back where it was, by the keyboard too. */
async function undoRemoval(page) {
  await page.getByRole("button", { name: "Remove Chanderi Buta Saree from cart" }).click();
  await page.getByText("Chanderi Buta Saree was removed").waitFor();
  await page.locator("button:focus", { hasText: "Undo" }).press("Enter");
  await page.getByText("₹12,797.00").first().waitFor();
  const first = page.getByRole("article").first();
  await first.locator('button:focus[aria-label*="Remove"]').waitFor();
}

/**
 * Walks through a created store: lists, product, cart, the other language, an order, its end.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @param {"phone" | "desktop"} device
 * @param {string | undefined} pictures folder for pictures of what was seen
 */
export async function driveStore(browser, address, device, pictures) {
  const { page, complaints, leave } = await openPage(browser, address, device);
  const lookAt = async (shown, said, where) => {
    await expectClean(shown, said, `${where} (${device})`);
    if (pictures) await shown.screenshot({ path: `${pictures}/created-${where}-${device}.png` });
  };
  const look = (where) => lookAt(page, complaints, where);
  try {
    await page.goto("/");
    const cards = page.getByRole("list", { name: "Products" }).getByRole("article");
    await until(async () => (await cards.count()) === 6, "The list does not show six products.");
    await expectTitle(page, "All products");
    await look("home");
    await browse(page, device, look);
    await cards.first().getByRole("link").click();
    await expectTitle(page, "Chanderi Buta Saree");
    await buySaree(page);
    await buyInAnotherTab(page);
    await page.goBack();
    await cards.nth(1).getByRole("link").click();
    await buyKurti(page);
    await look("product");
    // The header hides on the way down and is back at the top.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('a[href="/cart"]').first().click();
    await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
    await expectTitle(page, "Cart");
    await page.getByRole("article").getByText("Chanderi Buta Saree").first().waitFor();
    await page.getByRole("heading", { level: 2, name: "Subtotal" }).waitFor();
    await page
      .getByRole("article")
      .getByText(/\bRed\b/)
      .first()
      .waitFor();
    await page.getByText("₹12,797.00").first().waitFor();
    await look("cart");
    await undoRemoval(page);
    await page.getByRole("link", { name: "हिन्दी" }).click();
    await page.getByRole("heading", { level: 1, name: "कार्ट" }).waitFor();
    await look("hindi");
    await page.getByRole("link", { name: "English" }).click();
    await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
    await order(page, look, (what) => expectTitle(page, what));
    await page.goto("/nowhere?language=hi-IN");
    await page.getByRole("heading", { level: 1, name: "इस पते पर कोई पेज नहीं है" }).waitFor();
    await look("not-found");
  } finally {
    await leave();
  }
  await driveStoreOfApi(browser, ofAnApi, device, lookAt);
}
