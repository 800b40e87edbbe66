import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPriceLimit } from "./price-limit.js";

const none = Number.POSITIVE_INFINITY;

describe("what a search says of the price", () => {
  it.each([
    ["blue kurti under 1000", "blue kurti", { least: 0, most: 1000 }],
    ["Under ₹1,500 saree", "saree", { least: 0, most: 1500 }],
    ["silk above Rs. 5k", "silk", { least: 5000, most: none }],
    ["lehenga more than 2000 less than 9000", "lehenga", { least: 2000, most: 9000 }],
    ["up to inr 800", "", { least: 0, most: 800 }],
    ["saree under 1,999.00", "saree", { least: 0, most: 1999 }],
    ["saree under ₹1999.50 silk", "saree silk", { least: 0, most: 1999 }],
    ["saree below 1,00,000.00", "saree", { least: 0, most: 100_000 }],
    ["saree under 1,000.", "saree .", { least: 0, most: 1000 }],
    ["kurti under 1,000rs", "kurti", { least: 0, most: 1000 }],
    ["kurti under 1000 rupees red", "kurti red", { least: 0, most: 1000 }],
    ["kurti under 500/-", "kurti", { least: 0, most: 500 }],
    ["sarees between 1000 and ₹2,000", "sarees", { least: 1000, most: 2000 }],
    ["gown between 5k to 3000", "gown", { least: 3000, most: 5000 }],
    ["saree under 1.999", "saree under 1.999", undefined],
    ["saree under 12345678901234", "saree under 12345678901234", undefined],
    ["kurti 1000", "kurti 1000", undefined],
    ["under the moon", "under the moon", undefined],
    ["wunder 1000", "wunder 1000", undefined],
    ["worn over palazzos", "worn over palazzos", undefined],
  ])("in %j is taken out of it", (keyword, text, limit) => {
    const read = readPriceLimit(keyword);
    expect(read.text.replaceAll(/\s+/g, " ").trim()).toBe(text);
    expect(read.limit).toEqual(limit);
  });

  it("is nothing for any text without one", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        const read = readPriceLimit(text);
        if (!/under|below|within|up ?to|less|above|over|more|between/i.test(text)) {
          expect(read).toEqual({ text, limit: undefined });
        }
      }),
    );
  });
});
