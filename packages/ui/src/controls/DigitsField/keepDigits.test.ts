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
});
