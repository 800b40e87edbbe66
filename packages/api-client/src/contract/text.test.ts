import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { requiredText, text } from "./requests/common";
import { cleanText } from "./text";

/** Everything that Unicode has, with many marks and invisible characters among it. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 3 }),
      fc.constantFrom(
        "\u200b",
        "\u200c",
        "\u200d",
        "\ufe0f",
        "\u0301",
        "\u0344",
        "\u202e",
        "न्",
        "❤",
        "e",
      ),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(""));

/** One of each kind of character that a reader cannot see. */
const invisible = [
  ..."\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069",
  ..."\u206f\u3164\ufe00\ufe0f\ufeff\uffa0\ufff9\ufffb\u{1d173}\u{e0041}\u{e0100}",
];

describe("cleanText", () => {
  it("settles at once, whatever the text", () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const clean = cleanText(written);
        expect(cleanText(clean)).toBe(clean);
        expect(clean).toBe(clean.normalize("NFC"));
      }),
      { numRuns: 2000 },
    );
  });

  it("makes one text of its canonical forms", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (written) => {
        expect(cleanText(written.normalize("NFD"))).toBe(cleanText(written.normalize("NFC")));
      }),
    );
    expect(cleanText("Cafe\u0301")).toBe("Café");
  });

  it.each(invisible)("drops %j", (character) => {
    expect(cleanText(`Sa${character}ree`)).toBe("Saree");
    expect(cleanText(character.repeat(5))).toBe("");
  });

  it.each(["\u00a0", "\u2003", "\u202f", "\u3000", "\u2800"])("takes %j for a space", (blank) => {
    expect(cleanText(`Silk${blank}Saree`)).toBe("Silk Saree");
  });

  it.each([
    ["Devanagari", "क्\u200dष और क्\u200cष"],
    ["Bengali", "র\u200d্যাব"],
    ["Malayalam", "ന്\u200d"],
    ["Sinhala", "ශ්\u200dරී"],
    ["Urdu and Persian", "می\u200cخواهم"],
    ["emoji", "❤️ 👩🏽\u200d🦱 🏃\u200d♀️ 👨\u200d👩\u200d👧"],
  ])("keeps the joiners of %s", (_, written) => {
    expect(cleanText(written)).toBe(written.normalize("NFC"));
  });

  it("keeps lines, tabs and what can be seen", () => {
    const written = "पहली पंक्ति\n\tदूसरी – “ok” ₹2,599 🥻";
    expect(cleanText(written)).toBe(written);
  });

  it("bounds the marks on one letter, also where invisible characters part them", () => {
    const marks = "\u0315\u200b\u0316".repeat(20_000);
    expect([...cleanText(`a${marks}`)].length).toBeLessThanOrEqual(31);
  });
});

describe("a text of a request", () => {
  it("is refused as missing where it holds nothing to see", () => {
    for (const value of ["", "  ", "\u200b", "\u3164", "\u2800 \u00a0", "\u202e\u2066", "\ufe0f"]) {
      const { issues } = v.safeParse(requiredText(100, "Name please"), value);
      expect(issues?.map(({ message }) => message)).toEqual(["Name please"]);
      expect(v.parse(text(100), value)).toBe("");
    }
  });

  it("is as long as its one form", () => {
    expect(v.parse(text(4), "\u200bCafe\u0301\u200b")).toBe("Café");
    expect(v.is(text(3), "Cafe\u0301")).toBe(false);
  });
});
