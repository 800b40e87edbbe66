import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareSizes } from "./sizes";

const inOrder = (sizes: readonly string[]) => [...sizes].sort(compareSizes);
const KNOWN = [
  ...["XXS", "XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL"],
  ...["6", "8.5", "10", "12", "38"],
  ...["0-3 Months", "3-6 Months", "6-9 Months", "12-18 Months", "2-3 Years", "10 Years"],
  ...["Semi-stitched", "Free Size"],
];

describe("the order of sizes", () => {
  it("has letters by their scale, numbers, ages, other words and what fits all", () => {
    expect(inOrder([...KNOWN].reverse())).toEqual(KNOWN);
    expect(inOrder(["l", "m", "s", "xl"])).toEqual(["s", "m", "l", "xl"]);
    expect(inOrder(["10", "12", "0-3 Months", "XL"])).toEqual(["XL", "10", "12", "0-3 Months"]);
  });

  it.each([
    ["XXL", "2XL"],
    ["XXXL", "3XL"],
    ["XX-Large", "XXL"],
    ["Extra Large", "XL"],
    ["XXS", "2XS"],
    ["X-Small", "xs"],
    ["Medium", "M"],
    ["M (38)", "M"],
    ["M/L", "M"],
    ["UK 8", "8"],
    ["38 (M)", "38"],
    ["1 Year", "12 months"],
    ["6-9M", "6 - 9 months"],
    ["One Size", "free size"],
    ["Large check", "Large"],
  ])("has %s where %s stands", (one, other) => {
    expect(compareSizes(one, other)).toBe(0);
  });

  it("keeps what it does not know as the shop has it", () => {
    const words = ["Round neck / Net", "Boat neck / Net", "Round neck / Organza", "Unstitched"];
    expect(inOrder(words)).toEqual(words);
  });

  it("is one order whatever the sizes are and however they came", () => {
    const size = fc.oneof(
      fc.constantFrom(...KNOWN),
      fc.string({ unit: fc.constantFrom(..."xsml0123/- ()yrmonths"), maxLength: 12 }),
    );
    fc.assert(
      fc.property(size, size, size, (a, b, c) => {
        expect(Math.sign(compareSizes(a, b))).toBe(-Math.sign(compareSizes(b, a)) + 0);
        if (compareSizes(a, b) <= 0 && compareSizes(b, c) <= 0) {
          expect(compareSizes(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
