import { expect, it } from "vitest";
import { product as english } from "./en/product";
import { product as hindi } from "./hi/product";

it.each([
  [1, "Only 1 left", "सिर्फ़ 1 बचा है"],
  [2, "Only 2 left", "सिर्फ़ 2 बचे हैं"],
])("what is left of %s is said as %s", (pieces, inEnglish, inHindi) => {
  expect(english.onlyLeft(pieces)).toBe(inEnglish);
  expect(hindi.onlyLeft(pieces)).toBe(inHindi);
});
