import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digitsOf } from "./digits";
import { digitsFor, type Edit, keepDigits, pastedText } from "./keepDigits";

const phone = { length: 10, keep: "last", phone: true } as const;
const pincode = { length: 6, keep: "first" } as const;

const ten = fc.stringMatching(/^[6-9]\d{9}$/);
const gap = fc.constantFrom("", " ", "-", ".", "\u00a0");
/** What may be written before a number and begins with what no number begins with. */
const signed = ["+91", "+91 ", "+91-0", "0", "0091 ", "(+91) ", "tel:+91", "+९१ "];

/** What a phone field holds after each key, all of them typed at its end. */
function typed(keys: string): string[] {
  let held = { value: "", open: "" };
  return [...keys].map((key) => {
    const text = held.open + held.value + key;
    held = keepDigits(text, text.length, "typed", phone);
    return held.value;
  });
}

describe("digitsOf", () => {
  it("drops everything else", () => {
    expect(digitsOf("+91 (98) 765-x")).toBe("9198765");
  });

  it.each(["५६०००१", "৫৬০০০১", "௫௬௦௦௦௧", "۵۶۰۰۰۱", "٥٦٠٠٠١", "５６０００１", "𑄻𑄼𑄶𑄶𑄶𑄷"])(
    "reads the digits of every script: %s",
    (written) => {
      expect(digitsOf(written)).toBe("560001");
    },
  );

  it("knows the value of each decimal digit of Unicode", () => {
    const all = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(digitsOf(all.join(""))).toBe("0123456789".repeat(all.length / 10));
  });
});

describe("keepDigits", () => {
  it("keeps the last ten digits of a pasted number with its country code", () => {
    expect(keepDigits("+91 98765 43210", 15, "pasted", phone)).toMatchObject({
      value: "9876543210",
      caret: 10,
    });
    expect(keepDigits("098765 43210", 12, "pasted", phone).value).toBe("9876543210");
  });

  it.each(["+91 98765 43210", "91-9876543210", "09876543210", "+919876543210", "9876543210"])(
    "keeps the number of %s",
    (written) => {
      expect(digitsFor(written, phone)).toBe("9876543210");
    },
  );

  it.each(["+1 415 555 2671", "0044 7911 123456", "+971 50 123 4567"])(
    "takes no number of another country for one of India: %s",
    (written) => {
      expect(keepDigits(written, written.length, "pasted", phone).value).toBe("");
      expect(digitsFor(written, phone)).toBe("");
    },
  );

  it.each([
    ...["9300000012 ext 5", "9300000012, 9300000013", "9198765432 ext 10", "+91 93000 00012 #5"],
    ...["93000000125", "919300000012 5", "9300000012 9300000013"],
  ])("makes no number of more digits than one has: %s", (text) => {
    expect(keepDigits(text, text.length, "pasted", phone).value).toBe("");
    expect(digitsFor(text, phone)).toBe("");
  });

  it("puts a whole number in the place of one that was begun, wherever it is pasted", () => {
    fc.assert(
      fc.property(ten, fc.stringMatching(/^\d{1,9}$/), fc.nat(9), (number, begun, place) => {
        const at = Math.min(place, begun.length);
        const pasted = `+91 ${number}`;
        const text = begun.slice(0, at) + pasted + begun.slice(at);
        expect(pastedText(begun, text, at + pasted.length, phone)).toBe(pasted);
        expect(pastedText("", pasted, pasted.length, phone)).toBe(pasted);
      }),
    );
    expect(pastedText("98765", "9876543210", 10, phone)).toBe("9876543210");
    expect(pastedText("560", "560560001", 9, pincode)).toBe("560001");
  });

  it("keeps the first six digits of a pasted pincode", () => {
    expect(keepDigits("560 001, Bengaluru 2", 20, "pasted", pincode).value).toBe("560001");
  });

  it("refuses a letter and leaves the caret where it was", () => {
    expect(keepDigits("98x76", 3, "typed", phone)).toMatchObject({ value: "9876", caret: 2 });
  });

  it("refuses a digit typed into a full field, at the end and in the middle", () => {
    expect(keepDigits("5600017", 7, "typed", pincode)).toMatchObject({ value: "560001", caret: 6 });
    expect(keepDigits("5670001", 3, "typed", pincode)).toMatchObject({ value: "560001", caret: 2 });
  });

  it("holds fewer digits than the field has room for", () => {
    expect(keepDigits("", 0, "typed", phone)).toMatchObject({ value: "", caret: 0 });
    expect(keepDigits("98", 2, "typed", phone)).toMatchObject({ value: "98", caret: 2 });
  });

  it("keeps the ten digits of a number however it is pasted or filled in", () => {
    fc.assert(
      fc.property(
        ten,
        fc.constantFrom(...signed, "", "91-", "91"),
        gap,
        fc.constantFrom("0", "०", "০", "௦", "۰", "٠", "０"),
        (number, prefix, between, zero) => {
          const spaced = `${number.slice(0, 5)}${between}${number.slice(5)}`;
          const digit = (text: string) => String.fromCharCode(zero.charCodeAt(0) + Number(text));
          const written = spaced.replaceAll(/\d/g, digit);
          expect(digitsFor(prefix + written, phone)).toBe(number);
        },
      ),
    );
  });

  it("holds digits alone, never too many, with the caret among them, whatever comes", () => {
    const rules = fc.constantFrom(phone, pincode);
    const edits = fc.constantFrom<Edit>("typed", "pasted", "stands");
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[+0]{0,3}(91)?[+\d -]{0,14}$/));
    fc.assert(
      fc.property(texts, fc.nat(40), edits, rules, (text, place, edit, rule) => {
        const { value, caret } = keepDigits(text, Math.min(place, text.length), edit, rule);
        expect(value).toMatch(/^\d*$/);
        expect(value.length).toBeLessThanOrEqual(rule.length);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(value.length);
        expect(digitsFor(value, rule)).toBe(value);
      }),
    );
  });
});

