import { describe, expect, it } from "vitest";
import { newerThanPromised } from "./browser-promise.mjs";

describe("a built file", () => {
  it.each([
    ["a.js", "const ok = URL.canParse(text);", "a.js  URL.canParse (Safari 17)"],
    [
      "a.js",
      'jsx("span", { popover: "manual" })',
      'a.js  popover: "manual" (Firefox 125, Safari 17)',
    ],
    ["a.css", ".a{color:light-dark(red,blue)}", "a.css  light-dark( (Chrome 123, Safari 17.5)"],
    ["a.css", ".a{&:hover{color:red}}", "a.css  & (Safari 16.5)"],
  ])("is told of what %s asks: %s", (file, text, line) => {
    expect(newerThanPromised(file, text)).toEqual([line]);
  });

  it("may use what only adds, and what its own guard allows", () => {
    expect(newerThanPromised("a.css", "@starting-style{.a{opacity:0}}")).toEqual([]);
    const guarded = "packages/ui/dist/overlays/Tooltip/Tooltip.js";
    expect(newerThanPromised(guarded, "bubble.showPopover()")).toEqual([]);
  });

  it("may use in the bundle what React and Radix guard, and nowhere else", () => {
    const guarded = 'typeof t.checkVisibility=="function"&&s.startViewTransition({});r.onScrollEnd';
    expect(newerThanPromised("packages/ui/dist/browser.js", guarded)).toEqual([]);
    expect(newerThanPromised("packages/ui/dist/index.js", guarded)).toHaveLength(3);
    expect(newerThanPromised("packages/ui/dist/browser.js", "Object.groupBy(a, b)")).toHaveLength(
      1,
    );
  });

  it("may use what every promised browser knows", () => {
    expect(
      newerThanPromised("a.css", "@layer a{.b:has(c){color:color-mix(in oklab,red,blue)}}"),
    ).toEqual([]);
    expect(
      newerThanPromised("a.js", "[1].at(-1) ?? structuredClone({}); Object.entries(a).map(b)"),
    ).toEqual([]);
  });
});
