import { expect, it } from "vitest";
import { termOf } from "./terms.js";
import { Vocabulary } from "./vocabulary.js";

const WORDS = ["banarasi", "kurti", "saree", "silk", "temple", "wedding", "2025", "साड़ी"];
const vocabulary = new Vocabulary(WORDS.map((word, id) => ({ word, id })));

it.each([
  ["  SILK,,Saree!! ", "silk saree"],
  ["saree for the wedding", "saree for the wedding"],
  ["साड़ी", "साड़ी"],
  ["silk silk saree", "silk saree"],
  ["sil", undefined],
  ["t.me/silk", undefined],
  ["silk saree 98765 43210", undefined],
  ["silk 2025", undefined],
  ["for the", undefined],
  ["banarasi kurti saree silk temple wedding साड़ी", undefined],
  ["", undefined],
])("counts %j as %j", (keyword, term) => {
  expect(termOf(keyword, vocabulary)).toBe(term);
});
