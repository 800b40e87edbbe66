import { describe, expect, it } from "vitest";
import { type Call, endpoints } from "../contract/index";
import { createMemorySession } from "../session/memory";
import { failureOf, reply, startApi, startShop } from "../testing/api-server";
import { ADDRESS, calls, LINE, plain } from "../testing/calls";
import { ApiError } from "./api-error";
import { createStoreClient, type StoreClient } from "./store-client";

describe("a call with words of its own", () => {
  it.each(calls)("%s sends what its endpoint says", async (_, endpoint, _text, run) => {
    const shop = await startShop((_request, response) => reply(response, 500));
    await failureOf(run(shop.client));
    const sent = shop.requests[0];
    const pattern = endpoint.path.replace(/\{\w+\}/g, "[^/]+");
    expect(sent?.method).toBe(endpoint.method);
    expect(sent?.path.split("?")[0]).toMatch(new RegExp(`^${pattern}$`));
  });

  it.each(calls)("%s uses them when the server has none", async (_, _endpoint, text, run) => {
    const shop = await startShop((_request, response) => reply(response, 500, "<h1>Oops</h1>"));
    expect(await failureOf(run(shop.client))).toMatchObject({ message: text, status: 500 });
  });

  it.each(calls)("%s prefers the server's", async (_, _endpoint, _text, run) => {
    const shop = await startShop((_request, response) =>
      reply(response, 409, { success: false, message: "Sold out, sorry", code: "out_of_stock" }),
    );
    const error = await failureOf(run(shop.client));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: "Sold out, sorry", status: 409, code: "out_of_stock" });
  });

  it("covers every endpoint that has a text, but the refresh", () => {
    const texts = Object.values(endpoints)
      .flatMap((group) => Object.values<Call>(group))
      .flatMap((call) => call.fallback ?? []);
    expect(calls.map(([, , text]) => text).sort()).toEqual(texts.sort());
  });
});

describe("a call without words of its own", () => {
  it.each(plain)("%s says 'Server error occurred' for a failing status", async (_, run) => {
    const shop = await startShop((_request, response) => reply(response, 503, { message: " " }));
    expect(await failureOf(run(shop.client))).toMatchObject({
      message: "Server error occurred",
      status: 503,
    });
  });

  it.each(plain)("%s says 'API request failed' for success false", async (_, run) => {
    const shop = await startShop(() => ({ success: false }));
    expect(await failureOf(run(shop.client))).toMatchObject({
      message: "API request failed",
      status: 200,
    });
  });

  it.each(plain)("%s says 'An unexpected error occurred' for nonsense", async (_, run) => {
    const shop = await startShop((_request, response) => reply(response, 200, '{"success":tru'));
    const error = await failureOf(run(shop.client));
    expect(error).toMatchObject({
      message: "An unexpected error occurred",
      code: "bad_answer",
      status: 200,
    });
  });

  it.each([
    [201, "<html>"],
    [204, ""],
  ])("tells the status %i of an answer without the data", async (status, body) => {
    const shop = await startShop((_request, response) => reply(response, status, body));
    const error = await failureOf(shop.client.items.read("i1"));
    expect(error).toMatchObject({ code: "bad_answer", status });
  });

  it("takes an answer of nothing for no empty list or cart", async () => {
    const { client } = await startShop((_request, response) => reply(response, 200));
    for (const call of [client.categories.list(), client.addresses.list(), client.cart.read()]) {
      expect(await failureOf(call)).toMatchObject({ code: "bad_answer" });
    }
  });
});

describe("no answer", () => {
  it.each(calls)("%s reports the network", async (_, _endpoint, _text, run) => {
    const shop = await startShop(() => ({}));
    shop.stop();
    const error = await failureOf(run(shop.client));
    expect(error).toMatchObject({
      message: "Network error - please check your connection",
      status: 0,
      code: "network_error",
    });
  });

  it("is also a connection cut off in the middle of an answer", async () => {
    const shop = await startShop((_request, response) => {
      response.writeHead(200, { "content-length": "1000" }).write('{"success":');
      setTimeout(() => response.destroy(), 20);
      return undefined;
    });
    const error = await failureOf(shop.client.items.list());
    expect(error).toMatchObject({ status: 0, code: "network_error" });
  });
});

