import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { checkAgreement, factsOf } from "./agreement.js";
import { StartError } from "./port.js";
import { listening } from "./testing/http.js";

describe("checkAgreement", () => {
  const ours = { name: "TAANKA", tax: { rate: 0.18, name: "GST" }, coupons: [] };

  it("takes equal facts, in whatever order their parts stand", () => {
    const same = { coupons: [], tax: { name: "GST", rate: 0.18, code: undefined }, name: "TAANKA" };
    expect(() => checkAgreement(ours, same)).not.toThrow();
  });

  it("takes facts that only one version gives, while shop and API are upgraded in turn", () => {
    const newer = { ...ours, currency: "INR" };
    expect(() => checkAgreement(ours, newer)).not.toThrow();
    expect(() => checkAgreement(newer, ours)).not.toThrow();
  });

  it.each([
    ["tax", { ...ours, tax: { rate: 0.05, name: "GST" } }],
    ["name, coupons", { ...ours, name: "NEELAM", coupons: [{ code: "TEN", discount: 10 }] }],
  ])("names what differs: %s", (names, theirs) => {
    expect(() => checkAgreement(ours, theirs)).toThrow(StartError);
    expect(() => checkAgreement(ours, theirs)).toThrow(`they differ in ${names}.`);
  });
});

describe("the facts of an API elsewhere", () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  const facts = async (listener: RequestListener) => {
    const server = createServer(listener);
    servers.push(server);
    const baseUrl = `http://127.0.0.1:${await listening(server)}/api`;
    return factsOf({ remote: { baseUrl, publicUrl: baseUrl } });
  };

  it("stand in its description", async () => {
    const described = { info: { title: "a store API", "x-shop": { name: "NEELAM", tax: 1 } } };
    const found = await facts(({ url }, response) =>
      response.end(url === "/api/openapi.json" ? JSON.stringify(described) : "{}"),
    );
    expect(found).toEqual({ name: "NEELAM", tax: 1 });
  });

  it.each([
    ["another back end", "{}"],
    ["what is no JSON", "<html>"],
    ["facts without a name", JSON.stringify({ info: { "x-shop": {} } })],
  ])("are not known of %s", async (_kind, body) => {
    expect(await facts((_request, response) => response.end(body))).toBeUndefined();
  });

  it("are not known while it does not answer", async () => {
    const baseUrl = "http://127.0.0.1:1/api";
    expect(await factsOf({ remote: { baseUrl, publicUrl: baseUrl } })).toBeUndefined();
  });
});
