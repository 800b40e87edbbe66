import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outboxKey, outboxPath } from "../../../../scripts/lib/outbox.mjs";
import { ConfigError, readConfig } from "../config.js";
import { newPhone, useTestApi } from "../testing/api.js";

/** What tells that others than this machine's own programs can reach the shop. */
const SIGNS: Record<string, string>[] = [
  { NODE_ENV: "production" },
  { HOST: "0.0.0.0" },
  { HOST: "::" },
  { HOST: "192.168.1.20" },
  { PUBLIC_URL: "https://api.shop.example" },
  { SHOP_URL: "https://shop.example" },
  { SHOP_ORIGIN: "https://shop.example" },
  { CORS_ORIGINS: "http://localhost:5173,https://shop.example" },
  { TRUST_PROXY: "1" },
  { METRICS_TOKEN: "a-token-for-prometheus" },
  { STOP_DELAY_SECONDS: "6" },
];

const SECRET = { TOKEN_SECRET: "t".repeat(32) };

const REAL_CODES = {
  ...SECRET,
  DATABASE_URL: "postgres://db.example/shop",
  OTP_PROVIDER: "webhook",
  OTP_WEBHOOK_URL: "https://sms.example/send",
  OTP_WEBHOOK_SECRET: "w".repeat(32),
};

describe("a shop that others can reach", () => {
  it.each(SIGNS)("does not start with sandboxes: %j", (sign) => {
    const [name = ""] = Object.keys(sign);
    const start = () => readConfig({ ...sign, PAYMENT_PROVIDER: "sandbox" });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/OTP_PROVIDER and PAYMENT_PROVIDER are sandbox/);
    expect(start).toThrow(name);
    expect(start).toThrow(/OTP_PROVIDER=webhook/);
    expect(start).toThrow(/ALLOW_SANDBOX=true/);
    const onlyPayments = () => readConfig({ ...sign, ...REAL_CODES, PAYMENT_PROVIDER: "sandbox" });
    expect(onlyPayments).toThrow(/^PAYMENT_PROVIDER is sandbox/);
  });

  it.each(SIGNS)("takes no sandbox payments unless told: %j", (sign) => {
    expect(readConfig({ ...sign, ...REAL_CODES }).paymentProvider).toBe("none");
    expect(readConfig({ ...sign, ...SECRET, ALLOW_SANDBOX: "true" }).exposure).toHaveLength(1);
  });

  it.each(SIGNS)("does not start with the key of tokens in its database: %j", (sign) => {
    const { TOKEN_SECRET: _none, ...codes } = REAL_CODES;
    // Whoever gets a copy of a demonstration's database must not sign in as its shoppers either.
    for (const env of [codes, { ALLOW_SANDBOX: "true" }]) {
      const start = () => readConfig({ ...sign, ...env });
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(/^TOKEN_SECRET is not set.*openssl rand -hex 32/);
    }
    expect(() => readConfig(sign)).toThrow(/OTP_PROVIDER is sandbox.*\nTOKEN_SECRET is not set/);
    // A command beside the shop, which serves nobody, needs neither.
    expect(readConfig(sign, { serves: false }).exposure).toHaveLength(1);
  });

  it.each([
    {},
    { HOST: "localhost" },
    { HOST: "127.0.0.2" },
    { HOST: "::1" },
    { SHOP_ORIGIN: "http://localhost:3000", PUBLIC_URL: "http://127.0.0.1:4000" },
    { CORS_ORIGINS: "http://localhost:5173,http://[::1]:5173", TRUST_PROXY: "0" },
  ])("is not what %j describes", (env) => {
    expect(readConfig(env)).toMatchObject({ exposure: [], paymentProvider: "sandbox" });
  });
});

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

describe("a bare reverse proxy on the same machine", () => {
  const api = useTestApi("pglite");
  const servers: Server[] = [];
  let proxy = "";

  beforeAll(async () => {
    const shop = createServer((incoming, outgoing) => void api().api.listener(incoming, outgoing));
    const port = await portOf(shop);
    // As nginx does it with nothing but `proxy_pass http://127.0.0.1:3000`: its own Host, no word of whom for.
    const bare = createServer((incoming, outgoing) => {
      const { method, url: path } = incoming;
      const headers = { ...incoming.headers, host: `127.0.0.1:${port}` };
      incoming.pipe(
        request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
          answer.pipe(outgoing);
        }),
      );
    });
    servers.push(shop, bare);
    proxy = `http://127.0.0.1:${await portOf(bare)}`;
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });

  /** Everything that an answer tells, but when and under which number it was given. */
  async function told(path: string, method = "GET", headers: Record<string, string> = {}) {
    const answer = await fetch(`${proxy}${path}`, { method, headers });
    const shown = [...answer.headers].filter(([name]) => !/^(?:date|x-request-id)$/.test(name));
    return { status: answer.status, headers: shown, body: await answer.text() };
  }

  it.each([
    "/dev/outbox",
    "/dev/outbox/",
    "/dev/outbox?phoneNumber=9876543210",
    "/dev/outbox?key=",
    `/dev/outbox?key=${outboxKey}x`,
    `/dev/outbox?key=${encodeURIComponent("é".repeat(outboxKey.length))}`,
    `/dev/outbox?key=guess&key=${outboxKey}`,
    "/metrics",
  ])("shows a stranger at %s what a page is that does not exist", async (path) => {
    const ways: Record<string, string>[] = [
      {},
      { accept: "text/html" },
      { authorization: "Bearer guess" },
    ];
    for (const headers of ways) {
      const nothing = await told("/dev/nothing", "GET", headers);
      expect(nothing.status).toBe(404);
      expect(await told(path, "GET", headers)).toEqual(nothing);
    }
    expect(await told(path, "POST")).toEqual(await told("/dev/nothing", "POST"));
    expect(await told(path, "HEAD")).toEqual(await told("/dev/nothing", "HEAD"));
  });

  it("shows the codes to who was given the key, and tells it to nobody else", async () => {
    const phoneNumber = newPhone();
    await api().call("POST", "/api/auth/otp", { body: { phoneNumber } });
    const code = await api().codeFor(phoneNumber);
    const page = await told(`${api().api.outboxPath}`, "GET", { accept: "text/html" });
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining(code) });
    expect((await told(outboxPath(phoneNumber))).body).toContain(code);
    expect(page.headers).toContainEqual(["cache-control", "no-store"]);
    expect(page.headers).toContainEqual(["referrer-policy", "no-referrer"]);
    expect(page.body).not.toContain(outboxKey);
    expect(page.body).not.toMatch(/<a\b|<script|https?:/);
    expect(api().logs.join("\n")).not.toContain(outboxKey);
  });
});

