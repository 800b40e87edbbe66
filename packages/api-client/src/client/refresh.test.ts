import { describe, expect, it, vi } from "vitest";
import { createMemorySession } from "../session/memory";
import {
  ASHAS_SESSION,
  failureOf,
  type Handler,
  RAVIS_SESSION,
  reply,
  startShop,
} from "../testing/api-server";

const LINE = { itemId: "saree-1", size: "M", skuId: "SKU-1" };

/** An API whose only valid token is the newest; each refresh token works once. */
function rotatingApi(delay = 30) {
  let round = 2;
  const handler: Handler = async (request, response) => {
    if (request.path === "/auth/refresh") {
      await new Promise((done) => setTimeout(done, delay));
      const { refreshToken } = request.body as { refreshToken: string };
      if (refreshToken !== `refresh-${round - 1}`) {
        return reply(response, 401, { success: false, message: "Used before" });
      }
      const data = { accessToken: `access-${round}`, refreshToken: `refresh-${round}` };
      round += 1;
      return { success: true, message: "ok", data };
    }
    if (request.headers.authorization !== `Bearer access-${round - 1}` || round === 2) {
      return reply(response, 401, { success: false, message: "Please sign in again" });
    }
    return { success: true, message: "ok", data: { items: [] } };
  };
  return handler;
}

const refreshes = (shop: { requests: { path: string }[] }) =>
  shop.requests.filter((request) => request.path === "/auth/refresh").length;

