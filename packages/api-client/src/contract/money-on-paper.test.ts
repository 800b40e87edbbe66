import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invoiceRows, orderTotals } from "./money";

/** Paise, so that nothing here is ever a fraction. */
const paise = fc.bigInt({ min: 1n, max: 5_000_000n });
const line = fc.record({
  price: paise,
  above: fc.bigInt({ min: 0n, max: 2_000_000n }),
  quantity: fc.integer({ min: 1, max: 20 }),
});

interface Line {
  price: bigint;
  above: bigint;
  quantity: number;
}

const sum = (lines: readonly Line[], of: (line: Line) => bigint) =>
  lines.reduce((total, entry) => total + of(entry) * BigInt(entry.quantity), 0n);

/** What an accountant writes down: whole paise, tax in whole rupees with half a rupee up. */
function onPaper(lines: readonly Line[], percent: bigint, shipping: bigint, coupon: bigint) {
  const goods = sum(lines, ({ price }) => price);
  const mrp = sum(lines, ({ price, above }) => price + above);
  const tax = ((goods * percent + 5_000n) / 10_000n) * 100n;
  const payable = goods + tax + shipping;
  const off = coupon < payable ? coupon : payable;
  return { goods, mrp, tax, off, total: payable - off };
}

const rupees = (amount: bigint) => Number(amount) / 100;
const inPaise = (amount: number) => BigInt(Math.round(amount * 100));

describe("an order", () => {
  it("costs what an account on paper says, to the paisa", () => {
    const percents = fc.constantFrom(0n, 5n, 12n, 18n, 28n);
    const charges = fc.bigInt({ min: 0n, max: 50_000n });
    const coupons = fc.oneof(fc.constant(0n), charges, fc.bigInt({ min: 0n, max: 10n ** 9n }));
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 15 }),
        percents,
        charges,
        coupons,
        (lines, percent, shipping, coupon) => {
          const paper = onPaper(lines, percent, shipping, coupon);
          const totals = orderTotals(
            lines.map(({ price, above, quantity }) => ({
              ...{ price: rupees(price), mrp: rupees(price + above), quantity },
            })),
            {
              taxRate: Number(percent) / 100,
              shipping: rupees(shipping),
              couponDiscount: rupees(coupon),
            },
          );
          expect(inPaise(totals.discountedTotal)).toBe(paper.goods);
          expect(inPaise(totals.mrpTotal)).toBe(paper.mrp);
          expect(inPaise(totals.savings)).toBe(paper.mrp - paper.goods);
          expect(inPaise(totals.gst)).toBe(paper.tax);
          expect(inPaise(totals.couponDiscount)).toBe(paper.off);
          expect(inPaise(totals.total)).toBe(paper.total);
          // No amount carries a fraction of a paisa to where it is charged.
          for (const { value } of invoiceRows(totals)) {
            expect(Number(value.toFixed(2))).toBe(value);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
