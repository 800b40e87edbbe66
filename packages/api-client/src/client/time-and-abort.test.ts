import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { createMemorySession } from "../session/memory";
import { ASHAS_SESSION, failureOf, reply, startShop } from "../testing/api-server";
import { createStoreClient, type StoreClient } from "./store-client";

const never = () => new Promise<never>(() => {});

describe("the time-out", () => {
  it("ends a call that gets no answer", async () => {
    const shop = await startShop(never, { timeout: 40 });
    expect(await failureOf(shop.client.categories.list())).toMatchObject({
      message: "Network error - please check your connection",
      status: 0,
      code: "timeout",
    });
  });

  it("fails with an error that holds no token", async () => {
    const shop = await startShop(never, { timeout: 40 });
    const error = await failureOf(shop.client.cart.read());
    expect(inspect(error, { depth: 9 })).toContain("No answer within 40 ms");
    expect(inspect(error, { depth: 9 })).not.toContain(ASHAS_SESSION.accessToken);
  });

  it("covers a body that never ends", async () => {
    const shop = await startShop(
      (_request, response) => {
        response.writeHead(200).write('{"success":true,');
        return undefined;
      },
      { timeout: 60 },
    );
    const error = await failureOf(shop.client.items.list());
    expect(error).toMatchObject({ status: 0, code: "timeout" });
  });

  it("holds for a fetch that ignores signals", async () => {
    const client = createStoreClient({
      baseUrl: "http://shop.internal/api",
      session: createMemorySession(),
      timeout: 30,
      fetch: () => new Promise<Response>(() => {}),
    });
    expect(await failureOf(client.filters.list())).toMatchObject({ status: 0, code: "timeout" });
  });

  it("is counted anew for the retry after a refresh", async () => {
    const pause = () => new Promise((done) => setTimeout(done, 120));
    const shop = await startShop(
      async (request, response) => {
        await pause();
        if (request.path === "/auth/refresh") return { data: { accessToken: "access-2" } };
        if (request.headers.authorization === "Bearer access-2") return { success: true };
        return reply(response, 401);
      },
      { timeout: 300 },
    );
    await shop.client.wishlist.add({ itemId: "saree-1" });
    expect(shop.requests).toHaveLength(3);
  });
});

describe("a second try", () => {
  /** Answers every path badly once, and well from then on. */
  const badOnce = (fail: (response: ServerResponse) => undefined) => {
    const seen = new Set<string>();
    return ({ path }: { path: string }, response: ServerResponse) => {
      if (seen.has(path)) return { data: path === "/items/filtering" ? nothing : [] };
      seen.add(path);
      return fail(response);
    };
  };
  const nothing = { items: [], totalItems: 0 };
  const bill = { orderDetails: [], invoice: [], shippingAddressId: "home", totalAmount: 0 };
  const order = { ...bill, paymentMethod: "COD" as const };

  it.each([408, 429, 502, 503, 504])("follows %i to what only reads", async (status) => {
    const shop = await startShop(badOnce((response) => reply(response, status)));
    expect(await shop.client.banners.list()).toEqual([]);
    expect((await shop.client.items.list()).items).toEqual([]);
    expect(shop.requests.map(({ method }) => method)).toEqual(["GET", "GET", "POST", "POST"]);
  });

  it("follows a connection that broke, in the middle of the answer too", async () => {
    const shop = await startShop(
      badOnce((response) => {
        response.writeHead(200).write('{"success":true,');
        setTimeout(() => response.destroy(), 20);
      }),
    );
    expect(await shop.client.brands.list()).toEqual([]);
    expect(shop.requests).toHaveLength(2);
  });

  it("is the last one", async () => {
    const shop = await startShop((_request, response) => reply(response, 503));
    expect(await failureOf(shop.client.banners.list())).toMatchObject({ status: 503 });
    expect(shop.requests).toHaveLength(2);
  });

  it.each([
    [
      "cart.add",
      (shop: StoreClient) => shop.cart.add({ itemId: "1", quantity: 1, skuId: "S", size: "M" }),
    ],
    [
      "cart.remove",
      (shop: StoreClient) => shop.cart.remove({ itemId: "1", skuId: "S", size: "M" }),
    ],
    ["addresses.update", (shop: StoreClient) => shop.addresses.update("home", { isDefault: true })],
    ["auth.sendOtp", (shop: StoreClient) => shop.auth.sendOtp({ phoneNumber: "9876543210" })],
  ])("is not made of %s, which would happen twice", async (_name, call) => {
    const refused = await startShop((_request, response) => reply(response, 503));
    await failureOf(call(refused.client));
    expect(refused.requests).toHaveLength(1);
    const broken = await startShop((_request, response) => void response.destroy());
    await failureOf(call(broken.client));
    expect(broken.requests).toHaveLength(1);
  });

  it("is made of an order, whose key makes it one", async () => {
    const shop = await startShop((_request, response) => reply(response, 503));
    await failureOf(shop.client.orders.create(order, { idempotencyKey: "purchase-1" }));
    expect(shop.requests.map(({ headers }) => headers["idempotency-key"])).toEqual([
      "purchase-1",
      "purchase-1",
    ]);
    expect(shop.requests[1]?.body).toEqual(shop.requests[0]?.body);
  });

  it("waits as long as the server asks", async () => {
    const shop = await startShop(
      badOnce((response) => void response.writeHead(429, { "retry-after": "1" }).end()),
    );
    const start = performance.now();
    await shop.client.banners.list();
    expect(performance.now() - start).toBeGreaterThan(990);
    expect(shop.requests).toHaveLength(2);
  });

  it("waits until the server's date", async () => {
    const inTwo = () => new Date(Date.now() + 2000).toUTCString();
    const shop = await startShop(
      badOnce((response) => void response.writeHead(429, { "retry-after": inTwo() }).end()),
    );
    await shop.client.banners.list();
    expect(shop.requests).toHaveLength(2);
  });

  it.each([
    { "retry-after": "soon" },
    { "retry-after": "1e400" },
    { "retry-after": "Fri, 31 Feb 2026 99:99:99 GMT" },
    { "ratelimit-reset": "60" },
    { "x-ratelimit-reset": String(Math.ceil(Date.now() / 1000) + 3600) },
  ])("is made at once where nobody can read how long to wait: %j", async (headers) => {
    const shop = await startShop(
      badOnce((response) => void response.writeHead(429, headers).end()),
    );
    await shop.client.banners.list();
    expect(shop.requests).toHaveLength(2);
  });

  it.each(["4", "Wed, 21 Oct 2099 07:28:00 GMT"])("is not made where that is %s", async (wait) => {
    const shop = await startShop(
      (_request, response) => void response.writeHead(429, { "retry-after": wait }).end(),
    );
    expect(await failureOf(shop.client.banners.list())).toMatchObject({ status: 429 });
    expect(shop.requests).toHaveLength(1);
  });

  it("is not made after a time-out, a 500, or where it is turned off", async () => {
    const late = await startShop(never, { timeout: 40 });
    await failureOf(late.client.banners.list());
    const wrong = await startShop((_request, response) => reply(response, 500));
    await failureOf(wrong.client.banners.list());
    const off = await startShop((_request, response) => reply(response, 503), { retries: 0 });
    await failureOf(off.client.banners.list());
    for (const { requests } of [late, wrong, off]) expect(requests).toHaveLength(1);
  });
});

