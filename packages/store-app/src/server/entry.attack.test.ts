import type { Transport } from "@taanka/api-client";
import type { ServerOptions } from "@taanka/store/server";
import { afterEach, describe, expect, it } from "vitest";
import { type RenderedShop, startRenderedShop } from "./testing/renderedShop";

/** What an answer says, whenever it was rendered. */
const timeless = ({ html, headers, status }: { html: string; headers: string; status: number }) =>
  [status, headers, html].join("\n");

const servers: RenderedShop[] = [];

async function startShop(options: Partial<ServerOptions> = {}) {
  const shop = await startRenderedShop(options);
  servers.push(shop);
  return shop;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe("a stranger who asks for the shop's pages", () => {
  it("is answered as everybody is, whatever headers are sent, and leaves nothing behind", async () => {
    const hostile = {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "javascript",
      forwarded: "host=evil.example",
      cookie: "session=evil.example",
      authorization: "Bearer evil.example",
      "accept-language": "hi",
      "user-agent": "evil.example <script>",
      "x-original-url": "/evil.example",
      referer: "https://evil.example/",
    };
    const { ask } = await startShop();
    const first = await ask("/faq", hostile);
    expect(first.status).toBe(200);
    expect(first.control).toContain("s-maxage");
    expect(first.headers + first.html).not.toContain("evil.example");
    const { ask: askAnother } = await startShop();
    const untouched = await askAnother("/faq");
    expect(timeless(first)).toBe(timeless(untouched));
    expect(await ask("/faq")).toEqual(first);
  });

  it("makes no page of parameters that no page reads", async () => {
    const { ask } = await startShop();
    const plain = await ask("/faq");
    const asked = await ask("/faq?evil.example=1&q=evil.example");
    expect(asked.html).toBe(plain.html);
    expect(asked.etag).toBe(plain.etag);
  });

  it.each([
    "/orders/ORD-EVIL-1",
    "/orders/ORD-EVIL-1/cancel",
    "/orders/ORD-EVIL-1/invoice",
    "/edit-address/ORD-EVIL-1",
  ])("has nothing kept of the ids that are made up at %s", async (path) => {
    const { ask } = await startShop();
    expect((await ask(path)).control).toBe("no-cache");
  });

  it.each([
    ["/FAQ", "/faq"],
    ["/faq/", "/faq"],
    ["/hi/", "/hi"],
    ["/TBYB?x=1", "/tbyb?x=1"],
    ["/mostly-bought/?sort=popularity", "/mostly-bought?sort=popularity"],
    ["/product/%73ilk", "/product/silk"],
    ["//evil.example/faq/", "/faq"],
  ])("is led from %s to %s, the one spelling that pages know", async (asked, known) => {
    const { ask } = await startShop();
    const { status, location } = await ask(asked);
    expect([status, location]).toEqual([301, known]);
    expect((await ask(known)).status).not.toBe(301);
  });
});

describe("what is counted of pages", () => {
  function recorder() {
    const sent: number[] = [];
    const rendered: [string, number][] = [];
    return {
      sent,
      rendered,
      metrics: {
        sent: (status: number) => void sent.push(status),
        rendered: (page: string, status: number) => void rendered.push([page, status]),
      },
    };
  }

  it("goes by their patterns, of which no made-up address makes another", async () => {
    const { sent, rendered, metrics } = recorder();
    const { ask } = await startShop({ metrics });
    for (const path of ["/faq", "/faq", "/faq?utm=1", "/made-up/1", "/made-up/2", "/hi/faq"])
      await ask(path);
    expect(sent).toEqual([200, 200, 200, 404, 404, 200]);
    expect(rendered).toEqual([
      ["/faq", 200],
      ["*", 404],
      ["*", 404],
      ["/faq", 200],
    ]);
  });

  it("tells of those whose data nobody could read, and says so in the log", async () => {
    const { sent, rendered, metrics } = recorder();
    const { ask, failures } = await startShop({
      metrics,
      api: { transport: { send: () => Promise.reject(new Error("nobody is there")) } },
    });
    expect((await ask("/product/silk")).status).toBe(503);
    expect(sent).toEqual([503]);
    expect(rendered).toEqual([["/product/:id", 503]]);
    expect(failures.map(String).join()).toContain("Network error");
  });
});

it.each(["/", "/product/silk"])("no word of the catalogue ends the data of %s", async (path) => {
  const name = "Silk</script><script src=//evil.example>";
  const silk = { _id: "silk", name, description: name, category: "silk", image: "", MRP: 1 };
  const answers: Record<string, unknown> = {
    "/category/": [silk],
    "/items/{id}": { ...silk, discountPercentage: 0, filters: [] },
  };
  const transport: Transport = {
    send: async ({ call }) =>
      call.path.endsWith("revision") ? { revision: "1" } : (answers[call.path] ?? []),
  };
  const { ask } = await startShop({ api: { transport } });
  const { html } = await ask(path);
  const blocks = html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs);
  const read = JSON.stringify([...blocks].map(([, json = ""]) => JSON.parse(json)));
  expect(read).toContain(name);
  expect(html).not.toContain(name);
});

it("a page that fails to render is no success, and is kept for nobody", async () => {
  // What pages are named after is no address: no screen can say where it stands.
  const { ask, failures } = await startShop({ origin: "no origin" });
  const { status, control } = await ask("/faq");
  expect(status).toBe(500);
  expect(control).toBe("no-cache");
  expect(failures).not.toEqual([]);
});
