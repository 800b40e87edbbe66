import { gunzipSync } from "node:zlib";
import { type Endpoint, endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { outboxPath } from "../../../../scripts/lib/outbox.mjs";
import { DATABASES, pathOf, snapshot, useTestApi } from "../testing/api.js";
import { createLogger, withoutNumbers } from "./logging.js";

const RESOURCES: Record<string, Readonly<Record<string, Endpoint>>> = { ...endpoints };
const ALL = Object.entries(RESOURCES).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${resource}.${name}`, endpoint] as const),
);
const PRIVATE = ALL.filter(([, endpoint]) => endpoint.auth !== "none");
const WITH_BODY = ALL.filter(([, endpoint]) => endpoint.body && !endpoint.encoding);
const MINUTE = 60_000;
const params = {
  id: "nothing",
  itemId: "nothing",
  sectionName: "nothing",
  garment: "nothing",
  userId: "nothing",
};

describe.each(DATABASES)("every call on %s", (kind) => {
  const api = useTestApi(kind, { OTP_LIMIT_PER_ADDRESS: "0" });
  const call = (endpoint: Endpoint, options: Parameters<ReturnType<typeof api>["call"]>[2]) =>
    api().call(endpoint.method, pathOf(endpoint, { params }), options);

  it.each(PRIVATE)("%s needs somebody who is signed in", async (_, endpoint) => {
    const before = await snapshot(api().database);
    for (const token of [undefined, "stale"]) {
      const reply = await call(endpoint, { token, body: endpoint.body ? {} : undefined });
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual({
        success: false,
        code: "unauthenticated",
        message: endpoint.signInMessage ?? "Please login to continue",
      });
    }
    expect(await snapshot(api().database)).toBe(before);
  });

  it("refuses bodies that are not what a call takes, and changes nothing", async () => {
    const { accessToken: token } = await api().registerAdmin();
    const before = await snapshot(api().database);
    const json: Record<string, string> = { "content-type": "application/json" };
    for (const [name, endpoint] of WITH_BODY) {
      const expectCode = async (body: unknown, status: number, code: string, headers = json) => {
        const reply = await call(endpoint, { token, body, headers });
        expect([name, reply.status, reply.body.code]).toEqual([name, status, code]);
      };
      await expectCode("{", 400, "malformed_body");
      await expectCode("", 400, "malformed_body");
      await expectCode("a=b", 415, "unsupported_media_type", {
        "content-type": "application/x-www-form-urlencoded",
      });
      await expectCode(`"${"x".repeat(256 * 1024)}"`, 413, "body_too_large");
      await expectCode("{}", 413, "body_too_large", { ...json, "content-length": "262145" });
      for (const body of ["null", "[]", "7", '"text"', "true"]) {
        await expectCode(body, 400, "validation_failed");
      }
    }
    expect(await snapshot(api().database)).toBe(before);
  });

  it("cuts off a body of unknown length where it becomes too long", async () => {
    const chunk = new Uint8Array(64 * 1024).fill(32);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(chunk);
      },
    });
    const init = { method: "POST", body, duplex: "half" } as const;
    const request = new Request("http://shop.test/api/items/filtering", {
      ...init,
      headers: { "content-type": "application/json" },
    });
    expect((await api().api.fetch(request)).status).toBe(413);
    expect(sent).toBeLessThan(10);
  });
});

describe("the server around the calls", () => {
  const api = useTestApi("pglite", { CORS_ORIGINS: "https://shop.example" });

  it("answers an unknown address and a wrong method in the envelope", async () => {
    const unknown = await api().call("GET", "/api/nothing");
    expect(unknown.status).toBe(404);
    expect(unknown.body).toEqual({ success: false, code: "not_found", message: "Not found" });
    const wrong = await api().call("DELETE", "/api/items/filtering");
    expect(wrong.status).toBe(405);
    expect(wrong.body.code).toBe("method_not_allowed");
    expect(wrong.headers.get("allow")).toContain("POST");
  });

  it("sends a request id and headers that keep browsers careful", async () => {
    const { headers } = await api().call("GET", "/api/category/");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{10,}$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-powered-by")).toBeNull();
    // Whether all names of the domain have TLS is for the proxy to say.
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  it("compresses long answers for callers that accept it, and leaves short ones", async () => {
    const ask = (path: string, accepted: string, init: RequestInit = {}) => {
      const headers = {
        "accept-encoding": accepted,
        "content-type": "application/json",
        origin: "https://shop.example",
      };
      return api().api.fetch(new Request(`http://shop.test${path}`, { ...init, headers }));
    };
    const list = (accepted: string) =>
      ask("/api/items/filtering", accepted, { method: "POST", body: "{}" });
    const plain = await list("identity");
    const refused = await list("br, gzip;q=0");
    const packed = await list("br;q=0.5, gzip");
    for (const whole of [plain, refused]) expect(whole.headers.get("content-encoding")).toBeNull();
    for (const { headers } of [plain, packed, refused]) {
      expect(headers.get("vary")?.split(/, */).sort()).toEqual(["Accept-Encoding", "Origin"]);
    }
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    const bytes = await packed.arrayBuffer();
    expect(packed.headers.get("content-length")).toBe(String(bytes.byteLength));
    const text = await plain.text();
    expect(text.length).toBeGreaterThan(4 * bytes.byteLength);
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect(await refused.text()).toBe(text);
    const document = await ask("/api/openapi.json", "gzip");
    expect(document.headers.get("content-encoding")).toBe("gzip");
    for (const path of ["/api/pincode/check?pincode=695001", "/api/nothing"]) {
      const short = await ask(path, "gzip");
      expect(short.headers.get("content-encoding")).toBeNull();
      expect(short.headers.get("content-length")).toBe(String((await short.text()).length));
    }
  });

  it("keeps private answers out of caches", async () => {
    const { accessToken } = await api().register();
    const cart = await api().call("GET", "/api/usercart/", { token: accessToken });
    expect(cart.headers.get("cache-control")).toBe("private, no-store");
    const { phoneNumber } = await api().register();
    await api().call("POST", "/api/auth/otp", { body: { phoneNumber } });
    const body = { phoneNumber, otp: await api().codeFor(phoneNumber) };
    const tokens = await api().call("POST", "/api/auth/login/otp", { body });
    expect([tokens.status, tokens.headers.get("cache-control")]).toEqual([
      200,
      "private, no-store",
    ]);
    const listing = await api().call("POST", "/api/items/filtering", { body: {} });
    expect(listing.headers.get("cache-control")).toBe("no-cache");
    const refused = await api().call("GET", "/api/usercart/");
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });

  it("lets browsers in from the listed origins only", async () => {
    const ask = async (origin: string) => {
      const headers = { origin, "access-control-request-method": "POST" };
      const reply = await api().call("OPTIONS", "/api/items/filtering", { headers });
      return reply.headers.get("access-control-allow-origin");
    };
    expect(await ask("https://shop.example")).toBe("https://shop.example");
    expect(await ask("https://evil.example")).toBeNull();
    expect(await ask("https://shop.example.evil.example")).toBeNull();
    expect(await ask("null")).toBeNull();
    for (const origin of ["https://shop.example", "https://evil.example"]) {
      const { headers } = await api().call("GET", "/api/category/", { headers: { origin } });
      const allowed = origin === "https://shop.example" ? origin : null;
      expect(headers.get("access-control-allow-origin")).toBe(allowed);
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  it("shows nothing of an error inside", async () => {
    await api().database.db.schema.alterTable("filters").renameTo("filters_away").execute();
    const reply = await api().call("GET", "/api/filter");
    await api().database.db.schema.alterTable("filters_away").renameTo("filters").execute();
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      success: false,
      code: "server_error",
      message: "Server error occurred",
    });
    expect(api().logs.join("\n")).toContain("filters");
  });

  it("is alive and ready until it is closed", async () => {
    expect((await api().call("GET", "/healthz")).status).toBe(200);
    expect((await api().call("GET", "/readyz")).status).toBe(200);
    await api().api.close();
    expect((await api().call("GET", "/healthz")).status).toBe(200);
    expect((await api().call("GET", "/readyz")).status).toBe(503);
  });
});

