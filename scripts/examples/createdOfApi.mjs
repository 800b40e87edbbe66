// A created store of an API: a browser is given its built files and the API's answers, so that they can be
// slow, and of colours and sizes as the sandbox has none.
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, openPage } from "./browser.mjs";

const origin = "https://shop.example";
const slowMs = 1500;

const kurti = { _id: "kurti", name: "Dabu Kurti", MRP: 1800, discountedPrice: 1500, image: "" };
const sizes = (color, inStock) =>
  ["S", "M", "L"].map((size) => ({
    ...{ size, skuId: `${color}-${size}`, inStock: inStock.includes(size) },
    ...(size === "L" && { stock: 2 }),
  }));
const variant = (color, hexCode, inStock) => ({
  ...{ color, hexCode, sizes: sizes(color, inStock) },
  images: [{ url: `/${color}.svg`, priority: 0, color: hexCode, alt: `Dabu Kurti, ${color}` }],
});
const variants = [
  variant("indigo", "#2b3a67", ["S", "M"]),
  variant("madder-red", "#9c3b30", ["M", "L"]),
  variant("ivory", "#efe6d0", []),
];

const cartOf = ({ lines }) => ({
  items: lines.map(({ itemId: _, ...line }) => ({ ...line, itemId: kurti, maxQuantity: 10 })),
});

const address = {
  ...{ _id: "home", name: "Asha Rao", phoneNumber: "9876543210", addressLine1: "12 Lake Road" },
  ...{ cityTown: "Jaipur", state: "Rajasthan", pincode: "302001" },
};
const tokens = { accessToken: "access", refreshToken: "refresh" };
const placed = ({ orderDetails, totalAmount }) => ({
  ...{ _id: "first", orderId: "TK-1", totalAmount, paymentMethod: "COD" },
  orderDetails: orderDetails.map((line) => ({ ...line, itemId: kurti })),
});

const answers = {
  "POST /api/auth/otp": () => undefined,
  "POST /api/auth/login/otp": () => ({ ...tokens, user: { name: "Asha Rao", role: "User" } }),
  "POST /api/usercart/merge": () => ({ unmerged: [] }),
  "GET /api/user/address/": () => ({ addresses: { addressDetail: [address] } }),
  "POST /api/user/order/create": (body) => placed(body),
  "GET /api/user/order/first": () => placed({ orderDetails: [], totalAmount: 9000 }),
  "GET /api/items/kurti": () => ({ ...kurti, images: [], defaultColor: "indigo" }),
  "GET /api/itemdetails/item/kurti": () => [{ itemId: "kurti", imagesByColor: variants }],
  "POST /api/usercart/preview": (body) => cartOf(body),
};

