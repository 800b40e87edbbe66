import { invoiceRows, orderTotals } from "@taanka/api-client/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { assertSameTotals } from "./totals.js";

const line = fc.record({
  price: fc.integer({ min: 1, max: 100_000 }),
  mrp: fc.integer({ min: 1, max: 150_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
});

it("takes what the shop charges, and nothing that differs by a paisa in any row", () => {
  const rows = fc.integer({ min: 0, max: 6 });
  const differences = fc.constantFrom(-100, -1, -0.01, 0.01, 1, 100);
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 500 }),
      rows,
      differences,
      (lines, couponDiscount, row, difference) => {
        const totals = orderTotals(lines, { taxRate: 0.18, shipping: 0, couponDiscount });
        const invoice = invoiceRows(totals);
        const claim = { invoice, totalAmount: totals.total };
        expect(() => assertSameTotals(claim, totals)).not.toThrow();
        const changed = invoice.map(({ key, value }, at) => ({
          key,
          value: at === row ? value + difference : value,
        }));
        // The seventh is the total of the order itself.
        const totalAmount = row === 6 ? totals.total + difference : totals.total;
        expect(() => assertSameTotals({ invoice: changed, totalAmount }, totals)).toThrow(
          "The price of your order has changed",
        );
      },
    ),
  );
});
