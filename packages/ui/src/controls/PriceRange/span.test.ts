import { describe, expect, it } from "vitest";
import { boundedSpan, parseRupees, withTyped } from "./span";

describe("parseRupees", () => {
  it.each([
    ["1,19,999", 119999],
    ["₹ 1500", 1500],
    ["499.50", 499],
    ["१,५००.५०", 1500],
    ["", null],
    ["abc", null],
  ])("%s is %s", (text, rupees) => {
    expect(parseRupees(text)).toBe(rupees);
  });
});

describe("boundedSpan", () => {
  it.each([
    [
      [-5, 90000],
      [0, 20000],
    ],
    [
      [3000, 2000],
      [3000, 3000],
    ],
    [
      [500, 900],
      [500, 900],
    ],
    [
      [50000, 60000],
      [20000, 20000],
    ],
  ] as const)("%o becomes %o", (span, bounded) => {
    expect(boundedSpan(span, [0, 20000])).toEqual(bounded);
  });
});

describe("withTyped", () => {
  const limits = [500, 20000] as const;
  it.each([
    [0, "1,200", [1200, 8000]],
    [0, "9000", [8000, 8000]],
    [0, "", [500, 8000]],
    [1, "100", [1000, 1000]],
    [1, "99999", [1000, 20000]],
    [1, "nothing", [1000, 20000]],
  ] as const)("end %d typed %s", (end, text, span) => {
    expect(withTyped([1000, 8000], end, text, limits)).toEqual(span);
  });
});