describe("an access token that has run out", () => {
  it("is renewed once for 20 calls in flight, each of which is tried once more", async () => {
    const onSessionExpired = vi.fn();
    const shop = await startShop(rotatingApi(), { onSessionExpired });
    const carts = await Promise.all(Array.from({ length: 20 }, () => shop.client.cart.read()));
    expect(carts).toHaveLength(20);
    expect(refreshes(shop)).toBe(1);
    expect(shop.requests).toHaveLength(41);
    expect(onSessionExpired).not.toHaveBeenCalled();
    expect(shop.session.read()).toEqual({
      ...ASHAS_SESSION,
      accessToken: "access-2",
      refreshToken: "refresh-2",
    });
  });

  it("is renewed again the next time", async () => {
    let valid = "access-2";
    const shop = await startShop((request, response) => {
      if (request.path === "/auth/refresh") return { success: true, data: { accessToken: valid } };
      if (request.headers.authorization === `Bearer ${valid}`) return { success: true };
      return reply(response, 401);
    });
    await shop.client.cart.add(LINE);
    valid = "access-3";
    await shop.client.cart.add(LINE);
    expect(refreshes(shop)).toBe(2);
    expect(shop.session.read()).toMatchObject({
      accessToken: "access-3",
      refreshToken: "refresh-1",
    });
  });

  it("leads to one retry only", async () => {
    const shop = await startShop((request, response) =>
      request.path === "/auth/refresh"
        ? { success: true, data: { accessToken: "access-2" } }
        : reply(response, 401, { success: false, message: "Still no" }),
    );
    const error = await failureOf(shop.client.cart.read());
    expect(error).toMatchObject({ message: "Still no", status: 401 });
    expect(shop.requests.map((request) => request.path)).toEqual([
      "/usercart/",
      "/auth/refresh",
      "/usercart/",
    ]);
  });

  it("sends the same body and the same idempotency key again", async () => {
    const shop = await startShop((request, response) => {
      if (request.path === "/auth/refresh") return { success: true, data: { token: "access-2" } };
      if (request.headers.authorization !== "Bearer access-2") return reply(response, 401);
      return { success: true, data: { _id: "order-1" } };
    });
    await shop.client.orders.create({
      orderDetails: [{ ...LINE, quantity: 2 }],
      invoice: [],
      shippingAddressId: "address-1",
      paymentMethod: "COD",
      totalAmount: 6606,
    });
    const [first, , second] = shop.requests;
    expect(second?.body).toEqual(first?.body);
    expect(first?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  });

  it("that another call has renewed meanwhile needs no refresh", async () => {
    const shop = await startShop((request, response) => {
      if (request.headers.authorization === "Bearer access-2") return { success: true };
      shop.session.write({ ...ASHAS_SESSION, accessToken: "access-2" });
      return reply(response, 401);
    });
    await shop.client.cart.add(LINE);
    expect(refreshes(shop)).toBe(0);
  });

  it("is not replaced by somebody else's", async () => {
    const shop = await startShop((_request, response) => {
      shop.session.write(RAVIS_SESSION);
      return reply(response, 401, { success: false, message: "Please sign in again" });
    });
    const error = await failureOf(shop.client.cart.add(LINE));
    expect(error).toMatchObject({ status: 401 });
    expect(shop.requests).toHaveLength(1);
    expect(shop.session.read().accessToken).toBe("ravis");
  });

  it("is not replaced by that of somebody who signs in while it waits for its turn", async () => {
    const session = {
      ...createMemorySession(ASHAS_SESSION),
      exclusive<T>(task: () => Promise<T>) {
        session.write(RAVIS_SESSION);
        return task();
      },
    };
    const shop = await startShop((_request, response) => reply(response, 401), { session });
    const errors = await Promise.all([
      failureOf(shop.client.orders.list()),
      failureOf(shop.client.cart.add(LINE)),
    ]);
    for (const error of errors) expect(error).toMatchObject({ status: 401 });
    expect(shop.requests.map(({ headers }) => headers.authorization)).toEqual(
      errors.map(() => `Bearer ${ASHAS_SESSION.accessToken}`),
    );
    expect(session.read()).toEqual(RAVIS_SESSION);
  });
});

describe("a refused refresh", () => {
  it.each([400, 401, 403])(
    "with status %d ends the session once for all calls in flight",
    async (status) => {
      const onSessionExpired = vi.fn();
      const shop = await startShop(
        (request, response) =>
          reply(response, request.path === "/auth/refresh" ? status : 401, {
            success: false,
            message: "Please sign in again",
          }),
        { onSessionExpired },
      );
      const calls = Array.from({ length: 20 }, () => failureOf(shop.client.cart.read()));
      for (const error of await Promise.all(calls)) {
        expect(error).toMatchObject({ status: 401, message: "Please sign in again" });
      }
      expect(refreshes(shop)).toBe(1);
      expect(onSessionExpired).toHaveBeenCalledTimes(1);
      expect(shop.session.read().accessToken).toBeNull();
      expect(shop.session.read().user).toBeNull();
    },
  );

  it("is a session without a refresh token", async () => {
    const onSessionExpired = vi.fn();
    const state = { ...ASHAS_SESSION, refreshToken: null };
    const shop = await startShop((_request, response) => reply(response, 401), {
      state,
      onSessionExpired,
    });
    await failureOf(shop.client.cart.read());
    expect(shop.requests).toHaveLength(1);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it("leaves alone whoever signed in while it ran", async () => {
    const onSessionExpired = vi.fn();
    const next = { ...ASHAS_SESSION, accessToken: "access-9", refreshToken: "refresh-9" };
    const shop = await startShop(
      (request, response) => {
        if (request.path === "/auth/refresh") shop.session.write(next);
        return reply(response, 401);
      },
      { onSessionExpired },
    );
    await failureOf(shop.client.cart.read());
    expect(shop.session.read()).toEqual(next);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

describe("a refresh that failed without being refused", () => {
  it.each([404, 408, 429, 500, 502, 503])(
    "with status %d fails the calls, keeps the session, and is tried again by the next",
    async (status) => {
      const onSessionExpired = vi.fn();
      let busy = true;
      const shop = await startShop(
        (request, response) => {
          if (request.path === "/auth/refresh") {
            if (!busy) return { success: true, data: { accessToken: "access-2" } };
            response.setHeader("retry-after", "7");
            return reply(response, status, { success: false, message: "Please wait" });
          }
          const known = request.headers.authorization === "Bearer access-2";
          return known ? { success: true, data: { items: [] } } : reply(response, 401);
        },
        { onSessionExpired },
      );
      const calls = Array.from({ length: 5 }, () => failureOf(shop.client.cart.read()));
      for (const error of await Promise.all(calls)) {
        expect(error).toMatchObject({ status, message: "Please wait", retryAfter: 7 });
      }
      expect(shop.session.read()).toEqual(ASHAS_SESSION);
      expect(onSessionExpired).not.toHaveBeenCalled();
      busy = false;
      await shop.client.cart.read();
      expect(shop.session.read().accessToken).toBe("access-2");
    },
  );

  it.each([{ success: false }, { success: true, data: {} }, { data: { accessToken: "" } }])(
    "with the answer %j keeps the session",
    async (answer) => {
      const onSessionExpired = vi.fn();
      const shop = await startShop(
        (request, response) => (request.path === "/auth/refresh" ? answer : reply(response, 401)),
        { onSessionExpired },
      );
      await failureOf(shop.client.cart.read());
      expect(onSessionExpired).not.toHaveBeenCalled();
      expect(shop.session.read()).toEqual(ASHAS_SESSION);
    },
  );
});

describe("a refresh without an answer", () => {
  it("says nothing about the session, which stays", async () => {
    const onSessionExpired = vi.fn();
    const shop = await startShop(
      (request, response) => {
        if (request.path !== "/auth/refresh") return reply(response, 401);
        response.destroy();
        return undefined;
      },
      { onSessionExpired },
    );
    const error = await failureOf(shop.client.cart.read());
    expect(error).toMatchObject({
      status: 0,
      message: "Network error - please check your connection",
    });
    expect(shop.session.read()).toEqual(ASHAS_SESSION);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

describe("a 401 without a session", () => {
  it("is an error like any other", async () => {
    const onSessionExpired = vi.fn();
    const state = { accessToken: null, refreshToken: null, user: null };
    const shop = await startShop((_request, response) => reply(response, 401), {
      state,
      onSessionExpired,
    });
    const error = await failureOf(shop.client.orders.list());
    expect(error).toMatchObject({ status: 401, message: "Failed to fetch order history" });
    expect(shop.requests).toHaveLength(0);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it("of a wrong code starts no refresh, even when somebody is signed in", async () => {
    const shop = await startShop((_request, response) => reply(response, 401));
    await failureOf(shop.client.auth.login({ phoneNumber: "9876543210", otp: "000000" }));
    expect(shop.requests.map((request) => request.path)).toEqual(["/auth/login/otp"]);
    expect(shop.requests[0]?.headers.authorization).toBeUndefined();
  });
});
