import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress, widerNetwork } from "./address.js";
import type { HttpEnv } from "./env.js";

async function addressOf(remoteAddress: string, forwarded?: string): Promise<string> {
  const app = new Hono<HttpEnv>();
  app.get("/", (c) => c.text(clientAddress(c, forwarded === undefined ? 0 : 1)));
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await app.request("/", { headers }, { remoteAddress })).text();
}

describe("the address that limits count", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", async (remote, counted) => {
    expect(await addressOf(remote)).toBe(counted);
  });

  it.each([
    ["203.0.113.7:51234", "203.0.113.7"],
    ["[2001:db8:1:2::9]:51234", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["1.2.3.4, 203.0.113.7:80", "203.0.113.7"],
    ["x".repeat(300), "x".repeat(64)],
    ["[not:an:address]:1", "not:an:address"],
    ["", "192.0.2.1"],
  ])("behind a proxy that wrote %s is %s", async (forwarded, counted) => {
    expect(await addressOf("192.0.2.1", forwarded)).toBe(counted);
  });
});

describe("the network around an address", () => {
  it.each([
    ["2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["203.0.113.7", undefined],
    ["unknown", undefined],
    ["2001:db8:1:2", undefined],
  ])("of %s is %s", (address, network) => {
    expect(widerNetwork(address)).toBe(network);
  });
});