describe("a phone number that is typed key by key", () => {
  const spaced = (number: string, between: string) =>
    `${number.slice(0, 5)}${between}${number.slice(5)}`;

  it("is the same as one that is pasted, whatever stands before it", () => {
    fc.assert(
      fc.property(
        ten,
        fc.constantFrom(...signed, "", "91-", "91"),
        gap,
        (number, before, between) => {
          expect(typed(before + spaced(number, between)).at(-1)).toBe(number);
        },
      ),
    );
  });

  it("is complete with its last key and no sooner: nobody else's number is", () => {
    fc.assert(
      fc.property(ten, fc.constantFrom(...signed, ""), gap, (number, before, between) => {
        const sooner = typed(before + spaced(number, between)).slice(0, -1);
        expect(sooner.filter((value) => value.length >= phone.length)).toEqual([]);
      }),
    );
  });

  it("stays what it is where it begins with 91 itself", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^91\d{8}$/), (number) => {
        expect(typed(number)).toEqual([...number].map((_, at) => number.slice(0, at + 1)));
      }),
    );
  });

  it.each([
    ["+91 98765 43210", ["", "9", "", "", "9", "98"]],
    ["098765 43210", ["", "9", "98", "987", "9876", "98765"]],
    ["+987", ["", "9", "98", "987"]],
    ["00987", ["", "", "9", "98", "987"]],
  ])("shows of %s what is known by then", (keys, values) => {
    expect(typed(keys).slice(0, values.length)).toEqual(values);
  });

  it("takes off a bare 91 only where a number can follow it, and refuses other keys", () => {
    expect(typed("919876543210").slice(-3)).toEqual(["9198765432", "987654321", "9876543210"]);
    expect(typed("91123456789").at(-1)).toBe("9112345678");
    expect(typed("98765432109").at(-1)).toBe("9876543210");
  });

  it("is left as it stands by a 0 or a + in front, and by a key in the middle of a full field", () => {
    const held = (text: string, caret: number) => keepDigits(text, caret, "typed", phone);
    expect(held("098765", 1)).toMatchObject({ value: "98765", caret: 0 });
    expect(held("+98765", 1)).toMatchObject({ value: "98765", caret: 0 });
    expect(held("91987165432", 6)).toMatchObject({ value: "9198765432", caret: 5 });
  });

  it("loses its country code to a + that is put before it, with the caret kept", () => {
    expect(keepDigits("+9198765", 1, "typed", phone)).toMatchObject({ value: "98765", caret: 0 });
    expect(keepDigits("+9198765", 5, "pasted", phone)).toMatchObject({ value: "98765", caret: 2 });
  });

  it("keeps its noughts while its first digit is mended", () => {
    expect(keepDigits("076543210", 0, "stands", phone).value).toBe("076543210");
    expect(digitsFor("076543210", phone)).toBe("076543210");
    expect(keepDigits("8076543210", 1, "typed", phone).value).toBe("8076543210");
  });
});
