import { PassThrough } from "node:stream";
import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { restorePage } from "../data/pageData";
import { createDehydrator, scriptJson, withDeferredData } from "./deferredData";

describe("scriptJson", () => {
  it("survives any text and never ends the script element", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = scriptJson(value);
        expect(text).not.toContain("<");
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(scriptJson("</script><script>alert(1)</script>")).not.toMatch(/<\/script/);
  });
});

describe("createDehydrator", () => {
  it("gives each answer once", () => {
    const client = new QueryClient();
    const take = createDehydrator(client);
    client.setQueryData(["a"], 1);
    expect(take()?.map(([key]) => key)).toEqual([["a"]]);
    expect(take()).toBeUndefined();
    client.setQueryData(["b"], 2);
    expect(take()?.map(([key]) => key)).toEqual([["b"]]);
  });
});

it("keeps on the server what the document already says", async () => {
  const client = new QueryClient();
  const listing = { queryKey: ["listing"], queryFn: () => 1, meta: { stayOnServer: true } };
  await client.prefetchQuery(listing);
  expect(createDehydrator(client)()).toBeUndefined();
});

it("sends a failure as its status and message alone, and restores it as a failure", async () => {
  const client = new QueryClient();
  const failure = Object.assign(new Error("No such product"), { status: 404, secret: "stack" });
  const gone = { queryKey: ["gone"], queryFn: () => Promise.reject(failure), retry: false };
  await client.prefetchQuery(gone);
  const sent = createDehydrator(client)() ?? [];
  expect(sent).toEqual([
    [["gone"], expect.any(Number), null, { status: 404, message: "No such product" }],
  ]);
  const browser = new QueryClient();
  restorePage(browser, JSON.parse(JSON.stringify(sent)));
  expect(browser.getQueryState(["gone"])).toMatchObject({
    status: "error",
    error: { message: "No such product", status: 404 },
  });
});

it("restores answers with their age", () => {
  const client = new QueryClient();
  client.setQueryData(["a", { page: 1 }], { items: [] }, { updatedAt: 42 });
  const browser = new QueryClient();
  restorePage(browser, JSON.parse(JSON.stringify(createDehydrator(client)())));
  expect(browser.getQueryState(["a", { page: 1 }])).toMatchObject({
    status: "success",
    data: { items: [] },
    dataUpdatedAt: 42,
  });
});

describe("withDeferredData", () => {
  const later = () => new Promise((resolve) => setImmediate(resolve));

  it("puts new data before a later flush, never between the pieces of one", async () => {
    const client = new QueryClient();
    const take = createDehydrator(client);
    const source = new PassThrough();
    const chunks: string[] = [];
    const stream = source.pipe(withDeferredData("n", take, () => undefined));
    stream.on("data", (chunk) => chunks.push(String(chunk)));
    source.write("<html><bo");
    source.write("dy>");
    await later();
    await later();
    client.setQueryData(["slow"], "x");
    source.write("<div hid");
    source.write("den></div>");
    await later();
    await later();
    source.end();
    await later();
    const html = chunks.join("");
    expect(html).toMatch(/^<html><body><script nonce="n">.*"slow".*<\/script><div hidden><\/div>$/);
  });
});
