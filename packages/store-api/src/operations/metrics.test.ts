import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.js";

const TOKEN = "a-token-for-prometheus";

describe("metrics", () => {
  const api = useTestApi("pglite", { METRICS_TOKEN: TOKEN });
  const read = (headers: Record<string, string>, from: string) =>
    api().call("GET", "/metrics", { headers, from });

  it("count requests by route and status, without ids and numbers", async () => {
    await api().send(endpoints.items.list, { body: {} });
    await api().call("GET", "/api/items/silk-one");
    await api().call("GET", "/api/items/no-such-saree");
    await api().call("GET", "/api/no/such/route/9876543210");
    const { status, body, headers } = await read({ authorization: `Bearer ${TOKEN}` }, "192.0.2.9");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/plain");
    const counted = (labels: string) =>
      new RegExp(`taanka_http_request_duration_seconds_count\\{${labels}\\} 1\\n`);
    expect(body.message).toMatch(counted('method="GET",route="/api/items/:id",status="200"'));
    expect(body.message).toMatch(counted('method="GET",route="/api/items/:id",status="404"'));
    expect(body.message).toContain("taanka_listing_products 5");
    expect(body.message).toContain("taanka_database_up 1");
    expect(body.message).toContain("taanka_refunds_owed 0");
    expect(body.message).toContain("nodejs_eventloop_lag_seconds");
    expect(body.message).not.toContain("9876543210");
    expect(body.message).not.toContain("saree");
  });

  it("tell of the pages of a storefront in the same process", async () => {
    const { pageMetrics } = api().api;
    pageMetrics.sent(200);
    pageMetrics.sent(200);
    pageMetrics.rendered("/product/:id", 200, 0.02);
    const { body } = await read({ authorization: `Bearer ${TOKEN}` }, "192.0.2.9");
    expect(body.message).toContain('taanka_pages_total{status="200"} 2');
    expect(body.message).toMatch(
      /taanka_page_render_duration_seconds_bucket\{le="0.025",page="\/product\/:id",status="200"\} 1/,
    );
  });

  it.each([
    ["strangers", {}, "192.0.2.9"],
    ["a wrong token", { authorization: `Bearer ${TOKEN}x` }, "192.0.2.9"],
    ["a wrong token on this machine", { authorization: "Bearer guess" }, "127.0.0.1"],
    [
      "a token of other letters",
      { authorization: `Bearer ${"é".repeat(TOKEN.length)}` },
      "192.0.2.9",
    ],
    ["a proxy on this machine", { "x-forwarded-for": "127.0.0.1" }, "127.0.0.1"],
  ])("are not there for %s", async (_, headers, from) => {
    expect((await read(headers, from)).status).toBe(404);
  });

  it("are not there for a program on this machine, which may be a proxy", async () => {
    expect((await read({ host: "localhost" }, "127.0.0.1")).status).toBe(404);
  });
});

describe.each<Record<string, string>>([{}, { SHOP_ORIGIN: "https://shop.example" }])(
  "metrics without a token, with %j",
  (environment) => {
    const api = useTestApi("pglite", environment);

    it("are nobody's, for a proxy may add no header", async () => {
      for (const authorization of ["", "Bearer ", "Bearer undefined"]) {
        const headers = { host: "localhost", authorization };
        const { status } = await api().call("GET", "/metrics", { headers, from: "127.0.0.1" });
        expect(status).toBe(404);
      }
    });
  },
);
