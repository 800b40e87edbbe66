import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../database/index.js";
import { asFailure } from "../http/errors.js";
import { startTestApi, type TestApi } from "../testing/api.js";
import { copyDatabase } from "../testing/databases.js";

let api: TestApi;
const workers: Worker[] = [];
const remember = (worker: Worker) => workers.push(worker);

beforeEach(async () => {
  process.on("worker", remember);
  api = await startTestApi("pglite");
});
afterEach(async () => {
  process.off("worker", remember);
  workers.length = 0;
  await api.close();
});

const status = async (path: string) => (await api.call("GET", path)).status;
const states = async () => [await status("/healthz"), await status("/readyz")];
const product = "/api/items/silk-one";

/** Writes more than a segment of the write-ahead log holds, so that a new one is needed. */
async function writeMuch(): Promise<void> {
  for (let written = 0; written < 40; written++) {
    await sql`select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`.execute(
      api.database.db,
    );
  }
}

/**
 * Takes the place where the database makes its next segment, as a full disk does; the thread's
 * process number, which is part of the name, is always this one.
 */
async function obstruct(): Promise<() => Promise<void>> {
  const place = join(api.config.dataDir, "database/pg_wal/xlogtemp.42");
  await mkdir(join(place, "taken"), { recursive: true });
  return () => rm(place, { recursive: true });
}

describe("the embedded database", { timeout: 60_000 }, () => {
  it("that could not write works again when it can", async () => {
    const buyer = await api.register();
    await expect.poll(states, { timeout: 15_000 }).toEqual([200, 200]);
    const free = await obstruct();
    await expect(writeMuch()).rejects.toThrow();
    await free();
    await expect.poll(states, { timeout: 20_000, interval: 500 }).toEqual([200, 200]);
    expect(await status(product)).toBe(200);
    // What was acknowledged before is there, and writing works.
    const token = buyer.accessToken;
    expect((await api.call("GET", "/api/auth/profile", { token })).status).toBe(200);
    expect((await api.register()).accessToken).not.toBe("");
    await writeMuch();
  });

  it("whose thread has died is opened again", async () => {
    await workers[0]?.terminate();
    await expect.poll(states, { timeout: 20_000, interval: 500 }).toEqual([200, 200]);
    expect((await api.register()).accessToken).not.toBe("");
  });

  it("that never answers within a transaction is given up soon, and opened again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "taanka-endless-"));
    const options = { ...(await copyDatabase("pglite", folder)), dataDir: folder };
    const database = await openDatabase({
      ...options,
      databasePoolSize: 1,
      onIdleError: () => undefined,
      embeddedLimitMs: 3000,
    });
    try {
      const endless = database.transaction((trx) =>
        sql`do $$ begin loop end loop; end $$`.execute(trx),
      );
      const waiting = sql`select 1`.execute(database.db);
      expect(await endless.catch((error: unknown) => asFailure(error).status)).toBe(503);
      expect((await waiting).rows).toHaveLength(1);
      expect(database.isUsable()).toBe(true);
    } finally {
      await database.close();
      await rm(folder, { recursive: true });
    }
  });

  it("that cannot be opened again is told of, by both probes", async () => {
    const folder = join(api.config.dataDir, "database");
    const aside = await mkdtemp(join(tmpdir(), "taanka-aside-"));
    const { rename } = await import("node:fs/promises");
    await workers[0]?.terminate();
    await rename(join(folder, "global"), join(aside, "global"));
    await expect.poll(states, { timeout: 20_000, interval: 500 }).toEqual([503, 503]);
    const answer = await api.call("GET", product);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    if (existsSync(join(folder, "global"))) await rm(join(folder, "global"), { recursive: true });
    await rename(join(aside, "global"), join(folder, "global"));
    expect((await readdir(folder)).length).toBeGreaterThan(3);
    await expect.poll(states, { timeout: 20_000, interval: 500 }).toEqual([200, 200]);
    await rm(aside, { recursive: true });
  });
});
