import { describe, expect, it, vi } from "vitest";
import { createMemorySession } from "../session/memory";
import { ASHAS_SESSION, failureOf, reply, startShop } from "../testing/api-server";
import { createStoreClient } from "./store-client";

const never = () => new Promise<undefined>(() => {});

describe("the time-out", () => {
  it("ends a call that gets no answer", async () => {
    const shop = await startShop(never, { timeout: 40 });
    expect(await failureOf(shop.client.categories.list())).toMatchObject({
      message: "Network error - please check your connection",
      status: 0,
      code: "timeout",
    });
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
