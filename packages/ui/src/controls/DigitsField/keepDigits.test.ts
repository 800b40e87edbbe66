import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digitsFor, digitsOf, keepDigits } from "./keepDigits";

const phone = { length: 10, keep: "last" } as const;
const pincode = { length: 6, keep: "first" } as const;

describe("digitsOf", () => {
  it("drops everything else", () => {
    expect(digitsOf("+91 (98) 765-x")).toBe("9198765");
  });

  it("reads Devanagari digits", () => {
    expect(digitsOf("५६०००१")).toBe("560001");
  });
});

describe("keepDigits", () => {
  it("keeps the last ten digits of a pasted number with its country code", () => {
    expect(keepDigits("+91 98765 43210", 15, false, phone)).toEqual({
      value: "9876543210",
      caret: 10,
    });
    expect(keepDigits("098765 43210", 12, false, phone).value).toBe("9876543210");
  });

  it.each(["+91 98765 43210", "91-9876543210", "09876543210", "+919876543210", "9876543210"])(
    "keeps the number of %s",
    (written) => {
      expect(digitsFor(written, phone)).toBe("9876543210");
    },
  );

  it("keeps the first six digits of a pasted pincode", () => {
    expect(keepDigits("560 001, Bengaluru 2", 20, false, pincode).value).toBe("560001");
  });

  it("refuses a letter and leaves the caret where it was", () => {
    expect(keepDigits("98x76", 3, true, phone)).toEqual({ value: "9876", caret: 2 });
  });

  it("refuses a digit typed into a full field, at the end and in the middle", () => {
    expect(keepDigits("5600017", 7, true, pincode)).toEqual({ value: "560001", caret: 6 });
    expect(keepDigits("5670001", 3, true, pincode)).toEqual({ value: "560001", caret: 2 });
  });

  it("holds fewer digits than the field has room for", () => {
    expect(keepDigits("", 0, true, phone)).toEqual({ value: "", caret: 0 });
    expect(keepDigits("98", 2, true, phone)).toEqual({ value: "98", caret: 2 });
  });

  it("keeps the ten digits of a number however it is pasted or filled in", () => {
    const ten = fc.stringMatching(/^[6-9]\d{9}$/);
    const before = fc.constantFrom("", "+91", "+91 ", "91-", "0", "0091 ", "(+91) ", "tel:+91");
    const gap = fc.constantFrom("", " ", "-", ".", "\u00a0");
    fc.assert(
      fc.property(ten, before, gap, fc.boolean(), (number, prefix, between, devanagari) => {
        const spaced = `${number.slice(0, 5)}${between}${number.slice(5)}`;
        const digit = (text: string) => String.fromCharCode(text.charCodeAt(0) + 0x936);
        const written = devanagari ? spaced.replaceAll(/\d/g, digit) : spaced;
        expect(digitsFor(prefix + written, phone)).toBe(number);
      }),
    );
  });

  it("holds digits alone, never too many, with the caret among them, whatever comes", () => {
    const rules = fc.constantFrom(phone, pincode);
    fc.assert(
      fc.property(fc.string(), fc.nat(40), fc.boolean(), rules, (text, place, typed, rule) => {
        const { value, caret } = keepDigits(text, Math.min(place, text.length), typed, rule);
        expect(value).toMatch(/^\d*$/);
        expect(value.length).toBeLessThanOrEqual(rule.length);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(value.length);
        expect(digitsFor(value, rule)).toBe(value);
      }),
    );
  });
});