const drawing = (color) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="${color}"/></svg>`;

/** Has a browser find shop and API at one address; the API is slow, or an answer lost, where that is asked for. */
async function serveShop(page, folder, api) {
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    const answer = answers[call];
    if (answer) {
      api.heard.push({ call, request });
      if (call === api.lost) return route.abort();
      if (api.isSlow) await new Promise((resolve) => setTimeout(resolve, slowMs));
      return route.fulfill({ json: { success: true, data: answer(request.postDataJSON()) } });
    }
    const shown = variants.find(({ color }) => pathname === `/${color}.svg`);
    if (shown) {
      return route.fulfill({ contentType: "image/svg+xml", body: drawing(shown.hexCode) });
    }
    const file = path.join(folder, "dist", pathname);
    const isFile = pathname !== "/" && existsSync(file);
    return route.fulfill({ path: isFile ? file : path.join(folder, "dist/index.html") });
  });
}

const chooseSize = (page, size) =>
  page
    .locator("label")
    .filter({ hasText: new RegExp(`^${size}$`) })
    .click();

/** A colour shows its own picture and sizes; a size stays where the colour has it. */
async function chooseColors(page) {
  const chosen = (name) => page.getByRole("radio", { name, exact: true }).isChecked();
  const choose = (name) => page.getByRole("radio", { name }).check({ force: true });
  await page.goto("/product/kurti");
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
  expect(await chosen("Indigo"), "The product's own colour is not the chosen one.");
  await chooseSize(page, "M");
  await choose("Madder Red");
  await page.locator('img[src$="/madder-red.svg"]').first().waitFor();
  expect(page.url().endsWith("?color=madder-red"), `The colour is not in ${page.url()}.`);
  expect(await chosen("M"), "A size that both colours have did not stay chosen.");
  await choose("Indigo");
  await chooseSize(page, "S");
  await choose("Madder Red");
  expect(!(await chosen(/^S/)), "A size is chosen that the colour has no more.");
  await choose("Ivory");
  const soldOut = page.getByRole("button", { name: "Sold out" });
  await soldOut.waitFor();
  expect(await soldOut.isDisabled(), "What has sold out can be put into the cart.");
  await page.getByText("This colour is sold out.").waitFor();
}

/** Of two that there are, a third is refused in words. */
async function buyAll(page) {
  const add = page.getByRole("button", { name: "Add to cart" });
  await page.getByRole("radio", { name: "Madder Red" }).check({ force: true });
  await chooseSize(page, "L");
  for (let piece = 1; piece <= 3; piece += 1) await add.click();
  await page.getByText("already holds as many of this as you can order").first().waitFor();
  await chooseSize(page, "M");
  await add.click();
}

/** However slow the API is, each press counts, and the sum with it. */
async function pressQuickly(page, api) {
  await page.goto("/cart");
  const subtotal = (rupees) => page.getByText(rupees).first().waitFor();
  await subtotal("₹4,500.00");
  api.isSlow = true;
  const line = page.getByRole("article").filter({ hasText: "Size M" });
  const more = line.getByRole("button", { name: "Increase quantity" });
  for (let press = 1; press <= 3; press += 1) await more.click();
  await line.getByText("4", { exact: true }).first().waitFor();
  await subtotal("₹9,000.00");
  await line.getByText("Madder Red").waitFor();
}

/** An order whose answer was lost is sent again under its first key, and the API knows of the cart. */
async function orderTwice(page, api) {
  const create = "POST /api/user/order/create";
  const sent = (call) => api.heard.filter((one) => one.call === call).map(({ request }) => request);
  await page.getByRole("link", { name: "Go to checkout" }).press("Enter");
  await page.locator('input[name="phone"]').fill(address.phoneNumber);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator('input[name="otp"]').fill("123456");
  const place = page.getByRole("button", { name: "Place order" });
  await place.waitFor();
  const [merge] = sent("POST /api/usercart/merge");
  expect(merge?.postDataJSON().lines.length === 2, "The API was not told of the cart.");
  api.lost = create;
  // The browser knows of it: nothing waits to be sent when nobody expects it any more.
  await page.context().setOffline(true);
  await place.click();
  await page.getByText("There is no connection.").waitFor();
  await page.context().setOffline(false);
  api.lost = undefined;
  await page.reload();
  await place.click();
  await page.getByText("Your order is placed.").waitFor();
  const orders = sent(create);
  const keys = new Set(orders.map((request) => request.headers()["idempotency-key"]));
  expect(orders.length > 1 && keys.size === 1, `An order was sent under ${keys.size} keys.`);
  const { orderDetails, totalAmount } = orders[0].postDataJSON();
  const pieces = orderDetails.map(({ skuId, quantity }) => `${skuId}: ${quantity}`).join(", ");
  expect(pieces === "madder-red-L: 2, madder-red-M: 4", `It was ordered: ${pieces}.`);
  expect(totalAmount === 9000, `The order says ${totalAmount} rupees.`);
}

/**
 * Walks through a created store of an API: colours, what has sold out, a slow cart, a lost answer.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} folder where the store was built
 * @param {"phone" | "desktop"} device
 * @param {(page: import("playwright").Page, complaints: string[], where: string) => Promise<void>} look
 */
export async function driveStoreOfApi(browser, folder, device, look) {
  const { page, complaints, leave } = await openPage(browser, origin, device);
  const api = { isSlow: false, lost: undefined, heard: [] };
  try {
    await serveShop(page, folder, api);
    await chooseColors(page);
    await look(page, complaints, "sold-out");
    await buyAll(page);
    await pressQuickly(page, api);
    expect(complaints.length === 0, `It complains: ${complaints.join("\n")}`);
    api.isSlow = false;
    await orderTwice(page, api);
  } finally {
    await leave();
  }
}