describe("the log", () => {
  it.each([
    "/api/usercart/admin/9867678311",
    "/api/usercart/admin/%2B919867678311",
    "/api/usercart/admin/98676%2078311",
    "/api/usercart/admin/98676-78311",
    "/api/usercart/admin/+91%2098676%2078311",
    "/api/usercart/admin/९८६७६७८३११",
    "/api/usercart/admin/٩٨٦٧٦ ٧٨٣١١",
  ])("tells no number of %s", (path) => {
    expect(withoutNumbers(path)).toBe("/api/usercart/admin/[hidden]");
  });

  it.each([
    "/api/items/12345678-1234-4123-8123-123456789012",
    "/api/user/order/TK-2026-000123",
    "/api/images/9867678311a/front",
    "/api/pincode/560001",
    "/api/%E0%A4%A",
  ])("tells %s as it is", (path) => {
    expect(withoutNumbers(path)).toBe(path);
  });

  it("tells how the database failed, and never a one-time code", () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: "info" }, { write: (line) => void lines.push(line) });
    const failed = (code: string) =>
      Object.assign(new Error("no"), { code, detail: "(9876543210)" });
    log.error({ err: failed("57014") }, "call failed");
    log.error({ err: failed("ECONNREFUSED") }, "call failed");
    log.error({ err: failed("123456"), code: "57014", sent: { code: "123456" } }, "call failed");
    const [timeout, refused, secret] = lines.map((line) => JSON.parse(line));
    expect(timeout.err).toMatchObject({ code: "57014", detail: "[hidden]" });
    expect(refused.err.code).toBe("ECONNREFUSED");
    expect([secret.err.code, secret.code, secret.sent.code]).toEqual(Array(3).fill("[hidden]"));
    expect(lines.join()).not.toMatch(/123456|9876543210/);
  });
});

describe("in production", () => {
  const api = useTestApi("pglite", { NODE_ENV: "production", ALLOW_SANDBOX: "true" });

  it("has no development mailbox, and no code in the log", async () => {
    expect(api().api.outboxPath).toBeUndefined();
    expect((await api().call("GET", outboxPath("9"), { from: "127.0.0.1" })).status).toBe(404);
    const { phoneNumber } = await api().register();
    const code = await api().codeFor(phoneNumber);
    expect(api().logs.join("\n")).not.toContain(code);
    expect(api().logs.join("\n")).not.toContain(phoneNumber);
  });
});

describe("behind a proxy", () => {
  const api = useTestApi("pglite", { TRUST_PROXY: "1", OTP_LIMIT_PER_ADDRESS: "1" });
  const send = (phoneNumber: string, forwarded: string) =>
    api().call("POST", "/api/auth/otp", {
      body: { phoneNumber },
      headers: { "x-forwarded-for": forwarded },
    });

  it("believes the proxy's entry and not the caller's", async () => {
    // From the start of a window, for a new one would forgive what came before.
    api().wait(10 * MINUTE - (api().now() % (10 * MINUTE)));
    expect((await send("9000000001", "203.0.113.1")).status).toBe(200);
    expect((await send("9000000002", "1.2.3.4, 203.0.113.1")).status).toBe(429);
    expect((await send("9000000003", "203.0.113.2")).status).toBe(200);
  });
});
