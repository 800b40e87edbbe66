import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { blankShop, type Child, freePort, startChild } from "./testing/child.js";
import { type Answer, ask, dial, keepAlive, listening } from "./testing/http.js";

const open = /The shop is open at http:\/\/localhost:\d+/;
const children: Child[] = [];
const start = (variables: Record<string, string>) => {
  const child = startChild(variables);
  children.push(child);
  return child;
};

/** An API that runs elsewhere, as far as a shop without one of its own asks for it. */
const elsewhere = createServer((_request, response) => response.end("{}"));
let apiBaseUrl = "";

beforeAll(async () => {
  apiBaseUrl = `http://127.0.0.1:${await listening(elsewhere)}/api`;
});
afterEach(() => {
  for (const child of children.splice(0)) child.process.kill("SIGKILL");
});
afterAll(() => void elsewhere.close());

/** The first answer that a starting process gives. */
async function firstAnswer(port: number, address: string): Promise<Answer> {
  for (;;) {
    const answer = await ask(port, address).catch(() => undefined);
    if (answer) return answer;
    await pause(10);
  }
}

describe("a process with the shop and its API", { timeout: 240_000 }, () => {
  it("answers from the first moment, and closes its database after the last answer", async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "taanka-server-"));
    const lock = path.join(dataDir, "database.lock");
    const port = await freePort();
    const shop = start({ PORT: String(port), DATA_DIR: dataDir });
    try {
      const early = await firstAnswer(port, "/");
      expect([early.status, early.headers["retry-after"]]).toEqual([503, "2"]);
      expect((await ask(port, "/healthz")).status).toBe(200);
      expect((await ask(port, "/readyz")).status).toBe(503);
      expect(shop.output()).not.toMatch(open);
      await shop.until(
        /One-time codes arrive at http:\/\/localhost:\d+\/dev\/outbox\?key=[\w-]{22,}\n/,
      );
      expect(shop.output()).toMatch(open);
      expect((await ask(port, "/readyz")).status).toBe(200);
      expect(existsSync(lock)).toBe(true);

      const [idle, busy] = [keepAlive(), keepAlive()];
      expect((await ask(port, "/", { agent: idle })).headers.connection).toBe("keep-alive");
      const slow = ask(port, "/slow", { agent: busy });
      await pause(300);
      shop.process.kill("SIGTERM");
      // As npm does, which passes on what the terminal has sent already.
      shop.process.kill("SIGTERM");
      await shop.until(/SIGTERM: open requests end first/);
      await expect(ask(port, "/", { agent: idle })).rejects.toThrow();
      const { status, headers } = await slow;
      expect([status, headers["x-unknown-product"], headers.connection]).toEqual([
        200,
        "404",
        "close",
      ]);
      expect(await shop.exit()).toBe(0);
      expect(existsSync(lock)).toBe(false);
      expect(shop.output()).not.toMatch(/"level":"error"/);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it("says that there is nothing to sell yet, and how to change that", async () => {
    const dataDir = await blankShop();
    const shop = start({ PORT: "0", DATA_DIR: dataDir, NO_PAGES: "true" });
    await shop.until(open);
    await shop.until(/The catalogue is empty\. Bring one in with npm run catalogue:import/);
    expect(shop.output()).not.toMatch(/"level":"error"/);
    shop.process.kill("SIGTERM");
    expect(await shop.exit()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  });

  it("does not open in production on whatever database lies in its folder", async () => {
    const dataDir = await blankShop();
    const production = {
      PORT: "0",
      DATA_DIR: dataDir,
      NODE_ENV: "production",
      SHOP_ORIGIN: "https://shop.example",
      TOKEN_SECRET: "t".repeat(32),
      OTP_PROVIDER: "webhook",
      OTP_WEBHOOK_URL: "https://sms.invalid/send",
      OTP_WEBHOOK_SECRET: "w".repeat(32),
    };
    const [lost, file] = [
      start(production),
      start({ PORT: "0", DATA_DIR: fileURLToPath(import.meta.url) }),
    ];
    expect(await lost.exit()).toBe(1);
    expect(lost.output()).toMatch(/DATABASE_URL is not set.*ALLOW_EMBEDDED_DATABASE=true/);
    expect(await file.exit()).toBe(1);
    expect(file.output()).toMatch(/DATA_DIR is .*run\.test\.ts, where no database can be kept/);
    for (const { output } of [lost, file]) expect(output()).not.toMatch(/\n\s+at /);
    const told = start({ ...production, ALLOW_EMBEDDED_DATABASE: "true" });
    await told.until(open);
    told.process.kill("SIGTERM");
    expect(await told.exit()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  });

  it("that is stopped while it starts ends well too", async () => {
    const dataDir = await blankShop();
    const port = await freePort();
    const shop = start({ PORT: String(port), DATA_DIR: dataDir });
    await firstAnswer(port, "/");
    shop.process.kill("SIGINT");
    expect(await shop.exit()).toBe(0);
    expect(shop.output()).not.toMatch(open);
    await rm(dataDir, { recursive: true, force: true });
  });
});

describe("a process with the shop alone", { timeout: 120_000 }, () => {
  it("talks to the API that it is given, and ends at once on a second signal", async () => {
    const shop = start({
      PORT: "0",
      API_BASE_URL: apiBaseUrl,
      SHOP_ORIGIN: "https://shop.example",
    });
    await shop.until(open);
    const port = Number(/localhost:(\d+)/.exec(shop.output())?.[1]);
    const page = await ask(port, "/", { headers: { host: "evil.example" } });
    expect(page.body).toBe("a page of https://shop.example");
    expect((await ask(port, "/readyz")).status).toBe(200);
    expect((await ask(port, "/failing")).status).toBe(500);
    await shop.until(/a page failed.*caused by Error: nobody was there/);
    const hanging = ask(port, "/forever").catch((error) => error);
    await pause(100);
    shop.process.kill("SIGTERM");
    await shop.until(/SIGTERM/);
    await pause(700);
    shop.process.kill("SIGTERM");
    expect(await shop.exit()).toBe(143);
    expect(await hanging).toBeInstanceOf(Error);
  });

  it("announces its end as long as it is told to", async () => {
    const shop = start({
      PORT: "0",
      API_BASE_URL: apiBaseUrl,
      STOP_DELAY_SECONDS: "1",
      TRUST_PROXY: "1",
    });
    await shop.until(/The shop is open at [^\n]+\nSHOP_ORIGIN is not set/);
    const port = Number(/localhost:(\d+)/.exec(shop.output())?.[1]);
    shop.process.kill("SIGTERM");
    await shop.until(/SIGTERM/);
    expect((await ask(port, "/readyz")).status).toBe(503);
    const { status, headers } = await ask(port, "/");
    expect([status, headers.connection]).toEqual([200, "close"]);
    expect(await shop.exit()).toBe(0);
  });

  it("says what to do about settings, a taken port and a database in use", async () => {
    const settings = start({ PORT: "http", SHOP_ORIGIN: "shop" });
    const nameless = start({ PORT: "0", HOST: "0.0.0.0", API_BASE_URL: apiBaseUrl });
    const port = Number(new URL(apiBaseUrl).port);
    const taken = start({ PORT: String(port), API_BASE_URL: apiBaseUrl });
    const api = start({ PORT: "0", LOG_LEVEL: "loud" });
    expect(await settings.exit()).toBe(1);
    expect(settings.output()).toMatch(/PORT is "http".*\nSHOP_ORIGIN is "shop"/);
    expect(await nameless.exit()).toBe(1);
    expect(nameless.output()).toMatch(/SHOP_ORIGIN is not set.*HOST is 0\.0\.0\.0/);
    expect(await taken.exit()).toBe(1);
    expect(taken.output()).toContain(`Port ${port} is taken by another program.`);
    expect(await api.exit()).toBe(1);
    expect(api.output()).toContain("LOG_LEVEL must be");
    for (const { output } of [settings, nameless, taken, api])
      expect(output()).not.toMatch(/\n\s+at /);
  });

  it("ends soon when connections were opened in advance", async () => {
    const shop = start({ PORT: "0", API_BASE_URL: apiBaseUrl });
    await shop.until(open);
    const line = await dial(Number(/localhost:(\d+)/.exec(shop.output())?.[1]));
    const began = performance.now();
    shop.process.kill("SIGTERM");
    expect(await shop.exit()).toBe(0);
    expect(performance.now() - began).toBeLessThan(8_000);
    await line.closed;
  });
});
