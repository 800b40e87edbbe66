import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import type { Handler, Targets } from "./router.js";
import { defaultStopTimes, ShopServer } from "./shopServer.js";
import { ask, dial, keepAlive } from "./testing/http.js";

const failures: string[] = [];
const servers: ShopServer[] = [];

async function listen() {
  const server = new ShopServer((_message, error) => failures.push(String(error)));
  servers.push(server);
  return { server, port: await server.listen(0, "127.0.0.1") };
}

const text =
  (body: string): Handler =>
  async (_request, response) => {
    response.end(body);
  };

/** Pages whose answer to `/slow` a test gives when it likes. */
function slowPages() {
  const waiting: (() => void)[] = [];
  const pages: Handler = async (request, response) => {
    if (request.url === "/begun") response.write("begun ");
    if (request.url !== "/") await new Promise<void>((resolve) => waiting.push(resolve));
    response.end(request.url);
  };
  return {
    pages,
    /** Ends when so many requests have arrived. */
    arrived: (count: number) => expect.poll(() => waiting.length).toBe(count),
    answer: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

async function open(targets: Partial<Targets> = {}) {
  const { server, port } = await listen();
  server.open({ pages: text("a page"), api: undefined, ...targets });
  return { server, port };
}

afterEach(async () => {
  failures.length = 0;
  const cut = { delay: 0, silence: 0, limit: 0 };
  await Promise.all(servers.splice(0).map((server) => server.stop(cut)));
});

describe("while the shop starts", () => {
  it("answers at once that it does", async () => {
    const { server, port } = await listen();
    for (const path of ["/", "/api/items", "/assets/a.js"]) {
      const { status, headers } = await ask(port, path);
      expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([
        503,
        "2",
        "no-store",
      ]);
    }
    const order = { method: "POST", body: "x".repeat(100_000) };
    const call = await ask(port, "/api/user/order", order);
    expect(JSON.parse(call.body)).toMatchObject({ success: false });
    expect((await ask(port, "/healthz")).status).toBe(200);
    expect((await ask(port, "/readyz")).status).toBe(503);
    server.open({ pages: text("a page"), api: undefined });
    expect((await ask(port, "/")).body).toBe("a page");
    expect((await ask(port, "/readyz")).status).toBe(200);
  });
});

describe("an open shop", () => {
  it("gives the API its paths and pages the others", async () => {
    const { port } = await open({ api: text("the API") });
    for (const path of ["/api", "/api/items?x", "/healthz", "/readyz", "/metrics", "/dev/outbox"])
      expect((await ask(port, path)).body).toBe("the API");
    for (const path of ["/", "/apis", "/dev/outboxes", "/healthzy"])
      expect((await ask(port, path)).body).toBe("a page");
  });

  it("answers for itself where the API runs elsewhere", async () => {
    const { port } = await open();
    expect(JSON.parse((await ask(port, "/healthz")).body)).toEqual({
      success: true,
      message: "alive",
    });
    expect((await ask(port, "/api/items")).body).toBe("a page");
  });

  it("takes no page for a form", async () => {
    const { port } = await open();
    const answer = await ask(port, "/", { method: "POST", body: "a=b" });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("turns a failing page into an answer, and breaks off one that had begun", async () => {
    const { port } = await open({
      pages: async (request, response) => {
        if (request.url === "/late") {
          response.write("<!doctype html>");
          await pause(20);
        }
        throw new Error("secret");
      },
    });
    const { status, body } = await ask(port, "/");
    expect([status, body]).toEqual([500, "Something went wrong. Please try again."]);
    await expect(ask(port, "/late")).rejects.toThrow();
    expect(failures).toEqual(["Error: secret", "Error: secret"]);
  });
});

describe("a malformed request", () => {
  const hosts = "Host: evil.example\r\nConnection: close\r\n\r\n";
  it.each([
    ["//", "GET // HTTP/1.1"],
    ["another host", "GET //evil.example/ HTTP/1.1"],
    ["a broken address", "GET http://[::1 HTTP/1.1"],
    ["an absolute address", "GET http://evil.example/ HTTP/1.1"],
    ["a star", "OPTIONS * HTTP/1.1"],
    ["a broken escape in a call", "GET /api/items/%zz HTTP/1.1"],
    ["half a letter in a call", "GET /api/items?q=%E0%A4 HTTP/1.1"],
    ["many escapes", `GET /${"%41".repeat(4000)} HTTP/1.1`],
    ["more than a head may hold", `GET /${"%41".repeat(40_000)} HTTP/1.1`],
    ["no target", "GET  HTTP/1.1"],
    ["no HTTP", "hello"],
  ])("with %s is refused, before the pages and the API see it", async (_what, line) => {
    let asked = 0;
    const count: Handler = async (_request, response) => {
      asked++;
      response.end();
    };
    const { port } = await open({ pages: count, api: count });
    const connection = await dial(port, `${line}\r\n${hosts}`);
    await connection.closed;
    expect(connection.received()).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(connection.received()).not.toContain("evil");
    expect(asked).toBe(0);
    expect(failures).toEqual([]);
  });

  it.each(["/api/items/%zz", "/api/items?q=%", "/api/images/%00", "/metrics?%ff", "/api/a/../b"])(
    "for the API is told so as the API says things: %s",
    async (target) => {
      const { port } = await open({ api: text("the API") });
      const connection = await dial(port, `GET ${target} HTTP/1.1\r\n${hosts}`);
      await connection.closed;
      const [head = "", body = ""] = connection.received().split("\r\n\r\n");
      expect(head).toMatch(/^HTTP\/1\.1 400 .*Content-Type: application\/json/s);
      expect(JSON.parse(body)).toEqual({ success: false, message: "Bad request" });
    },
  );

  it.each(["/?utm_content=50%off", "/%zz", "/%ff", "/x%0a", "/a%00.html", "/faq?q=%E0%A4"])(
    "that only has an unreadable escape is the pages' to answer: %s",
    async (target) => {
      const { port } = await open({ api: text("the API") });
      expect((await ask(port, target)).body).toBe("a page");
    },
  );

  it("to open a tunnel is closed", async () => {
    const { port } = await open();
    const connection = await dial(port, `CONNECT evil.example:443 HTTP/1.1\r\n${hosts}`);
    await connection.closed;
    expect(connection.received()).toBe("");
    expect((await ask(port, "/")).status).toBe(200);
  });
});

describe("a stopping shop", () => {
  it("closes idle connections at once, and ends when nothing is open", async () => {
    const { server, port } = await open();
    const agent = keepAlive();
    expect((await ask(port, "/", { agent })).headers.connection).toBe("keep-alive");
    const began = performance.now();
    await server.stop();
    expect(performance.now() - began).toBeLessThan(900);
    await expect(ask(port, "/", { agent })).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
  });

  it("lets open requests end, and closes their connections with them", async () => {
    const slow = slowPages();
    const { server, port } = await open({ pages: slow.pages });
    const agents = [keepAlive(), keepAlive()];
    const answers = ["/slow", "/begun"].map((path, index) =>
      ask(port, path, { agent: agents[index] }),
    );
    await slow.arrived(2);
    let stopped = false;
    const stopping = server.stop().then(() => {
      stopped = true;
    });
    await pause(200);
    expect(stopped).toBe(false);
    await expect(ask(port, "/")).rejects.toThrow("ECONNREFUSED");
    slow.answer();
    const [first, second] = await Promise.all(answers);
    expect([first?.body, first?.headers.connection]).toEqual(["/slow", "close"]);
    expect(second?.body).toBe("begun /begun");
    const ended = performance.now();
    await stopping;
    expect(performance.now() - ended).toBeLessThan(900);
  });

  it("goes on answering while it announces its end, without keeping connections", async () => {
    const { server, port } = await open();
    const agent = keepAlive();
    await ask(port, "/", { agent });
    const stopping = server.stop({ ...defaultStopTimes, delay: 400 });
    expect((await ask(port, "/readyz", { agent })).status).toBe(503);
    const late = await ask(port, "/");
    expect([late.status, late.headers.connection]).toEqual([200, "close"]);
    await stopping;
    await expect(ask(port, "/")).rejects.toThrow("ECONNREFUSED");
  });

  it("says that it is not ready even where the API would", async () => {
    const { server, port } = await open({ api: text("the API") });
    const stopping = server.stop({ ...defaultStopTimes, delay: 300 });
    expect((await ask(port, "/readyz")).status).toBe(503);
    expect((await ask(port, "/healthz")).body).toBe("the API");
    await stopping;
  });

  it("does not wait for connections that ask nothing, or never finish asking", async () => {
    const { server, port } = await open();
    const silent = await dial(port);
    const half = await dial(port, "GET / HTTP/1.1\r\nHost: shop");
    await pause(50);
    const began = performance.now();
    await server.stop();
    expect(performance.now() - began).toBeLessThan(5_000);
    await Promise.all([silent.closed, half.closed]);
  });

  it("cuts off what takes longer than its limit", async () => {
    const slow = slowPages();
    const { server, port } = await open({ pages: slow.pages });
    const answer = ask(port, "/slow").catch((error) => error);
    await slow.arrived(1);
    await server.stop({ delay: 0, silence: 100, limit: 300 });
    expect(await answer).toBeInstanceOf(Error);
  });

  it("waits for work whose caller has gone away", async () => {
    const slow = slowPages();
    const { server, port } = await open({ pages: slow.pages });
    const caller = await dial(port, "GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n");
    await slow.arrived(1);
    caller.socket.destroy();
    let stopped = false;
    const stopping = server.stop().then(() => {
      stopped = true;
    });
    await pause(300);
    expect(stopped).toBe(false);
    slow.answer();
    await stopping;
  });
});
