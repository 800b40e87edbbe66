import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount } from "./formatCount";

describe("formatCount", () => {
  it("writes what Intl writes", () => {
    const locales = fc.constantFrom("en-IN", "hi-IN", "mr-IN", "en-US", "de-DE");
    fc.assert(
      fc.property(fc.maxSafeInteger(), locales, (count, locale) => {
        expect(formatCount(count, locale)).toBe(new Intl.NumberFormat(locale).format(count));
      }),
    );
  });

  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [119999, "1,19,999"],
  ])("writes %d as %s", (count, text) => {
    expect(formatCount(count, "en-IN")).toBe(text);
  });
});
