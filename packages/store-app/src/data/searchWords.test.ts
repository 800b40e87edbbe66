import { searchTerm } from "@taanka/store";
import { describe, expect, it } from "vitest";
import { searchedFor as inHindi, shownAs } from "../texts/hi/searchWords";
import { searchedFor } from "./searchWords";

describe("words of the shop's languages, in those of the catalogue", () => {
  it.each([
    ["साड़ी", "Saree"],
    // With the letter that holds its dot, without the dot, and with the other sign for a nasal.
    ["सा\u095cी", "Saree"],
    ["साडी", "Saree"],
    ["लहँगा", "Lehenga"],
    ["शिफ़ॉन साड़ियाँ", "Chiffon Sarees"],
    ["छूट वाली साड़ियाँ", "Sarees on Discount"],
    ["लाल  रेशमी साड़ी", "Red Silk Saree"],
    ["शादी के लिए लहंगा", "Wedding Lehenga"],
    ["red साड़ी", "red Saree"],
    ["साड़ी।", "Saree"],
    ["साड़ी,लाल?", "Saree Red"],
    // With the mark that comes along with what is pasted, and with the one that joins letters.
    ["\u200eसाड़ी", "Saree"],
    ["सिल्\u200dक साड़ी", "Silk Saree"],
    ["साड़ी under १०००", "Saree under 1000"],
    ["साड़ी 1000 से कम", "Saree under 1000"],
    ["₹2,000 से ज़्यादा साड़ी", "above ₹2,000 Saree"],
    ["1500 रुपये तक कुर्ती", "under 1500 Kurti"],
    ["१००० के नीचे", "under 1000"],
    ["₹1,999.00 के अंदर साड़ी", "under ₹1,999.00 Saree"],
    ["के लिए", "के लिए"],
    ["चश्मा", "चश्मा"],
    ["Chiffon Sarees", "Chiffon Sarees"],
  ])("%s is %s", async (typed, expected) => {
    expect(await searchedFor(typed)).toBe(expected);
  });

  it("are no more than the API takes", async () => {
    expect(await searchedFor(Array(30).fill("मोर").join(" "))).toHaveLength(100);
  });

  it("do not end in half a character", () => {
    expect(searchTerm(`${"a".repeat(99)}😀`)).toBe("a".repeat(99));
    expect(searchTerm(` ${"a".repeat(98)}😀 `)).toBe(`${"a".repeat(98)}😀`);
  });
});

describe("terms of the catalogue, in Hindi", () => {
  it.each([
    ["Silk Sarees", "रेशमी साड़ियाँ"],
    ["Printed Kurtis", "प्रिंटेड कुर्तियाँ"],
    ["Sarees on Discount", "छूट वाली साड़ियाँ"],
    ["cotton", "सूती"],
    ["red saree", "लाल साड़ी"],
    ["lehenga", "लहंगा"],
    ["haldi", "हल्दी"],
    ["pink cotton", "गुलाबी सूती"],
    // A word that has no Hindi, and one whose Hindi is searched for as another.
    ["leheriya border", "leheriya border"],
    ["gulabi", "gulabi"],
  ])("%s is %s, and searches for the same", (term, hindi) => {
    expect(shownAs(term)).toBe(hindi);
    expect(inHindi(hindi).toLowerCase()).toBe(term.toLowerCase());
  });
});
