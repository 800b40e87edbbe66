import { describe, expect, it } from "vitest";
import { rupeesInWords } from "./rupeesInWords";

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
