import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Child, startChild } from "./testing/child.js";

let dataDir: string;
const children: Child[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "taanka-main-"));
});

afterAll(async () => {
  await Promise.all(children.map((child) => child.end("SIGKILL")));
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>): Child {
  const url = new URL(inject("postgresUrl"));
  url.pathname = "fixture";
  const child = startChild("main", [], {
    DATABASE_URL: url.href,
    DATA_DIR: dataDir,
    SEED_SAMPLE_CATALOGUE: "false",
    PORT: "0",
    ...env,
  });
  children.push(child);
  return child;
}

/** Begins to send a request; the rest of its body follows when `finish` is called. */
function beginRequest(port: number, body: string) {
  const call = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: "/api/items/filtering",
    headers: { "content-type": "application/json", "content-length": body.length },
  });
  call.write(body.slice(0, 2));
  return {
    finish: () =>
      new Promise<number | undefined>((resolve, reject) => {
        call.on("response", (response) => {
          response.resume();
          response.on("end", () => resolve(response.statusCode));
        });
        call.on("error", reject);
        call.end(body.slice(2));
      }),
  };
}

describe("the standalone server", { timeout: 240_000 }, () => {
  it("serves, finishes open requests on SIGTERM and ends well", async () => {
    const server = start({});
    const port = Number((await server.until(/listens on http:\/\/127\.0\.0\.1:(\d+)/))[1]);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const [, outbox = ""] =
      /codes arrive at (http:\S+\/dev\/outbox\?key=[\w-]{32})"/.exec(server.output()) ?? [];
    expect((await fetch(outbox)).status).toBe(200);

    const taken = start({ PORT: String(port) });
    expect(await taken.exit()).toBe(1);
    expect(taken.output()).toContain(`Port ${port} on 127.0.0.1 is taken`);

    const open = beginRequest(port, '{"limit":1}');
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.process.kill("SIGTERM");
    await server.until(/finishing the open requests/);
    expect(await open.finish()).toBe(200);
    expect(await server.exit()).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
  });

  it("does not take a caller who goes away while sending for a failure of its own", async () => {
    const server = start({});
    const port = Number((await server.until(/listens on http:\/\/127\.0\.0\.1:(\d+)/))[1]);
    for (const length of [{ "content-length": 100 }, { "transfer-encoding": "chunked" }]) {
      const call = request({
        port,
        host: "127.0.0.1",
        method: "POST",
        path: "/api/items/filtering",
        headers: { "content-type": "application/json", ...length },
      });
      call.on("error", () => undefined);
      call.write("{}", () => setTimeout(() => call.destroy(), 100));
    }
    await server.until(/("status":400[\s\S]*){2}/);
    expect(server.output()).not.toMatch(/"status":5|call failed/);
  });

  it("explains a configuration that is wrong", async () => {
    const server = start({ LOG_LEVEL: "loud", TOKEN_SECRET: "short" });
    expect(await server.exit()).toBe(1);
    expect(server.output()).toContain("LOG_LEVEL must be");
    expect(server.output()).toContain("TOKEN_SECRET must have at least 32 characters");
  });

  it("names the setting whose database it can't use, and tells no password", async () => {
    const { host } = new URL(inject("postgresUrl"));
    const file = join(dataDir, "a-file");
    await writeFile(file, "");
    const cases: [Record<string, string>, RegExp][] = [
      [{ DATABASE_URL: "postgres://me:secret@127.0.0.1:1/shop" }, /names 127.0.0.1:1\/shop, which/],
      [{ DATABASE_URL: `postgres://postgres:secret@${host}/nothing` }, /"nothing" does not exist/],
      [{ DATABASE_URL: "postgres://me:se#cret@db/shop" }, /DATABASE_URL must be an address/],
      [{ DATABASE_URL: "", DATA_DIR: file }, /DATA_DIR is \S+a-file, where no database/],
    ];
    for (const [env, message] of cases) {
      const server = start(env);
      expect(await server.exit()).toBe(1);
      expect(server.output()).toMatch(message);
      expect(server.output()).not.toMatch(/\n\s+at |secret|cret@/);
    }
  });
});
