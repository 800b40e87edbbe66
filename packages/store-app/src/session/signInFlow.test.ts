import { readFlow, rememberOrigin } from "@taanka/store/react-router";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { storePages } from "../app/ShopNavigation";

describe("readFlow", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["https://shop.example/cart?a=1", "/cart?a=1"],
    ["https://shop.example/hi/faq", "/faq"],
    ["", "/"],
    ["https://shop.example/login", "/"],
    ["https://shop.example//evil.example/x", "/"],
    ["https://shop.example/hi//evil.example", "/hi//evil.example"],
    ["https://evil.example/cart", "/"],
  ])("takes a page for the one to return to that led here by itself: %s", (referrer, from) => {
    vi.stubGlobal("document", { referrer });
    vi.stubGlobal("window", { location: { origin: "https://shop.example" } });
    expect(readFlow(undefined, storePages).from).toBe(from);
  });

  it("gives back the page that was remembered", () => {
    expect(readFlow(rememberOrigin({ pathname: "/cart", search: "?a=1" }), storePages).from).toBe(
      "/cart?a=1",
    );
  });

  it.each([
    undefined,
    null,
    3,
    {},
    { from: 3 },
    { from: "https://evil.example" },
    { from: "//evil.example" },
  ])("goes home for %j", (state) => {
    expect(readFlow(state, storePages).from).toBe("/");
  });

  it("takes any state without throwing, and never leads off the shop", () => {
    fc.assert(
      fc.property(fc.anything(), fc.webUrl(), (state, url) => {
        expect(readFlow(state, storePages).from).toMatch(/^\/(?!\/)/);
        expect(readFlow({ from: url }, storePages).from).toBe("/");
      }),
    );
  });
});