describe("the key of the development mailbox", () => {
  it("is another one for each start, and nobody guesses it", () => {
    const [one, other] = [readConfig({}).outboxKey, readConfig({}).outboxKey];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, "base64url").length * 8).toBeGreaterThanOrEqual(128);
  });

  it("may be chosen, of some length, and switches nothing on by itself", () => {
    expect(readConfig({ OUTBOX_KEY: outboxKey }).outboxKey).toBe(outboxKey);
    expect(() => readConfig({ OUTBOX_KEY: "short" })).toThrow(/OUTBOX_KEY must have at least 16/);
    expect(() => readConfig({ OUTBOX_KEY: outboxKey, NODE_ENV: "production" })).toThrow(
      /OTP_PROVIDER is sandbox|OTP_PROVIDER and/,
    );
  });
});

describe("the development mailbox", () => {
  const api = useTestApi("pglite", { OTP_LIMIT_PER_ADDRESS: "0" });
  const own = "127.0.0.1";

  async function read(headers: Record<string, string>, from: string) {
    const phoneNumber = newPhone();
    await api().call("POST", "/api/auth/otp", { body: { phoneNumber } });
    const code = await api().codeFor(phoneNumber);
    const answers = await Promise.all(
      [outboxPath(phoneNumber), outboxPath()].map(async (path) => {
        const { status, body } = await api().call("GET", path, { headers, from });
        return { status, told: JSON.stringify(body).includes(code) };
      }),
    );
    return answers;
  }

  it.each([own, "127.8.9.10", "::1", "::ffff:127.0.0.1"])("is open to %s", async (from) => {
    const open = { status: 200, told: true };
    expect(await read({ host: "localhost:3000" }, from)).toEqual([open, open]);
    expect(await read({ host: "127.0.0.1:3000" }, from)).toEqual([open, open]);
    expect(await read({ host: "[::1]:3000" }, from)).toEqual([open, open]);
  });

  it.each([
    ["another machine", {}, "203.0.113.7"],
    ["another machine that says it is this one", { host: "localhost" }, "203.0.113.7"],
    ["an address that begins alike", { host: "localhost" }, "127.0.0.1.example"],
    ["a name of the internet", { host: "shop.example" }, own],
    ["a name that begins like this machine's", { host: "localhost.evil.example" }, own],
    ["a page whose name was pointed at this machine", { host: "evil.example:3000" }, own],
    ["a proxy that appends", { host: "localhost", "x-forwarded-for": "203.0.113.7" }, own],
    ["a proxy that appends nothing", { host: "localhost", "x-forwarded-for": "" }, own],
    ["a proxy that names the host", { host: "localhost", "x-forwarded-host": "shop.example" }, own],
    ["a proxy that names the scheme", { host: "localhost", "x-forwarded-proto": "https" }, own],
    ["a proxy by the standard", { host: "localhost", forwarded: "for=203.0.113.7" }, own],
    ["nginx", { host: "localhost", "x-real-ip": "203.0.113.7" }, own],
    ["a cache", { host: "localhost", via: "1.1 varnish" }, own],
    ["a cluster's entrance", { host: "localhost", "x-original-forwarded-for": "203.0.113.7" }, own],
    ["a mesh", { host: "localhost", "x-envoy-external-address": "203.0.113.7" }, own],
    ["a content network", { host: "localhost", "cf-ray": "8f2" }, own],
    ["another content network", { host: "localhost", "cdn-loop": "example" }, own],
    ["another site's page", { host: "localhost", "sec-fetch-site": "cross-site" }, own],
    ["a tunnel", { host: "localhost", "cf-connecting-ip": "203.0.113.7" }, own],
  ] as [string, Record<string, string>, string][])(
    "is not there for %s",
    async (_who, headers, from) => {
      const closed = { status: 404, told: false };
      expect(await read(headers, from)).toEqual([closed, closed]);
    },
  );
});

describe("the development mailbox of a demonstration that others can reach", () => {
  const api = useTestApi("pglite", { SHOP_ORIGIN: "https://shop.example" });

  it("does not exist, whoever asks", async () => {
    const headers = { host: "localhost" };
    const { status } = await api().call("GET", outboxPath(), { headers, from: "127.0.0.1" });
    expect(status).toBe(404);
    expect(api().api.outboxPath).toBeUndefined();
  });
});