describe("an abort", () => {
  it("reaches the caller as an abort, not as a network error", async () => {
    const shop = await startShop(never);
    const controller = new AbortController();
    const failure = failureOf(shop.client.items.list({}, { signal: controller.signal }));
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1));
    controller.abort();
    expect(await failure).toBe(controller.signal.reason);
    expect(controller.signal.reason).toMatchObject({ name: "AbortError" });
  });

  it("keeps its reason", async () => {
    const shop = await startShop(never);
    const reason = new Error("Left the page");
    const signal = AbortSignal.abort(reason);
    expect(await failureOf(shop.client.items.read("saree-1", { signal }))).toBe(reason);
    expect(shop.requests).toEqual([]);
  });

  it("of one caller does not end the refresh that others wait for", async () => {
    let answer = () => {};
    const gate = new Promise<void>((open) => {
      answer = open;
    });
    const shop = await startShop(async (request, response) => {
      if (request.path === "/auth/refresh") {
        await gate;
        return { data: { accessToken: "access-2" } };
      }
      if (request.headers.authorization === "Bearer access-2") return { data: { items: [] } };
      return reply(response, 401);
    });
    const controller = new AbortController();
    const leaving = failureOf(shop.client.cart.read({ signal: controller.signal }));
    const staying = shop.client.cart.read();
    await vi.waitFor(() => expect(shop.requests).toHaveLength(3));
    controller.abort();
    expect(await leaving).toMatchObject({ name: "AbortError" });
    answer();
    expect(await staying).toEqual({ items: [] });
    expect(shop.session.read()).toEqual({ ...ASHAS_SESSION, accessToken: "access-2" });
  });
});

describe("many calls with one signal", () => {
  const count = 60;

  it.each(["HTTP", "a transport"])(
    "by %s all end with it, and Node warns of nothing",
    async (way) => {
      const warnings: string[] = [];
      const note = ({ name, message }: Error) => warnings.push(`${name}: ${message}`);
      process.on("warning", note);
      const client = createStoreClient({
        session: createMemorySession(),
        ...(way === "HTTP"
          ? { baseUrl: "http://shop.internal/api", fetch: never }
          : { transport: { send: never } }),
      });
      const controller = new AbortController();
      const { signal } = controller;
      const calls = Array.from({ length: count }, () =>
        failureOf(client.items.list({}, { signal })),
      );
      await new Promise((resolve) => setImmediate(resolve));
      controller.abort();
      expect(new Set(await Promise.all(calls))).toEqual(new Set([signal.reason]));
      // Node prints warnings in a turn of their own.
      await new Promise((resolve) => setImmediate(resolve));
      process.off("warning", note);
      expect(warnings).toEqual([]);
    },
  );
});

describe("a fetch of the same process", () => {
  it("gets a whole Request and may answer at once", async () => {
    const seen: Request[] = [];
    const client = createStoreClient({
      baseUrl: "http://shop.internal/api",
      session: createMemorySession(ASHAS_SESSION),
      fetch: (request) => {
        seen.push(request);
        return Response.json({ success: true, data: { items: [], totalItems: 0 } });
      },
    });
    await client.sections.items("TurnHeads", {
      page: 2,
      filters: [{ key: "Fabric", value: ["Silk"] }],
    });
    const url = new URL(seen[0]?.url ?? "");
    expect(url.pathname).toBe("/api/homepage-sections/TurnHeads/items");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      page: "2",
      filters: '[{"key":"Fabric","value":["Silk"]}]',
    });
    expect(seen[0]?.headers.get("authorization")).toBe("Bearer access-1");
  });

  it("that throws is a network error with its cause", async () => {
    const cause = new Error("No database");
    const client = createStoreClient({
      baseUrl: "http://shop.internal/api",
      session: createMemorySession(),
      fetch: () => {
        throw cause;
      },
    });
    expect(await failureOf(client.banners.list())).toMatchObject({ status: 0, cause });
  });
});
