import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountPercent, formatRupees } from "./money";

const rupees = fc.integer({ min: 0, max: 10 ** 11 }).map((paise) => paise / 100);
const toNumber = (text: string) => Number(text.replace(/[₹,]/g, ""));

describe("formatRupees", () => {
  it.each([
    [0, "₹0"],
    [999, "₹999"],
    [1199, "₹1,199"],
    [119999, "₹1,19,999"],
    [12345678.5, "₹1,23,45,678.50"],
    [-50, "-₹50"],
    [-0.001, "₹0"],
  ])("writes %d as %s while browsing", (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "writes nothing for %d, which is no amount",
    (amount) => {
      expect(formatRupees(amount)).toBe("");
      expect(formatRupees(amount, { paise: "always", locale: "mr-IN" })).toBe("");
    },
  );

  it.each([
    [504, "₹504.00"],
    [3303, "₹3,303.00"],
    [0, "₹0.00"],
  ])("writes %d as %s in the purchase area", (amount, text) => {
    expect(formatRupees(amount, { paise: "always" })).toBe(text);
  });

  it("groups the Indian way and reads back as the same amount", () => {
    fc.assert(
      fc.property(rupees, fc.constantFrom("whenNotZero", "always"), (amount, paise) => {
        const text = formatRupees(amount, { paise });
        expect(text).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})(\.\d{2})?$/);
        expect(toNumber(text)).toBe(amount);
      }),
    );
  });

  it("shows paise exactly when there are some, or always when asked", () => {
    fc.assert(
      fc.property(rupees, (amount) => {
        expect(formatRupees(amount).includes(".")).toBe(!Number.isInteger(amount));
        expect(formatRupees(amount, { paise: "always" })).toMatch(/\.\d{2}$/);
      }),
    );
  });

  it("writes what Intl writes, however large, in Indian languages and others", () => {
    const amounts = fc.oneof(
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((paise) => paise / 100),
      fc.double({ min: -(10 ** 15), max: 10 ** 15, noNaN: true }),
    );
    const locales = fc.constantFrom("en-IN", "hi-IN", "mr-IN", "en-US");
    fc.assert(
      fc.property(amounts, fc.boolean(), locales, (amount, always, locale) => {
        const rounded = Math.round(amount * 100) / 100 + 0;
        const decimals = always || !Number.isInteger(rounded) ? 2 : 0;
        const byIntl = new Intl.NumberFormat(locale, {
          style: "currency",
          currency: "INR",
          currencyDisplay: "narrowSymbol",
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }).format(rounded);
        const paise = always ? "always" : "whenNotZero";
        expect(formatRupees(amount, { paise, locale })).toBe(byIntl);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps Indian grouping in Hindi", () => {
    expect(formatRupees(119999, { locale: "hi-IN" })).toBe("₹1,19,999");
  });
});

describe("discountPercent", () => {
  it("never overstates an offer and is whole", () => {
    fc.assert(
      fc.property(rupees, rupees, (price, mrp) => {
        const percent = discountPercent(price, mrp);
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        if (percent > 0) expect(price).toBeLessThanOrEqual(mrp * (1 - percent / 100) + 1e-6);
      }),
    );
  });

  it.each([
    [4499, 5999, 25],
    [5999, 5999, 0],
    [6999, 5999, 0],
    [100, undefined, 0],
    [0, 500, 100],
    [71, 100, 29],
    [100, Number.NaN, 0],
    [100, Number.POSITIVE_INFINITY, 0],
    [-1, 100, 0],
  ])("of %s against %s is %s", (price, mrp, percent) => {
    expect(discountPercent(price, mrp)).toBe(percent);
  });
});
