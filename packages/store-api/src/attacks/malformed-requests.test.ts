import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiServer } from "../server.js";
import { startTestApi, type TestApi } from "../testing/api.js";

let api: TestApi;
let server: ApiServer;
let port: number;

beforeAll(async () => {
  api = await startTestApi("pglite");
  server = new ApiServer();
  port = Number(new URL(await server.listen(0, "127.0.0.1")).port);
  server.open(api.api.listener);
});
afterAll(async () => {
  await server.stop();
  await api.close();
});

/** Sends bytes as they are, and gives all that comes back. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return received;
}

describe("the API alone", () => {
  it("ends a connection on which nothing moves for minutes, a half-read answer too", () => {
    expect(server.http.timeout).toBeGreaterThan(30_000);
    expect(server.http.timeout).toBeLessThanOrEqual(180_000);
  });

  it.each([
    ["//", "GET //"],
    ["another host", "GET //evil.example/api/items"],
    ["a broken address", "GET http://[::1"],
    ["an absolute address", "GET http://evil.example/api/items"],
    ["a way out", "GET /api/images/..%2f%2e%2e/../etc/passwd"],
    ["a star", "OPTIONS *"],
    ["a broken escape", "GET /api/items/%zz"],
    ["half a letter", "GET /api/items?q=%E0%A4"],
    ["a zero", "GET /api/items/%00"],
    ["far too much", `GET /api/items/${"a".repeat(9000)}`],
  ])("refuses %s as what it is, and logs no failure", async (_what, line) => {
    const logged = api.logs.length;
    const answer = await send(`${line} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4(?:00|14) /);
    expect(answer).not.toMatch(/evil|passwd/);
    expect(api.logs.slice(logged).join()).not.toMatch(/call failed/);
  });

  // What one server takes for the body of a request, another takes for the next request.
  const second = "GET /api/items/silk-one HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n";
  it.each([
    [
      "a length and chunks",
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
    ],
    ["chunks that are not last", `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${second}`],
    ["two lengths", `Content-Length: 0\r\nContent-Length: ${second.length}\r\n\r\n${second}`],
    ["a length with a sign", `Content-Length: +0\r\n\r\n${second}`],
    ["a blank before the colon", `Content-Length : 0\r\n\r\n${second}`],
    ["a folded head", `X-A: b\r\n Content-Length: 0\r\n\r\n${second}`],
    ["a head that ends in half a line end", `X-A: b\nContent-Length: 0\r\n\r\n${second}`],
  ])("answers a request with %s once, by refusing it", async (_what, rest) => {
    const answer = await send(`POST /api/items/filtering HTTP/1.1\r\nHost: shop.test\r\n${rest}`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
    expect(answer).not.toContain("silk-one");
  });

  it("answers what is right on the same connection as before", async () => {
    const line = "GET /api/items/silk-one HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n";
    expect(await send(line)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
