import { describe, expect, it, vi } from "vitest";
import { fill } from "./fill";

describe("fill", () => {
  it.each([
    ["{percent}% OFF", { percent: 25 }, "25% OFF"],
    ["Rated {rating} out of {max}", { rating: 4.5, max: 5 }, "Rated 4.5 out of 5"],
    ["{a}{a}", { a: "x" }, "xx"],
    ["{unknown} stays", {}, "{unknown} stays"],
    ["No places", { a: 1 }, "No places"],
    ["Zero is {count}", { count: 0 }, "Zero is 0"],
  ])("%s with %o", (text, values, result) => {
    expect(fill(text, values)).toBe(result);
  });

  it("does not fill what a value brought in", () => {
    expect(fill("{a} {b}", { a: "{b}", b: "$&" })).toBe("{b} $&");
  });
});

describe("what a text may bring along", () => {
  it.each(["{constructor}", "{toString}", "{__proto__}"])(
    "is not what every object has: %s",
    (text) => {
      expect(fill(text, { page: 1 })).toBe(text);
    },
  );

  it("is not kept for ever", () => {
    const set = vi.spyOn(Map.prototype, "set");
    for (let index = 0; index < 3000; index++) fill(`${index} of {count}`, { count: 1 });
    expect(set.mock.calls.length).toBeLessThan(1000);
    set.mockRestore();
    expect(fill("late {count}", { count: 1 })).toBe("late 1");
  });
});
