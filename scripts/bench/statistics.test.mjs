import { describe, expect, it } from "vitest";
import { median, slowdown, spread } from "./statistics.mjs";

describe("median", () => {
  it("is the middle, whatever the order", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([10, 9, 100])).toBe(10);
  });

  it("is not made up for nothing", () => {
    expect(() => median([])).toThrow("nothing");
  });
});

describe("spread", () => {
  it("says the least and the greatest", () => {
    expect(spread([3.456, 0.0456, 200.4])).toBe("0.046 to 200 in 3 runs");
    expect(spread([4])).toBe("one run");
  });
});

describe("slowdown", () => {
  it("compares two medians", () => {
    expect(slowdown(300, 100)).toBe(3);
    expect(slowdown(50, 100)).toBe(0.5);
  });

  it("takes a difference of about a frame as none", () => {
    expect(slowdown(36, 20)).toBe(1);
    expect(slowdown(41, 20)).toBeCloseTo(2.05);
  });
});
