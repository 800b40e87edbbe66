import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { problemsOf } from "../../packages/api-client/src/testing/compile.ts";
import { replayExchanges } from "./exchanges.mjs";
import { purchase } from "./purchase.mjs";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("Medusa's adapter buys, from browsing to an order, on what a real server answered", async () => {
  const baseUrl = "https://medusa.example";
  const { regionId, left, send } = replayExchanges(baseUrl);
  vi.stubGlobal("fetch", send);
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const order = await purchase({ baseUrl, publishableKey: "pk_recorded", regionId });
  expect(order.totalAmount).toBe(3697);
  expect(left).toEqual([]);
  expect(warn.mock.calls).toEqual([
    ["The adapter does not answer wishlist.read (GET /userwishlist/)."],
  ]);
});

it("Medusa's adapter is right to the strict compiler", { timeout: 100_000 }, () => {
  const example = path.join(import.meta.dirname, "../../examples/medusa/src/index.ts");
  expect(problemsOf(example)).toEqual([]);
});
