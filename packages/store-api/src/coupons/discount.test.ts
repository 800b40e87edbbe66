import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponDiscount } from "./discount.js";

describe("a coupon's discount", () => {
  it.each([
    [{ discount_type: "flat", discount_value: 200, max_discount: null }, 2799, 200],
    [{ discount_type: "flat", discount_value: 200, max_discount: null }, 150, 150],
    [{ discount_type: "percent", discount_value: 10, max_discount: null }, 2799, 280],
    [{ discount_type: "percent", discount_value: 10, max_discount: 100 }, 2799, 100],
    [{ discount_type: "percent", discount_value: 10, max_discount: null }, 0, 0],
  ] as const)("of %j on ₹%i is ₹%i", (terms, goods, expected) => {
    expect(couponDiscount(terms, goods)).toBe(expected);
  });

  it("is whole, never negative and never more than the goods cost", () => {
    const terms = fc.record({
      discount_type: fc.constantFrom("flat" as const, "percent" as const),
      discount_value: fc.integer({ min: 1, max: 100_000 }),
      max_discount: fc.option(fc.integer({ min: 1, max: 100_000 })),
    });
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 10_000_000 }), (coupon, goods) => {
        const discount = couponDiscount(coupon, goods);
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(Math.min(goods, coupon.max_discount ?? goods));
      }),
    );
  });
});
