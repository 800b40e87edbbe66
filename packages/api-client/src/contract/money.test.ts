import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountPercent, invoiceKeys, invoiceRows, orderTotals, parseRupees } from "./money";

describe("parseRupees", () => {
  it.each([
    ["₹1,19,999.00", 119999],
    ["Rs. 1199", 1199],
    ["Rs.1199", 1199],
    ["rs 1,199.50", 1199.5],
    ["INR 2799/-", 2799],
    ["1 199", 1199],
    ["₹\u00a01,199", 1199],
    ["MRP ₹5,999 (inclusive of all taxes)", 5999],
    ["-₹200", -200],
    ["− ₹ 200.25", -200.25],
    ["-0", 0],
    ["0", 0],
    [1199.5, 1199.5],
  ])("reads %j as %d", (text, amount) => {
    expect(parseRupees(text)).toBe(amount);
  });

  it.each(["", "free", "₹", "Rs.", Number.POSITIVE_INFINITY, Number.NaN, "9".repeat(400)])(
    "finds no amount in %j",
    (value) => {
      expect(parseRupees(value)).toBeNaN();
    },
  );

  it("reads what somebody made to hold it up", () => {
    const much = " ".repeat(200_000);
    for (const text of [much, `${much}x`, `-${much}x`, `₹${much}x`, "-".repeat(200_000)]) {
      expect(parseRupees(text)).toBeNaN();
    }
    expect(parseRupees(`${much}₹ 5`)).toBe(5);
  });

  const paise = fc.integer({ min: 0, max: 10 ** 12 });

  it("reads back every amount that Indian grouping writes", () => {
    const formats = [0, 2].map(
      (digits) =>
        new Intl.NumberFormat("en-IN", {
          style: "currency",
          currency: "INR",
          minimumFractionDigits: digits,
        }),
    );
    fc.assert(
      fc.property(paise, fc.constantFrom(...formats), (amount, format) => {
        expect(parseRupees(format.format(amount / 100))).toBe(amount / 100);
      }),
    );
  });

  it("does not mind how the currency is written", () => {
    const prefix = fc.constantFrom("₹", "₹ ", "Rs.", "Rs. ", "rs ", "INR ", "");
    const suffix = fc.constantFrom("", "/-", " only", " ₹");
    fc.assert(
      fc.property(fc.nat(), prefix, suffix, (amount, before, after) => {
        expect(parseRupees(`${before}${amount}${after}`)).toBe(amount);
      }),
    );
  });

  it("never throws and never gives an infinite amount", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (value) => {
        expect(Math.abs(parseRupees(value))).not.toBe(Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe("discountPercent", () => {
  const paise = fc.integer({ min: 0, max: 10 ** 11 });

  it("is the largest whole percentage that the price keeps to", () => {
    fc.assert(
      fc.property(paise, paise, (price, mrp) => {
        const percent = discountPercent(price / 100, mrp / 100);
        const promised = (offer: number) => BigInt(mrp) * BigInt(100 - offer);
        const paid = BigInt(price) * 100n;
        if (price >= mrp) expect(percent).toBe(0);
        else {
          expect(paid <= promised(percent)).toBe(true);
          expect(paid > promised(percent + 1)).toBe(true);
        }
      }),
    );
  });

  it("says the same of one piece and of several", () => {
    fc.assert(
      fc.property(paise, paise, fc.integer({ min: 1, max: 100 }), (price, mrp, pieces) => {
        const one = discountPercent(price / 100, mrp / 100);
        expect(discountPercent((price / 100) * pieces, (mrp / 100) * pieces)).toBe(one);
      }),
    );
  });

  it.each([
    [4499, 5999, 25],
    [661, 1000, 33],
    [71, 100, 29],
    [0.71, 1, 29],
    [2999, 2999, 0],
    [2998, 2999, 0],
    [0, 500, 100],
    [3000, 2999, 0],
    [100, 0, 0],
    [0, 0, 0],
    [-1, 100, 0],
    [100, -1, 0],
    [100, null, 0],
    [100, undefined, 0],
    [100, Number.NaN, 0],
    [Number.NaN, 100, 0],
    [100, Number.POSITIVE_INFINITY, 0],
    [1, 1e305, 0],
  ])("of %s against %s is %s", (price, mrp, percent) => {
    expect(discountPercent(price, mrp)).toBe(percent);
  });
});

describe("orderTotals", () => {
  const charges = { taxRate: 0.18, shipping: 0 };
  const rupees = fc.integer({ min: 0, max: 500_000 });
  const line = fc.record({
    price: rupees,
    mrp: rupees,
    quantity: fc.integer({ min: 1, max: 100 }),
  });
  const lines = fc.array(line, { maxLength: 20 });

  it("charges 3303 for 2799 of goods", () => {
    expect(orderTotals([{ price: 2799, mrp: 3500, quantity: 1 }], charges)).toEqual({
      mrpTotal: 3500,
      discountedTotal: 2799,
      savings: 701,
      couponDiscount: 0,
      gst: 504,
      shipping: 0,
      total: 3303,
    });
  });

  it("takes the coupon after GST", () => {
    const totals = orderTotals([{ price: 2799, mrp: 3500, quantity: 1 }], {
      ...charges,
      couponDiscount: 200,
    });
    expect(totals).toMatchObject({ gst: 504, couponDiscount: 200, total: 3103 });
  });

  it.each([
    [0.05, 0, 140, 2939],
    [0.12, 99, 336, 3234],
    [0, 49.5, 0, 2848.5],
  ])(
    "charges what a shop with a rate of %d and shipping of %d asks for",
    (taxRate, shipping, gst, total) => {
      const totals = orderTotals([{ price: 2799, mrp: 3500, quantity: 1 }], { taxRate, shipping });
      expect(totals).toMatchObject({ gst, shipping, total });
    },
  );

  it("rounds half a rupee of tax up, whatever a fraction makes of it", () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(rupees, percent, (price, rate) => {
        const { gst } = orderTotals([{ price, mrp: price, quantity: 1 }], {
          taxRate: rate / 100,
          shipping: 0,
        });
        expect(gst).toBe(Math.floor((price * rate + 50) / 100));
      }),
    );
  });

  it("never goes below zero, and its parts always add up", () => {
    const shippings = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(
        lines,
        shippings,
        fc.integer({ min: 0, max: 10 ** 8 }),
        (some, charge, coupon) => {
          const totals = orderTotals(some, {
            taxRate: 0.18,
            shipping: charge,
            couponDiscount: coupon,
          });
          for (const amount of Object.values(totals)) expect(amount).toBeGreaterThanOrEqual(0);
          const { discountedTotal, gst, shipping, couponDiscount, total } = totals;
          expect(total).toBe(discountedTotal + gst + shipping - couponDiscount);
          expect(total).toBe(Math.max(0, discountedTotal + gst + charge - coupon));
          expect(Number.isInteger(gst)).toBe(true);
        },
      ),
    );
  });

  it("does not depend on the order of the lines, nor on how a quantity is split", () => {
    fc.assert(
      fc.property(lines, line, (some, extra) => {
        const split = Array.from({ length: extra.quantity }, () => ({ ...extra, quantity: 1 }));
        expect(orderTotals([...split, ...some.toReversed()], charges)).toEqual(
          orderTotals([...some, extra], charges),
        );
      }),
    );
  });

  it("survives any number", () => {
    const any = fc.record({ price: fc.double(), mrp: fc.double(), quantity: fc.double() });
    fc.assert(
      fc.property(fc.array(any), fc.array(fc.double(), { minLength: 3 }), (some, numbers) => {
        const [taxRate = 0, shipping = 0, coupon = 0] = numbers;
        const totals = orderTotals(some, { taxRate, shipping, couponDiscount: coupon });
        for (const amount of Object.values(totals)) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("invoiceRows", () => {
  it("gives the six rows in their order", () => {
    const rows = invoiceRows(
      orderTotals([{ price: 2799, mrp: 3500, quantity: 1 }], {
        taxRate: 0.18,
        shipping: 0,
        couponDiscount: 100,
      }),
    );
    expect(rows.map((row) => row.key)).toEqual(invoiceKeys);
    expect(rows.map((row) => row.value)).toEqual([3500, 2799, 100, 504, 0, 3203]);
  });
});
