import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints, invoiceRows, orderTotals } from "@taanka/api-client/contract";
import { shop as ownShop, type ShopConfig } from "@taanka/shop-config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError } from "./config.js";
import { loadShop } from "./shop.js";
import { DATABASES, newPhone, startTestApi, type TestApi } from "./testing/api.js";
import { newShopper, PRICES, type Shopper, saree } from "./testing/shopper.js";

/** A shop that has nothing in common with this repository's. */
const other: ShopConfig = {
  ...ownShop,
  name: "NEEL",
  legal: {
    entity: "Neel Handlooms LLP",
    gstin: "33AAHCN4321K1Z9",
    address: ["8 Temple Street", "Kanchipuram, Tamil Nadu 631501"],
  },
  tax: { rate: 0.05, name: "GST" },
  shipping: { charge: 99, deliveryDays: { from: 4, to: 9 } },
  orders: { numberPrefix: "NEEL", invoicePrefix: "NL" },
  languages: [{ code: "ta", locale: "ta-IN", dir: "ltr", name: "தமிழ்" }],
};

/** One piece of what is bought here. */
const priced = { price: 0, mrp: 0, ...PRICES[saree.itemId], quantity: 1 };

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(DATABASES)("another shop's API on %s", (kind) => {
  let api: TestApi;
  let shopper: Shopper;
  beforeAll(async () => {
    api = await startTestApi(kind, {}, other);
    shopper = await newShopper(api);
  });
  afterAll(() => api.close());

  const orderAt = (totals: ReturnType<typeof orderTotals>, paymentMethod = "COD") => ({
    ...shopper.orderOf([[saree, 1]]),
    invoice: invoiceRows(totals),
    totalAmount: totals.total,
    paymentMethod,
  });
  const right = orderTotals([priced], { taxRate: 0.05, shipping: 99 });

  it("charges its own tax and shipping, and refuses this shop's", async () => {
    const ours = orderTotals([priced], { taxRate: 0.18, shipping: 0 });
    const refused = await shopper.order(orderAt(ours));
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe("price_changed");
    const order = await api.send(endpoints.orders.create, {
      token: shopper.token,
      body: orderAt(right),
    });
    expect(order.totalAmount).toBe(2799 + 140 + 99);
    expect(order.invoice).toContainEqual({ key: "tax", value: 140 });
    expect(order.invoice).toContainEqual({ key: "shipping", value: 99 });
  });

  it("numbers orders and invoices its own way, and names who sold them", async () => {
    const order = await api.send(endpoints.orders.create, {
      token: shopper.token,
      body: orderAt(right),
    });
    expect(order.orderId).toMatch(/^NEEL-\d{4}-\d{6}$/);
    expect(order.invoiceNumber).toMatch(/^NL\/\d\d-\d\d\/\d{6}$/);
    expect(order.seller).toEqual({
      name: "Neel Handlooms LLP",
      gstin: "33AAHCN4321K1Z9",
      address: ["8 Temple Street", "Kanchipuram, Tamil Nadu 631501"],
    });
    const days =
      (Date.parse(order.deliveryDate ?? "") - Date.parse(order.createdAt ?? "")) / DAY_MS;
    expect(days).toBe(9);
    const query = { pincode: "302001" };
    const { deliveryDays } = await api.send(endpoints.pincodes.check, { query });
    expect(deliveryDays).toEqual({ from: 4, to: 9 });
  });

  it("names no seller before there is an invoice", async () => {
    const order = await api.send(endpoints.orders.create, {
      token: shopper.token,
      body: orderAt(right, "Online"),
    });
    expect(order).toMatchObject({ invoiceNumber: null, seller: null });
    await api.call("POST", order.checkoutPageUrl ?? "", {
      body: "outcome=upi",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    const params = { id: order._id };
    const paid = await api.send(endpoints.orders.read, { token: shopper.token, params });
    expect(paid.invoiceNumber).toMatch(/^NL\//);
    expect(paid.seller?.name).toBe("Neel Handlooms LLP");
  });

  it("shows its own name, and no trace of this shop, on the API's pages", async () => {
    const order = await api.send(endpoints.orders.create, {
      token: shopper.token,
      body: orderAt(right, "Online"),
    });
    await api.call("POST", "/api/auth/otp", { body: { phoneNumber: newPhone() } });
    const html = { accept: "text/html" };
    const addresses = [
      order.checkoutPageUrl ?? "",
      `${api.api.outboxPath}`,
      "/api/payments/sandbox/nothing",
      "/api/docs",
      "/api/openapi.json",
    ];
    for (const address of addresses) {
      const { body } = await api.call("GET", address, { headers: html, from: "127.0.0.1" });
      expect(body.message || JSON.stringify(body), address).toContain("NEEL");
      expect(JSON.stringify(body), address).not.toMatch(/taanka/i);
    }
    const page = await api.call("GET", `${api.api.outboxPath}`, {
      headers: html,
      from: "127.0.0.1",
    });
    expect(page.body.message).toContain('<html lang="ta-IN" dir="ltr">');
  });
});

describe.each(DATABASES)("a shop that adds nothing to its prices on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    const shipping = { ...other.shipping, charge: 0 };
    api = await startTestApi(kind, {}, { ...other, tax: { ...other.tax, rate: 0 }, shipping });
  });
  afterAll(() => api.close());

  it("asks nobody to pay for what a coupon covers, and owes nothing for it", async () => {
    const code = "ON-THE-HOUSE";
    const gift = {
      code,
      description: "A gift",
      discount_type: "percent" as const,
      discount_value: 100,
    };
    await api.database.db.insertInto("coupons").values(gift).execute();
    const shopper = await newShopper(api);
    const { token } = shopper;
    const charges = { taxRate: 0, shipping: 0, couponDiscount: priced.price };
    const totals = orderTotals([priced], charges);
    const order = await api.send(endpoints.orders.create, {
      token,
      body: {
        ...shopper.orderOf([[saree, 1]], { code, discount: priced.price }),
        invoice: invoiceRows(totals),
        totalAmount: 0,
        paymentMethod: "Online",
      },
    });
    expect(order).toMatchObject({
      totalAmount: 0,
      isOrderPlaced: true,
      paymentStatus: "Paid",
      checkoutPageUrl: null,
      invoiceNumber: expect.stringMatching(/^NL\//),
    });
    await api.send(endpoints.orders.cancel, {
      token,
      body: { orderId: order._id, refundReason: "other: No need any more" },
    });
    expect(await api.database.db.selectFrom("refunds").select("key").execute()).toEqual([]);
  });
});

describe("the module that SHOP_CONFIG names", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "taanka-shop-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const written = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };

  it("takes the place of this shop's", async () => {
    const path = await written("neel.mjs", `export const shop = ${JSON.stringify(other)};`);
    expect(await loadShop(path)).toEqual(other);
    expect(await loadShop(undefined)).toBe(ownShop);
  });

  it.each([
    ["broken.mjs", "export const shop = {", "which can't be loaded"],
    ["empty.mjs", "export const store = {};", "the file is missing"],
    ["wrong.mjs", `export const shop = { name: "" };`, "name must not be empty"],
  ])("is refused with a reason when it is %s", async (name, content, reason) => {
    const path = await written(name, content);
    const failing = expect(loadShop(path)).rejects;
    await failing.toThrow(ConfigError);
    await expect(loadShop(path)).rejects.toThrow(reason);
    await expect(loadShop(path)).rejects.toThrow(name);
  });

  it("is refused when it is not there", async () => {
    await expect(loadShop(join(folder, "none.mjs"))).rejects.toThrow("which can't be loaded");
  });
});
