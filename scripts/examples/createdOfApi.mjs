// A created store of an API, in a folder of its address: its files, and answers slow or refused, come from here.
import { statSync } from "node:fs";
import path from "node:path";
import { expect, openPage } from "./browser.mjs";

const origin = "https://shop.example";
export const base = "/shop/";
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

const cartOf = ({ lines }, { left, price }) => ({
  items: lines.map(({ itemId: _, ...line }) => ({
    ...line,
    itemId: { ...kurti, discountedPrice: price },
    maxQuantity: left[line.skuId] ?? 10,
  })),
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
  "GET /api/category/": () => [],
  "POST /api/auth/otp": () => undefined,
  "POST /api/auth/login/otp": () => ({ ...tokens, user: { name: "Asha Rao", role: "User" } }),
  "POST /api/auth/otp/resend/text": () => undefined,
  "POST /api/auth/signup/otp": () => ({ ...tokens, user: { name: "Ila Sen", role: "User" } }),
  "POST /api/auth/logout": () => undefined,
  "GET /api/user/order/": () => [],
  "POST /api/usercart/merge": () => ({ unmerged: [] }),
  "GET /api/user/address/": () => ({ addresses: { addressDetail: [address] } }),
  "POST /api/user/order/create": (body) => placed(body),
  "GET /api/user/order/first": () => placed({ orderDetails: [], totalAmount: 9000 }),
  "GET /api/items/kurti": () => ({ ...kurti, images: [], defaultColor: "indigo" }),
  "GET /api/itemdetails/item/kurti": () => [{ itemId: "kurti", imagesByColor: variants }],
  "POST /api/usercart/preview": cartOf,
};

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>`;

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
      if (api.isSlow) await new Promise((resolve) => setTimeout(resolve, 1500));
      const [status, code] = api.refusals[call] ?? [];
      if (code) return route.fulfill({ status, json: { success: false, message: "Nope", code } });
      return route.fulfill({ json: { success: true, data: answer(request.postDataJSON(), api) } });
    }
    const isPicture = variants.some(({ color }) => pathname === `/${color}.svg`);
    if (isPicture) return route.fulfill({ contentType: "image/svg+xml", body: drawing });
    if (!pathname.startsWith(base)) return route.fulfill({ status: 404 });
    const file = path.join(folder, "dist", pathname.slice(base.length));
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
    return route.fulfill({ path: isFile ? file : path.join(folder, "dist/index.html") });
  });
}

const chooseSize = (page, size) => page.locator(`label:has(input[value="${size}"])`).click();

/** A colour shows its own picture and sizes; a size stays where the colour has it. */
async function chooseColors(page) {
  const chosen = (name) => page.getByRole("radio", { name, exact: true }).isChecked();
  const choose = (name) => page.getByRole("radio", { name }).check({ force: true });
  await page.goto(`${base}product/kurti`);
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
  const isDisabled = await page.getByRole("button", { name: "Sold out" }).isDisabled();
  expect(isDisabled, "What has sold out can be put into the cart.");
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
  await page.goto(`${base}cart`);
  const subtotal = (rupees) => page.getByText(rupees).first().waitFor();
  await subtotal("₹4,500.00");
  api.isSlow = true;
  const line = page.getByRole("article").filter({ hasText: /Size M.*Madder Red/ });
  const more = line.getByRole("button", { name: "Increase quantity" });
  for (let press = 1; press <= 3; press += 1) await more.click();
  await line.getByText("4", { exact: true }).first().waitFor();
  await subtotal("₹9,000.00");
}

const create = "POST /api/user/order/create";
const placeButton = (page) => page.getByRole("button", { name: "Place order" });
const toCheckout = (page) => page.getByRole("link", { name: "Go to checkout" });
const settle = (page) => page.getByText("Please change that before you order.").waitFor();
const [large, middle] = ["madder-red-L", "madder-red-M"];

/** What has sold out, or is more than there is, leads nowhere until it is changed. */
async function holdBack(page, api) {
  for (const left of [0, 1]) {
    api.left = { [large]: left };
    await page.reload();
    await settle(page);
    expect((await toCheckout(page).count()) === 0, `Of 2 ${left} are left, and they are bought.`);
  }
  api.left = {};
  await page.reload();
}

/** A refusal shows what the API knows by now, and the way to the cart; an order of nothing is none. */
async function beRefused(page, api) {
  const place = placeButton(page);
  Object.assign(api, { price: 1400, refusals: { [create]: [409, "price_changed"] } });
  await place.click();
  await page.getByText("A price has changed.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Cart", exact: true }).waitFor();
  await page.getByText("₹8,400.00").first().waitFor();
  Object.assign(api, { left: { [large]: 0 }, refusals: { [create]: [409, "out_of_stock"] } });
  await place.click();
  await settle(page);
  expect((await place.count()) === 0, "What has sold out can be ordered.");
  api.left = { [large]: 0, [middle]: 0 };
  await page.reload();
  await page.waitForURL(`**${base}cart`);
  await settle(page);
  Object.assign(api, { left: {}, price: kurti.discountedPrice, refusals: {}, heard: [] });
  await page.goto(`${base}checkout`);
}

/** An order whose answer was lost is sent again under its first key, and the API knows of the cart. */
async function orderTwice(page, api) {
  const sent = (call) => api.heard.filter((one) => one.call === call).map(({ request }) => request);
  await toCheckout(page).press("Enter");
  await page.locator('input[name="phone"]').fill(address.phoneNumber);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator('input[name="otp"]').fill("123456");
  await placeButton(page).waitFor();
  const [merge] = sent("POST /api/usercart/merge");
  expect(merge?.postDataJSON().lines.length === 2, "The API was not told of the cart.");
  await beRefused(page, api);
  api.lost = create;
  // The browser knows of it: nothing waits to be sent when nobody expects it any more.
  await page.context().setOffline(true);
  await placeButton(page).click();
  const mayBePlaced = page.getByText("your order may have been placed all the same");
  await mayBePlaced.waitFor();
  await page.context().setOffline(false);
  api.lost = undefined;
  await page.reload();
  await mayBePlaced.waitFor();
  await page.getByRole("main").getByRole("link", { name: "Your orders" }).waitFor();
  await placeButton(page).click();
  await page.getByText("Your order is placed.").waitFor();
  const orders = sent(create);
  const keys = new Set(orders.map((request) => request.headers()["idempotency-key"]));
  expect(orders.length > 1 && keys.size === 1, `An order was sent under ${keys.size} keys.`);
  const { orderDetails, totalAmount } = orders[0].postDataJSON();
  const pieces = orderDetails.map(({ skuId, quantity }) => `${skuId}: ${quantity}`).join(", ");
  expect(pieces === "madder-red-L: 2, madder-red-M: 4", `It was ordered: ${pieces}.`);
  expect(totalAmount === 9000, `The order says ${totalAmount} rupees.`);
}

/** A code that is too old when somebody registers is asked for again, and what was typed stays. */
async function registerLate(page, api) {
  await page.goto(`${base}orders`);
  await page.getByRole("button", { name: "Sign out" }).click();
  const [login, signUp] = ["POST /api/auth/login/otp", "POST /api/auth/signup/otp"];
  api.refusals = { [login]: [404, "account_not_found"], [signUp]: [400, "otp_expired"] };
  const next = page.getByRole("button", { name: "Continue" });
  await page.locator('input[name="phone"]').fill("9812345678");
  await next.click();
  await page.locator('input[name="otp"]').fill("123456");
  await page.locator('input[name="name"]').fill("Ila Sen");
  await page.locator('input[name="email"]').fill("ila@example.com");
  await next.click();
  await page.getByText("This code is too old.").waitFor();
  delete api.refusals[signUp];
  await page.getByRole("button", { name: /text message|SMS/i }).click();
  await page.locator('input[name="otp"]').fill("654321");
  await page.locator('input[name="name"][value="Ila Sen"]').waitFor();
  await next.click();
  await page.getByText("You have not ordered anything yet").waitFor();
}

/**
 * Walks through a created store of an API: colours, a slow cart, refusals, a lost answer, an old code.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} folder where the store was built
 * @param {"phone" | "desktop"} device
 * @param {(page: import("playwright").Page, complaints: string[], where: string) => Promise<void>} look
 */
export async function driveStoreOfApi(browser, folder, device, look) {
  const { page, complaints, leave } = await openPage(browser, origin, device);
  const api = { heard: [], refusals: {}, left: {}, price: kurti.discountedPrice };
  try {
    await serveShop(page, folder, api);
    await chooseColors(page);
    await look(page, complaints, "sold-out");
    await buyAll(page);
    await pressQuickly(page, api);
    expect(complaints.length === 0, `It complains: ${complaints.join("\n")}`);
    api.isSlow = false;
    await holdBack(page, api);
    await orderTwice(page, api);
    await registerLate(page, api);
  } finally {
    await leave();
  }
}
