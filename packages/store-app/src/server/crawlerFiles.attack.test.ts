import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type CrawledCatalogue, createCrawlerFiles } from "@taanka/store/server";
import { listening } from "@taanka/test-support";
import { afterEach, expect, it } from "vitest";
import { locales } from "../routing/language";
import { storefront } from "./entry";

const megabyte = 1024 * 1024;
const products = 25_000;

const sockets: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The sitemaps of a large catalogue, and which of its pages the API was asked for. */
async function serve() {
  const asked: number[] = [];
  const list: CrawledCatalogue["items"]["list"] = async ({ page = 1, limit }) => {
    asked.push(page);
    const count = Math.max(0, Math.min(limit, products - (page - 1) * limit));
    const items = Array.from({ length: count }, (_, at) => ({
      _id: `hand-woven-silk-saree-with-zari-border-${(page - 1) * limit + at}`,
    }));
    return { items, totalItems: products };
  };
  const none = { list: async () => [] };
  const answer = createCrawlerFiles({
    locales,
    ...storefront.sitemap,
    api: { items: { list }, categories: none, subcategories: none, brands: none, banners: none },
    origin: "https://shop.example",
    closedPaths: [],
    log: () => undefined,
  });
  const server = createServer(async (request, response) => {
    if (await answer(request, response)) return;
    response.writeHead(404, { "Content-Length": "0" });
    response.end();
  });
  servers.push(server);
  return { asked, port: await listening(server) };
}

/** Asks for a file, reads how the answer begins, and nothing more. */
async function askAndStopReading(port: number, encoding: string): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  socket.write(
    `GET /sitemaps/products-1.xml HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
  );
  await once(socket, "data");
  socket.pause();
}

/** Bytes that the process holds, once what nothing refers to is gone. */
function held(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it.each(["identity", "gzip"])(
  "readers of a large sitemap who stop reading hold little of it each (%s)",
  async (encoding) => {
    const { port } = await serve();
    const whole = await fetch(`http://127.0.0.1:${port}/sitemaps/products-1.xml`);
    expect((await whole.text()).length).toBeGreaterThan(10 * megabyte);
    const before = held();
    await Promise.all(Array.from({ length: 60 }, () => askAndStopReading(port, encoding)));
    // Ten megabytes each would be six hundred.
    expect(held() - before).toBeLessThan(60 * megabyte);
  },
);

it("more readers than it unpacks for at a time are asked to come back, or take it packed", async () => {
  const { port } = await serve();
  const address = `http://127.0.0.1:${port}/sitemaps/products-1.xml`;
  const ask = (encoding: string, method = "GET") =>
    fetch(address, { method, headers: { "accept-encoding": encoding } });
  await Promise.all(Array.from({ length: 100 }, () => askAndStopReading(port, "identity")));
  const refused = await ask("identity");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
  expect((await (await ask("gzip")).text()).length).toBeGreaterThan(10 * megabyte);
  const robots = await fetch(`http://127.0.0.1:${port}/robots.txt`, {
    headers: { "accept-encoding": "identity" },
  });
  expect([robots.status, await robots.text()]).toEqual([
    200,
    expect.stringMatching(/^User-agent: \*\n/),
  ]);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(async () => (await ask("identity", "HEAD")).status).toBe(200);
});

it("numbers that no sitemap has ask the API nothing, and push out none", async () => {
  const { port, asked } = await serve();
  const ask = async (file: number) =>
    (await fetch(`http://127.0.0.1:${port}/sitemaps/products-${file}.xml`)).status;
  expect(await ask(1)).toBe(200);
  const before = asked.length;
  for (let file = 3; file < 300; file++) expect(await ask(file)).toBe(404);
  expect(await ask(1)).toBe(200);
  expect(asked).toHaveLength(before);
});
