import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Api, assembleApi } from "../api.js";
import { readConfig } from "../config.js";
import { type Database, openDatabase } from "../database/index.js";
import { asFailure } from "../http/errors.js";
import { copyDatabase } from "../testing/databases.js";

/** A proxy that can stop passing anything on, without closing what it has. */
class MutingProxy {
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  constructor(target: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(from);
        from.on("data", (bytes) => to.write(bytes));
        from.on("error", () => undefined);
        from.on("close", () => {
          this.#open.delete(from);
          to.destroy();
        });
      }
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    return typeof address === "object" && address ? address.port : 0;
  }

  /** From now on nothing passes on the connections that there are; new ones work. */
  mute(): number {
    for (const socket of this.#open) {
      socket.removeAllListeners("data");
      socket.on("data", () => undefined);
    }
    return this.#open.size / 2;
  }

  /** Breaks off all connections, as the end of the database does; new ones work. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }
}

let proxy: MutingProxy;
let direct: string;
let proxied: string;
let database: Database;
let api: Api;

beforeEach(async () => {
  const { databaseUrl = "" } = await copyDatabase("postgres", "");
  direct = databaseUrl;
  const url = new URL(databaseUrl);
  proxy = new MutingProxy(new URL(databaseUrl));
  url.port = String(await proxy.listen());
  proxied = url.href;
  const config = readConfig({ NODE_ENV: "test", DATABASE_URL: url.href });
  database = await openDatabase({
    ...config,
    databasePoolSize: 4,
    onIdleError: () => undefined,
    limits: { statement: 3000, answer: 3500, check: 500, trust: 300 },
  });
  api = await assembleApi(config, database, pino({ level: "silent" }));
});
afterEach(async () => {
  await api.close();
  proxy.close();
});

const ask = async (path: string) =>
  (await api.fetch(new Request(`http://shop.test${path}`))).status;
const product = "/api/items/silk-one";
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function useAll(): Promise<void> {
  await Promise.all(
    Array.from({ length: 4 }, () => sql`select pg_sleep(0.2)`.execute(database.db)),
  );
}

describe("connections to PostgreSQL that went silent", { timeout: 60_000 }, () => {
  it("while nobody used them are noticed, and nobody is told anything but to wait", async () => {
    await useAll();
    expect(proxy.mute()).toBe(4);
    await pause(400);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(product)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await ask("/healthz")).toBe(200);
    await expect.poll(() => ask("/readyz"), { timeout: 15_000 }).toBe(200);
  });

  it("in the middle of queries fail those, and the next ones work", async () => {
    const running = Array.from({ length: 4 }, () =>
      database
        .transaction((trx) => sql`select pg_sleep(1)`.execute(trx))
        .then(
          () => "answered",
          () => "failed",
        ),
    );
    await pause(500);
    expect(proxy.mute()).toBe(4);
    expect(await ask("/healthz")).toBe(200);
    expect(await Promise.all(running)).toEqual(["failed", "failed", "failed", "failed"]);
    expect(await ask(product)).toBe(200);
    await expect.poll(() => ask("/readyz"), { timeout: 15_000 }).toBe(200);
  });

  it("or broke in the middle of queries end those, and not the process", async () => {
    const running = Array.from({ length: 4 }, () =>
      sql`select pg_sleep(5)`.execute(database.db).then(
        () => 200,
        (error: unknown) => asFailure(error).status,
      ),
    );
    await pause(500);
    proxy.cut();
    expect(await Promise.all(running)).toEqual([503, 503, 503, 503]);
    // Outside of a query too, as between two statements of a transaction.
    const between = database.transaction(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.cut();
      await pause(200);
      await sql`select 1`.execute(trx);
    });
    expect(await between.catch((error: unknown) => asFailure(error).status)).toBe(503);
    expect(await ask(product)).toBe(200);
  });

  it("leave no locks behind for long", async () => {
    const seconds = await sql<{ setting: string }>`
      select setting from pg_settings
      where name in ('idle_in_transaction_session_timeout', 'statement_timeout') order by name`.execute(
      database.db,
    );
    expect(seconds.rows.map(({ setting }) => setting)).toEqual(["60000", "3000"]);
  });
});

describe("a migration", { timeout: 30_000 }, () => {
  it("may take longer than a statement of the shop", async () => {
    let ended = false;
    let hold = () => {};
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    const waiting = database.transaction(async (trx) => {
      // What one instance holds while it migrates, and another waits for.
      await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(trx);
      hold();
      for (let round = 0; round < 4; round++) await sql`select pg_sleep(0.5)`.execute(trx);
      ended = true;
    });
    await held;
    const second = await openDatabase({
      databaseUrl: direct,
      databasePoolSize: 2,
      dataDir: "",
      onIdleError: () => undefined,
      limits: { statement: 500, answer: 1000 },
    });
    expect(ended).toBe(true);
    await waiting;
    await second.close();
  });

  it("on a connection that goes silent ends that start, and the next one works", async () => {
    const start = () =>
      openDatabase({
        databaseUrl: proxied,
        databasePoolSize: 2,
        dataDir: "",
        onIdleError: () => undefined,
        migrationLimitMs: 1000,
      });
    const other = new pg.Client({ connectionString: direct });
    await other.connect();
    await other.query("begin; select pg_advisory_xact_lock(3853314791062309107)");
    const silent = start().then(
      () => 200,
      (error: unknown) => asFailure(error).status,
    );
    const waits = async () =>
      (await other.query("select from pg_locks where locktype = 'advisory' and not granted"))
        .rowCount;
    await expect.poll(waits, { timeout: 10_000, interval: 20 }).toBe(1);
    proxy.mute();
    await other.end();
    expect(await silent).toBe(503);
    await (await start()).close();
  });
});
