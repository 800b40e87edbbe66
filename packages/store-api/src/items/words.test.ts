import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Vocabulary } from "./vocabulary.js";
import { editDistance, soundOf, wordsIn } from "./words.js";

const WORDS = [
  "saree",
  "sarees",
  "silk",
  "banarasi",
  "lehenga",
  "kurti",
  "kurtis",
  "chikankari",
  "chiffon",
  "printed",
  "size40",
  "साड़ी",
];
const vocabulary = new Vocabulary(WORDS.map((word, id) => ({ word, id })));
const meaning = (typed: string) =>
  vocabulary
    .meaning(typed)
    .map((id) => WORDS[id])
    .sort();

describe("words", () => {
  it("are lower case, without accents, each once, in any script", () => {
    expect(wordsIn("Élégant SILK-saree, silk & साड़ी 40")).toEqual([
      "elegant",
      "silk",
      "saree",
      "साड़ी",
      "40",
    ]);
    expect(wordsIn("'; drop table items; --", 2)).toEqual(["drop", "table"]);
  });

  it("are whole in spite of characters that cannot be seen, and numbers the same in any script", () => {
    expect(wordsIn("Sa\u200bree sa\u00adree Cafe\u0301 café सिल्\u200dक सिल्क size ४०")).toEqual([
      "saree",
      "cafe",
      "सिल्क",
      "size",
      "40",
    ]);
  });

  it.each([
    ["sari", "saree"],
    ["kurtee", "kurtis"],
    ["chunri", "chunree"],
    ["dupatta", "dupata"],
    ["lehanga", "lehanga"],
  ])("sound the same: %s and %s", (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it("are as far apart as the letters that differ", () => {
    expect(editDistance("lehenga", "lehnga", 2)).toBe(1);
    expect(editDistance("slik", "silk", 2)).toBe(1);
    expect(editDistance("silk", "cotton", 2)).toBe(3);
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
        expect(editDistance(a, a, 1)).toBe(0);
        expect(Math.min(editDistance(a, b, 2), 3)).toBe(Math.min(editDistance(a, b, 20), 3));
      }),
    );
  });
});

describe("a vocabulary", () => {
  it.each([
    ["saree", ["saree", "sarees"]],
    ["prints", ["printed"]],
    ["ban", ["banarasi"]],
    ["sari", ["saree", "sarees"]],
    ["lehnga", ["lehenga"]],
    ["benarsi", ["banarasi"]],
    ["chickankari", ["chikankari"]],
    ["slik", ["silk"]],
    ["shiffon", ["chiffon"]],
    ["size41", []],
    ["zzz", []],
    ["qwertyuiop", []],
  ])("knows what %s means", (typed, expected) => {
    expect(meaning(typed)).toEqual(expected);
  });
});
