import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rupeesInHindiWords, rupeesInWords } from "./rupeesInWords";

describe("rupeesInWords", () => {
  it.each([
    [0, "Rupees Zero Only"],
    [11, "Rupees Eleven Only"],
    [40, "Rupees Forty Only"],
    [99, "Rupees Ninety Nine Only"],
    [100, "Rupees One Hundred Only"],
    [101, "Rupees One Hundred and One Only"],
    [3303, "Rupees Three Thousand Three Hundred and Three Only"],
    [5040, "Rupees Five Thousand and Forty Only"],
    [100000, "Rupees One Lakh Only"],
    [119303.5, "Rupees One Lakh Nineteen Thousand Three Hundred and Three and Fifty Paise Only"],
    [12500000, "Rupees One Crore Twenty Five Lakh Only"],
    [1.1 + 2.2, "Rupees Three and Thirty Paise Only"],
    [0.005, "Rupees Zero and One Paise Only"],
  ])("%d is “%s”", (amount, words) => {
    expect(rupeesInWords(amount)).toBe(words);
  });

  it("has no words for what is no sum", () => {
    expect(rupeesInWords(-1)).toBe("");
    expect(rupeesInWords(Number.NaN)).toBe("");
    expect(rupeesInWords(Number.POSITIVE_INFINITY)).toBe("");
  });
});

describe("rupeesInHindiWords", () => {
  it.each([
    [0, "शून्य रुपये मात्र"],
    [1, "एक रुपया मात्र"],
    [49, "उनचास रुपये मात्र"],
    [99, "निन्यानवे रुपये मात्र"],
    [3103, "तीन हज़ार एक सौ तीन रुपये मात्र"],
    [16499, "सोलह हज़ार चार सौ निन्यानवे रुपये मात्र"],
    [119303.5, "एक लाख उन्नीस हज़ार तीन सौ तीन रुपये और पचास पैसे मात्र"],
    [12500000, "एक करोड़ पच्चीस लाख रुपये मात्र"],
    [2.01, "दो रुपये और एक पैसा मात्र"],
  ])("%d is “%s”", (amount, words) => {
    expect(rupeesInHindiWords(amount)).toBe(words);
  });

  it("has no words for what is no sum", () => {
    expect(rupeesInHindiWords(-1)).toBe("");
    expect(rupeesInHindiWords(Number.NaN)).toBe("");
  });
});

describe.each([
  ["English", rupeesInWords],
  ["Hindi", rupeesInHindiWords],
])("a sum in %s words", (_, write) => {
  it("is whole and unlike that of any other sum", () => {
    const paise = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(paise, paise, (one, other) => {
        const words = write(one / 100);
        expect(words).not.toMatch(/undefined|-| {2}/);
        expect(words === write(other / 100)).toBe(one === other);
      }),
    );
    const all = new Set(Array.from({ length: 1000 }, (_, number) => write(number)));
    expect(all.size).toBe(1000);
  });
});
