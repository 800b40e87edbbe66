import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderNumber, readOrderNumber } from "./number.js";

const prefix = fc.constantFrom("TK", "Lotus", "A-1", "TK2");
const year = fc.integer({ min: 2020, max: 2100 });
const count = fc.integer({ min: 1, max: 99_999_999 });
const separator = fc.constantFrom("-", " ", "", "–", " - ", "/", "‑", ".");
const written = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toLowerCase(),
  (text: string) => text.toUpperCase(),
  (text: string) => text.replace(/\d/g, (digit) => "०१२३४५६७८९".charAt(Number(digit))),
  (text: string) => text.replace(/\d/g, (digit) => "０１２３４５６７８９".charAt(Number(digit))),
);

describe("the number of an order", () => {
  it("is read however it is typed", () => {
    fc.assert(
      fc.property(
        prefix,
        year,
        count,
        fc.tuple(separator, separator),
        written,
        (letters, ofYear, counted, [first, second], as) => {
          const number = orderNumber(letters, ofYear, counted);
          const digits = String(counted).padStart(6, "0");
          const typed = ` #${as(`${letters}${first}${ofYear}${second}${digits}`)} `;
          expect(readOrderNumber(typed, letters)).toBe(number);
        },
      ),
    );
  });

  it("of another shop, or no number at all, stays as it is, in capitals", () => {
    expect(readOrderNumber(" old-2020-000007 ", "TK")).toBe("OLD-2020-000007");
    expect(readOrderNumber("tk-2026", "TK")).toBe("TK-2026");
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const read = readOrderNumber(text, "TK");
        expect(readOrderNumber(read, "TK")).toBe(read);
      }),
    );
  });
});
