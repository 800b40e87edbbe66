import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { latinDigits } from "./digits";
import { normalisePhone, readPhone } from "./phone";
import { phoneSchema, pincodeSchema } from "./requests/common";
import { orderTrackBodySchema } from "./requests/order";
import { partnerBodySchema } from "./requests/partner";

const mobile = fc.stringMatching(/^[6-9]\d{9}$/);
const zeros = ["०", "০", "௦", "۰", "٠", "０", "𑄶"];
/** A text with its digits in another script. */
const inScript = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

describe("a phone number", () => {
  it("is the same in the digits of any script, with any prefix", () => {
    const prefixes = fc.constantFrom(
      "",
      "+91 ",
      "91",
      "91-",
      "0",
      "0091 ",
      "+91-0",
      "(+91) ",
      "tel:+91",
    );
    fc.assert(
      fc.property(mobile, prefixes, fc.constantFrom(...zeros), (number, prefix, zero) => {
        expect(v.parse(phoneSchema, inScript(zero, prefix + number))).toBe(number);
        expect(normalisePhone(`\u202a${prefix}${number}\u202c`)).toBe(number);
      }),
    );
  });

  it("is never cut out of more digits", () => {
    fc.assert(
      fc.property(
        mobile,
        fc.stringMatching(/^( ext | x|#|,|;ext=| |-|)\d{1,6}$/),
        (number, more) => {
          const found = normalisePhone(number + more);
          const digits = number + more.replace(/\D/g, "");
          // 91 and ten more digits are a number with its country code, unless it says otherwise.
          const isWhole = /^91[6-9]\d{9}$/.test(digits) && /^[ -]?\d+$/.test(more);
          expect(found).toBe(isWhole ? digits.slice(2) : "");
        },
      ),
    );
  });

  it.each([
    ...["9300000012 ext 5", "9198765432 ext 10", "9300000012, 9300000013", "+91 9300000012 #5"],
    ...["98765432109", "\u202a+65 9123 4567", "tel:+65 9123 4567", "919300000012 5"],
  ])("is refused as %s", (written) => {
    const { issues } = v.safeParse(phoneSchema, written);
    expect(issues?.map(({ message }) => message)).toEqual([
      "Phone number must be exactly 10 digits",
    ]);
  });

  it("stays as it was stored where it is none of this country", () => {
    expect(readPhone("+919812345678")).toBe("9812345678");
    expect(readPhone("+1 415 555 0100")).toBe("+1 415 555 0100");
    expect(readPhone("")).toBe("");
  });
});

describe("digits of any script", () => {
  it.each(zeros)("are those of a pincode and of a code, from %s on", (zero) => {
    expect(v.parse(pincodeSchema, ` ${inScript(zero, "560001")} `)).toBe("560001");
    const { phoneLastDigits } = orderTrackBodySchema.entries;
    expect(v.parse(phoneLastDigits, inScript(zero, "3210"))).toBe("3210");
    const { gst, pan } = partnerBodySchema.entries;
    expect(v.parse(gst, inScript(zero, "09aabct1332l1z5"))).toBe("09AABCT1332L1Z5");
    expect(v.parse(pan, inScript(zero, "aabct1332l"))).toBe("AABCT1332L");
    expect(latinDigits(inScript(zero, "482913"))).toBe("482913");
  });
});
