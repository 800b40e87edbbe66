import { orderTotals, refundFor } from "@taanka/api-client/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("what is paid back", () => {
  it("is all for all: 2799 of goods cost 3303", () => {
    expect(refundFor({ subtotal: 2799, total: 3303 }, 0, 0, 2799)).toBe(3303);
  });

  it("is the share of each piece, coupon and GST included", () => {
    const order = { subtotal: 2000, total: 2160 };
    expect(refundFor(order, 0, 0, 1000)).toBe(1080);
    expect(refundFor(order, 1000, 1080, 1000)).toBe(1080);
  });

  it("is nothing for an order that cost nothing", () => {
    expect(refundFor({ subtotal: 0, total: 0 }, 0, 0, 0)).toBe(0);
    expect(refundFor({ subtotal: 100, total: 0 }, 0, 0, 100)).toBe(0);
  });

  it("never adds up to more than was paid, and to exactly that in the end", () => {
    const price = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.array(fc.nat(11), { maxLength: 6 }),
        (prices, coupon, rejected) => {
          const lines = prices.map((each) => ({ price: each, mrp: each, quantity: 1 }));
          const totals = orderTotals(lines, { taxRate: 0.18, shipping: 0, couponDiscount: coupon });
          const order = { subtotal: totals.discountedTotal, total: totals.total };
          const active = new Map<number, number>();
          const ask = (index: number) => {
            const goods = prices[index];
            if (goods === undefined || active.has(index)) return;
            const before = [...active.keys()].reduce((sum, key) => sum + (prices[key] ?? 0), 0);
            const paid = [...active.values()].reduce((sum, amount) => sum + amount, 0);
            active.set(index, refundFor(order, before, paid, goods));
          };
          for (const index of prices.keys()) {
            ask(index);
            // Some requests are rejected and made once more later.
            if (rejected.includes(index)) active.delete(index);
            const sum = [...active.values()].reduce((total, amount) => total + amount, 0);
            expect(sum).toBeLessThanOrEqual(order.total);
          }
          for (const index of prices.keys()) ask(index);
          expect([...active.values()].reduce((sum, amount) => sum + amount, 0)).toBe(order.total);
        },
      ),
    );
  });
});
