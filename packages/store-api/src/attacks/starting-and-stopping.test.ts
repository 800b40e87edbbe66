import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { assembleApi } from "../api.js";
import { readConfig } from "../config.js";
import { openDatabase } from "../database/index.js";
import { type Child, startChild } from "../testing/child.js";
import { copyDatabase } from "../testing/databases.js";
import { freePort } from "../testing/postgres.js";

let dataDir: string;
let databaseUrl: string;
let locker: pg.Client;
const children: Child[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "taanka-starting-"));
});
beforeEach(async () => {
  databaseUrl = (await copyDatabase("postgres", "")).databaseUrl ?? "";
  locker = new pg.Client({ connectionString: databaseUrl });
  await locker.connect();
});
afterEach(async () => {
  await locker.end();
  await Promise.all(children.splice(0).map((child) => child.end("SIGKILL")));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

function ask(port: number, path: string, agent: Agent | false = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, agent }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    call.on("error", reject);
    call.end();
  });
}

function start(port: number): Child {
  const child = startChild("main", [], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SEED_SAMPLE_CATALOGUE: "false",
    PORT: String(port),
  });
  children.push(child);
  return child;
}

async function firstAnswer(port: number, path: string): Promise<Answer> {
  for (;;) {
    const answer = await ask(port, path).catch(() => undefined);
    if (answer) return answer;
    await pause(10);
  }
}

/** Makes everything that reads a table wait until it is let go. */
async function hold(table: string): Promise<() => Promise<unknown>> {
  await locker.query(`begin; lock table ${table} in access exclusive mode`);
  return () => locker.query("rollback");
}

describe("requests that come while the API starts", { timeout: 100_000 }, () => {
  it("are answered, and a stop in the middle of it ends well", async () => {
    const port = await freePort();
    const release = await hold("listing");
    const child = start(port);
    const { status, headers } = await firstAnswer(port, "/api/items/silk-one");
    expect([status, headers["retry-after"]]).toEqual([503, "2"]);
    expect((await ask(port, "/healthz")).status).toBe(200);
    expect((await ask(port, "/readyz")).status).toBe(503);
    await pause(500);
    child.process.kill("SIGTERM");
    await release();
    expect(await child.exit()).toBe(0);
  });
});

describe("an API whose listings are not read yet", { timeout: 60_000 }, () => {
  it("says that it is not ready, at once", async () => {
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    const database = await openDatabase({ ...config, onIdleError: () => undefined });
    const release = await hold("listing");
    const api = await assembleApi(config, database, pino({ level: "silent" }));
    const readiness = async () => (await api.fetch(new Request("http://shop.test/readyz"))).status;
    const began = performance.now();
    expect(await readiness()).toBe(503);
    expect(performance.now() - began).toBeLessThan(3000);
    await release();
    await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
    await api.close();
  });
});

describe("an API that is told to stop", { timeout: 100_000 }, () => {
  it("ends open requests first, on connections that it does not keep, and no others", async () => {
    const port = await freePort();
    const child = start(port);
    await child.until(/the API listens on/);
    const [idle, busy] = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
    const product = "/api/items/silk-one";
    expect((await ask(port, product, idle)).headers.connection).toBe("keep-alive");
    expect((await ask(port, product, busy)).headers.connection).toBe("keep-alive");
    const release = await hold("reviews");
    const slow = ask(port, "/api/reviews/item/silk-one", busy);
    await pause(500);
    child.process.kill("SIGTERM");
    await child.until(/finishing the open requests/);
    await expect(ask(port, product, idle)).rejects.toThrow();
    await pause(500);
    await release();
    const { status, headers } = await slow;
    expect([status, headers.connection]).toEqual([200, "close"]);
    const answered = performance.now();
    expect(await child.exit()).toBe(0);
    expect(performance.now() - answered).toBeLessThan(4000);
    expect(child.output()).not.toMatch(/"level":(?:50|60)/);
  });
});
