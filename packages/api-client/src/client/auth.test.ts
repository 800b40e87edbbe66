import { describe, expect, it } from "vitest";
import { createMemorySession } from "../session/memory";
import { SIGNED_OUT } from "../session/session";
import {
  ASHA,
  ASHAS_SESSION,
  failureOf,
  RAVIS_SESSION,
  reply,
  startApi,
  startShop,
} from "../testing/api-server";

const TOKENS = { accessToken: "access-1", refreshToken: "refresh-1" };
const OTP = { phoneNumber: "+91 98765 43210", otp: "123456" };

describe("login", () => {
  it("signs in with what the answer holds", async () => {
    const shop = await startShop(() => ({ success: true, data: { ...TOKENS, user: ASHA } }), {
      state: SIGNED_OUT,
    });
    expect(await shop.client.auth.login(OTP)).toEqual(ASHA);
    expect(shop.session.read()).toEqual(ASHAS_SESSION);
    expect(shop.requests.map((request) => request.body)).toEqual([
      { phoneNumber: "9876543210", otp: "123456" },
    ]);
  });

  it("reads the profile when the answer holds a token alone", async () => {
    const shop = await startShop(
      (request) =>
        request.path === "/auth/profile"
          ? {
              success: true,
              data: { user: { name: "Asha", email: ASHA.email, mobile: "+919876543210" } },
            }
          : { success: true, data: { token: "access-1", refreshToken: "refresh-1" } },
      { state: SIGNED_OUT },
    );
    expect(await shop.client.auth.login(OTP)).toEqual(ASHA);
    expect(shop.session.read()).toEqual(ASHAS_SESSION);
    expect(shop.requests[1]?.headers.authorization).toBe("Bearer access-1");
  });

  it("keeps a minimal user when the profile cannot be read", async () => {
    const shop = await startShop(
      (request, response) =>
        request.path === "/auth/profile" ? reply(response, 500) : { success: true, data: TOKENS },
      { state: SIGNED_OUT },
    );
    const minimal = { name: "", email: "", phoneNumber: "9876543210", role: "User" };
    expect(await shop.client.auth.login(OTP)).toEqual(minimal);
    expect(shop.session.read().user).toEqual(minimal);
  });

  it.each([
    ["signed out", SIGNED_OUT],
    ["signed in", RAVIS_SESSION],
  ])("leaves alone who has %s while the profile was read", async (_what, meanwhile) => {
    const session = createMemorySession();
    const shop = await startShop(
      (request) => {
        if (request.path === "/auth/profile") session.write(meanwhile);
        return { success: true, data: request.path === "/auth/profile" ? ASHA : TOKENS };
      },
      { session },
    );
    expect(await shop.client.auth.login(OTP)).toMatchObject({ phoneNumber: ASHA.phoneNumber });
    expect(session.read()).toEqual(meanwhile);
  });

  it("without a token in the answer fails and signs nobody in", async () => {
    const shop = await startShop(() => ({ success: true, data: {} }), { state: SIGNED_OUT });
    expect(await failureOf(shop.client.auth.login(OTP))).toMatchObject({
      message: "Failed to login",
      code: "bad_answer",
    });
    expect(shop.session.read()).toEqual(SIGNED_OUT);
  });

  it("says when the session cannot be saved", async () => {
    const session = {
      ...createMemorySession(),
      write() {
        throw new Error("Key chain locked");
      },
    };
    const shop = await startShop(() => ({ success: true, data: TOKENS }), { session });
    expect(await failureOf(shop.client.auth.login(OTP))).toMatchObject({
      message: "Failed to save authentication data",
      code: "session_not_saved",
    });
  });
});

describe("signup", () => {
  it("signs in with role User and the data that was sent", async () => {
    const shop = await startShop(() => ({ success: true, data: TOKENS }), { state: SIGNED_OUT });
    const input = { ...OTP, name: "Asha", email: ASHA.email };
    expect(await shop.client.auth.signup(input)).toEqual(ASHA);
    expect(shop.session.read()).toEqual(ASHAS_SESSION);
    expect(shop.requests[0]?.body).toEqual({ ...input, phoneNumber: "9876543210" });
  });
});

describe("the profile", () => {
  it("changes in the session too", async () => {
    const change = { name: "Asha Rao", email: "rao@example.in" };
    const shop = await startShop(() => ({ success: true }));
    expect(await shop.client.auth.updateProfile(change)).toEqual({ ...ASHA, ...change });
    expect(shop.session.read()).toEqual({ ...ASHAS_SESSION, user: { ...ASHA, ...change } });
  });

  it("takes the server's word for it", async () => {
    const shop = await startShop(() => ({ success: true, data: { name: "Asha R.", email: "" } }));
    const change = { name: "asha r.", email: "rao@example.in" };
    expect(await shop.client.auth.updateProfile(change)).toEqual({
      ...ASHA,
      name: "Asha R.",
      email: "rao@example.in",
    });
  });

  it.each([
    ["the session has ended", SIGNED_OUT],
    ["somebody else is here", RAVIS_SESSION],
  ])("that comes back when %s is nobody's to see or to keep", async (_when, meanwhile) => {
    const session = createMemorySession(ASHAS_SESSION);
    const change = () => {
      session.write(meanwhile);
      return { success: true };
    };
    const shop = await startShop(change, { session });
    const saved = shop.client.auth.updateProfile({ name: "Asha Rao", email: ASHA.email });
    expect(await failureOf(saved)).toMatchObject({ status: 0, code: "session_changed" });
    expect(session.read()).toEqual(meanwhile);
  });
});

describe("a code", () => {
  it("is not handed on to where an answer leads", async () => {
    const elsewhere = await startApi(() => ({ success: true, data: TOKENS }));
    const shop = await startShop(
      (_request, response) => {
        response.writeHead(307, { location: `${elsewhere.url}/auth/login/otp` }).end();
        return undefined;
      },
      { state: SIGNED_OUT },
    );
    expect(await failureOf(shop.client.auth.login(OTP))).toMatchObject({ status: 0 });
    expect(elsewhere.requests).toEqual([]);
    expect(shop.session.read()).toEqual(SIGNED_OUT);
  });
});

describe("logout", () => {
  it("tells the server which session ends", async () => {
    const shop = await startShop(() => ({ success: true }));
    await shop.client.auth.logout();
    expect(shop.session.read()).toEqual(SIGNED_OUT);
    expect(shop.requests).toMatchObject([
      {
        path: "/auth/logout",
        body: { refreshToken: "refresh-1" },
        headers: { authorization: "Bearer access-1" },
      },
    ]);
  });

  it.each([401, 500])("ends the session here even when the server answers %d", async (status) => {
    const shop = await startShop((_request, response) => reply(response, status));
    expect(await failureOf(shop.client.auth.logout())).toMatchObject({
      message: "Failed to logout",
    });
    expect(shop.session.read()).toEqual(SIGNED_OUT);
    expect(shop.requests).toHaveLength(1);
  });

  it("needs no server without a refresh token", async () => {
    const shop = await startShop(() => ({}), { state: { ...ASHAS_SESSION, refreshToken: null } });
    await shop.client.auth.logout();
    expect(shop.session.read()).toEqual(SIGNED_OUT);
    expect(shop.requests).toEqual([]);
  });
});
