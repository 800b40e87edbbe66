import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFlow } from "./signInFlow";
import { rememberOrigin } from "./signInOrigin";

describe("readFlow", () => {
  it("gives back the page that was remembered", () => {
    expect(readFlow(rememberOrigin({ pathname: "/cart", search: "?a=1" })).from).toBe("/cart?a=1");
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
    expect(readFlow(state).from).toBe("/");
  });

  it("takes any state without throwing, and never leads off the shop", () => {
    fc.assert(
      fc.property(fc.anything(), fc.webUrl(), (state, url) => {
        expect(readFlow(state).from).toMatch(/^\/(?!\/)/);
        expect(readFlow({ from: url }).from).toBe("/");
      }),
    );
  });
});
