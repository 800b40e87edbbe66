import { PassThrough } from "node:stream";
import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
    expect(take()?.queries.map(({ queryKey }) => queryKey)).toEqual([["a"]]);
    expect(take()).toBeUndefined();
    client.setQueryData(["b"], 2);
    expect(take()?.queries.map(({ queryKey }) => queryKey)).toEqual([["b"]]);
  });
});

it("sends a failure as its status and message alone", async () => {
  const client = new QueryClient();
  const failure = Object.assign(new Error("No such product"), { status: 404, secret: "stack" });
  await client.prefetchQuery({
    queryKey: ["gone"],
    queryFn: () => Promise.reject(failure),
    retry: false,
  });
  const [query] = createDehydrator(client)()?.queries ?? [];
  expect(query?.state).toMatchObject({ status: "error" });
  expect(query?.state.error).toEqual({ name: "Error", status: 404, message: "No such product" });
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
