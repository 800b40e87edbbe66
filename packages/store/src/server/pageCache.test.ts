import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import type { PageCacheOptions, RenderedPage } from "./pageCache";
import { type PageServer, pageOf, type Render, startPageServer } from "./testing/pageServer";

let server: PageServer;
const start = async (
  render: Render = ({ address, language }, count) => pageOf(`${language} ${address} ${count}`),
  options: Partial<PageCacheOptions> = {},
) => {
  server = await startPageServer(render, options);
};
const titleOf = async (path: string) =>
  /<title>(.*)<\/title>/.exec((await server.ask(path)).body.toString())?.[1];

afterEach(() => server.close());

describe("a kept page", () => {
  it("is rendered once while it is fresh, for each address and language", async () => {
    await start();
    expect(await titleOf("/")).toBe("en / 1");
    expect(await titleOf("/")).toBe("en / 1");
    expect(await titleOf("/?lang=hi")).toBe("hi / 2");
    expect(await titleOf("/cart")).toBe("en /cart 3");
    server.pass(29_999);
    expect(await titleOf("/")).toBe("en / 1");
    expect(server.renders).toHaveLength(3);
  });

  it("is sent stale while one render replaces it, and not at all when it is too old", async () => {
    let finish = () => {};
    const waits = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await start(async (_key, count) => {
      if (count === 2) await waits;
      return pageOf(String(count));
    });
    await titleOf("/");
    server.pass(30_000);
    expect(await Promise.all([titleOf("/"), titleOf("/"), titleOf("/")])).toEqual(["1", "1", "1"]);
    expect(server.renders).toHaveLength(2);
    finish();
    await expect.poll(() => titleOf("/")).toBe("2");
    server.pass(629_999);
    expect(await titleOf("/")).toBe("2");
    await expect.poll(() => titleOf("/")).toBe("3");
    server.pass(630_000);
    expect(await titleOf("/")).toBe("4");
  });

  it("is packed anew before it takes an older one's place, so that nobody waits for it", async () => {
    await start();
    const headers = { "accept-encoding": "br" };
    await server.ask("/", { headers });
    server.pass(30_000);
    await expect
      .poll(async () => brotliDecompressSync((await server.ask("/", { headers })).body).toString())
      .toContain("en / 2");
  });
});

describe("what is sent", () => {
  it("is packed as the browser accepts, with its length and a tag of its own", async () => {
    await start();
    const plain = await server.ask("/");
    const brotli = await server.ask("/", { headers: { "accept-encoding": "gzip, br" } });
    const gzip = await server.ask("/", { headers: { "accept-encoding": "gzip, br;q=0" } });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const answers = [plain, brotli, gzip];
    expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "br",
      "gzip",
    ]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of answers) {
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers["cache-control"]).toBe(
        "public, max-age=0, s-maxage=30, stale-while-revalidate=600",
      );
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    }
    expect(server.renders).toHaveLength(1);
  });

  it("is nothing but 304 for who has it, also after a CDN has weakened the tag", async () => {
    await start();
    const headers = { "accept-encoding": "br" };
    const { etag = "" } = (await server.ask("/", { headers })).headers;
    for (const known of [etag, `"x", W/${etag}`, "*"]) {
      const answer = await server.ask("/", { headers: { ...headers, "if-none-match": known } });
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers).toMatchObject({ etag, vary: "Accept-Encoding" });
      expect(answer.headers["cache-control"]).toContain("s-maxage=30");
    }
    for (const known of ['"x"', etag.slice(0, -1), `"${etag}x"`]) {
      const answer = await server.ask("/", { headers: { ...headers, "if-none-match": known } });
      expect(answer.status).toBe(200);
    }
    const gzip = { "accept-encoding": "gzip", "if-none-match": etag };
    expect((await server.ask("/", { headers: gzip })).status).toBe(200);
  });

  it("has the head of the page and no body for HEAD", async () => {
    await start();
    const get = await server.ask("/");
    const head = await server.ask("/", { method: "HEAD" });
    expect(head.body).toHaveLength(0);
    const { date: _one, ...expected } = get.headers;
    const { date: _two, ...found } = head.headers;
    expect(found).toEqual(expected);
  });

  it("keeps the page's own Vary", async () => {
    await start(() => ({ ...pageOf("x"), headers: { vary: "Cookie" } }));
    expect((await server.ask("/")).headers.vary).toBe("Cookie, Accept-Encoding");
  });

  it("is the same page when it is rendered again, and a 304 brings its new time", async () => {
    const times = ["Sun, 29 Nov 2026 10:00:00 GMT", "Sun, 29 Nov 2026 10:00:30 GMT"];
    await start((_key, count) => ({
      ...pageOf("same"),
      headers: { "Last-Modified": times[count - 1] ?? "" },
    }));
    const before = await server.ask("/");
    expect(before.headers["last-modified"]).toBe(times[0]);
    server.cache.clear();
    const again = await server.ask("/", {
      headers: { "if-none-match": before.headers.etag ?? "" },
    });
    expect(again.status).toBe(304);
    expect(again.headers["last-modified"]).toBe(times[1]);
  });

  it("has another tag when only a header is another", async () => {
    const policies = ["default-src 'self'", "default-src 'none'"];
    await start((_key, count) => ({
      ...pageOf("same"),
      headers: { "Content-Security-Policy": policies[count - 1] ?? "" },
    }));
    const before = await server.ask("/");
    server.cache.clear();
    const after = await server.ask("/");
    expect(after.body).toEqual(before.body);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

describe("what is not kept", () => {
  const page = pageOf("x");
  const cases: [string, RenderedPage, string][] = [
    ["a page that says so", { ...page, cacheable: false }, "no-cache"],
    ["a failure", { ...page, status: 500 }, "no-cache"],
    ["a page that is not there", { ...page, status: 404, cacheable: false }, "no-cache"],
    ["a redirect", { ...page, status: 302, headers: { Location: "/cart" }, html: "" }, "no-cache"],
    [
      "a page with a cookie",
      { ...page, headers: { "set-cookie": "a=b", "cache-control": "no-store" } },
      "no-store",
    ],
    ["a private page", { ...page, headers: { "Cache-Control": "private" } }, "private"],
  ];

  it.each(cases)("%s", async (_name, rendered, control) => {
    await start(() => rendered);
    const first = await server.ask("/");
    const second = await server.ask("/");
    expect(second.status).toBe(rendered.status);
    expect(second.headers["cache-control"]).toBe(control);
    expect(second.body).toEqual(first.body);
    expect(server.renders).toHaveLength(2);
  });

  it("a render that threw; whoever comes next is given another try", async () => {
    await start((_key, count) => {
      if (count === 1) throw new Error("no database");
      return pageOf(String(count));
    });
    expect((await server.ask("/")).status).toBe(500);
    expect(await titleOf("/")).toBe("2");
  });

  it("anything while the cache is off, and nobody is told that they may keep it", async () => {
    await start(undefined, { enabled: false });
    expect(await titleOf("/")).toBe("en / 1");
    const { headers } = await server.ask("/");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(server.renders).toHaveLength(2);
  });

  it("anything after the cache was closed", async () => {
    await start();
    await titleOf("/");
    server.cache.close();
    expect(await titleOf("/")).toBe("en / 2");
    expect(await titleOf("/")).toBe("en / 3");
  });
});