describe("a failing answer", () => {
  it("carries the fields that the request got wrong and when to try again", async () => {
    const issues = [{ path: "pincode", message: "Pincode must be exactly 6 digits" }];
    const shop = await startShop((_request, response) => {
      response.setHeader("retry-after", "42");
      return reply(response, 400, {
        success: false,
        message: "No",
        code: "validation_failed",
        issues,
      });
    });
    const error = await failureOf(shop.client.addresses.create(ADDRESS));
    expect(error).toMatchObject({ status: 400, code: "validation_failed", issues, retryAfter: 42 });
  });

  it("with broken details still has its message", async () => {
    const shop = await startShop((_request, response) =>
      reply(response, 400, { success: false, message: "No", code: 7, issues: "many" }),
    );
    const error = await failureOf(shop.client.items.list());
    expect(error).toMatchObject({ message: "No", code: undefined, issues: [] });
  });

  it("with success false and status 200 fails with its message", async () => {
    const shop = await startShop(() => ({ success: false, message: "Invalid coupon code" }));
    const error = await failureOf(shop.client.cart.add(LINE));
    expect(error).toMatchObject({ message: "Invalid coupon code", status: 200 });
  });

  it("of the wrong shape is refused, and says where", async () => {
    const shop = await startShop(() => ({ success: true, data: { items: [{ name: "no id" }] } }));
    const error = await failureOf(shop.client.items.list());
    expect(error).toMatchObject({ message: "Failed to load products", code: "bad_answer" });
    expect(String((error as ApiError).cause)).toContain("_id");
  });
});

describe("before anything is sent", () => {
  const visitor = { accessToken: null, refreshToken: null, user: null };

  it.each<[string, (client: StoreClient) => Promise<unknown>]>([
    ["Authentication required to add to wishlist", (c) => c.wishlist.add({ itemId: "a" })],
    ["Authentication required to remove from wishlist", (c) => c.wishlist.remove({ itemId: "a" })],
    ["User must be authenticated to add items to cart", (c) => c.cart.add(LINE)],
    ["User must be authenticated to remove items from cart", (c) => c.cart.remove(LINE)],
    [
      "User must be authenticated to update cart",
      (c) => c.cart.updateQuantity({ ...LINE, action: "decrease" }),
    ],
    [
      "Please login to apply coupon",
      (c) => c.coupons.apply({ couponCode: "SAVE50", totalAmount: 999 }),
    ],
    ["Please login to save address", (c) => c.addresses.create(ADDRESS)],
    [
      "Please login to cancel order",
      (c) => c.orders.cancel({ orderId: "order-1", refundReason: "other: x" }),
    ],
  ])("a visitor reads '%s'", async (text, run) => {
    const shop = await startShop(() => ({ success: true }), { state: visitor });
    expect(await failureOf(run(shop.client))).toMatchObject({ message: text, status: 401 });
    expect(shop.requests).toEqual([]);
  });

  it.each<[string, (client: StoreClient) => Promise<unknown>]>([
    ["Product ID is required", (c) => c.wishlist.add({ itemId: "" })],
    ["Product ID is required", (c) => c.wishlist.remove({ itemId: " " })],
    ["Please enter a coupon code", (c) => c.coupons.apply({ couponCode: " ", totalAmount: 999 })],
    ["Invalid order ID", (c) => c.orders.verifyPayment("")],
    ["Invalid order ID", (c) => c.orders.read("")],
    ["Invalid order ID", (c) => c.orders.cancel({ orderId: "", refundReason: "other: x" })],
    ["Invalid order ID", (c) => c.orders.track({ orderId: "", phoneLastDigits: "3210" })],
    ["Product ID is required", (c) => c.wishlist.contains({ itemId: "" })],
    ["Please enter a valid 6-digit pincode", (c) => c.pincodes.check("41100")],
    ["Please enter a valid 6-digit pincode", (c) => c.pincodes.check("41100x")],
    ["Failed to load product details", (c) => c.items.read("..")],
    ["Failed to load product details", (c) => c.items.read("")],
  ])("a call without its id fails with '%s'", async (text, run) => {
    const shop = await startShop(() => ({ success: true }));
    expect(await failureOf(run(shop.client))).toMatchObject({ message: text, status: 400 });
    expect(shop.requests).toEqual([]);
  });

  it.each([
    "/api",
    "https:shop.example/api",
    "https://shop.ex\nample/api",
    "ftp://shop.example/api",
    "https://",
    "localhost:4800/api",
    "https://shop.example/api?x=1",
    "https://shop.example/api#",
    "https://me:secret@shop.example/api",
    "https://me@shop.example/api",
  ])("a base address that is none is refused: %j", (baseUrl) => {
    expect(() => createStoreClient({ baseUrl, session: createMemorySession() })).toThrow(
      /^(?!.*secret).*is no address like/,
    );
  });

  it("an id is escaped", async () => {
    const api = await startApi((_request, response) => reply(response, 404));
    const client = createStoreClient({ baseUrl: `${api.url}/`, session: createMemorySession() });
    await failureOf(client.items.read("a/b?c#d"));
    expect(api.requests[0]?.path).toBe("/items/a%2Fb%3Fc%23d");
  });
});
