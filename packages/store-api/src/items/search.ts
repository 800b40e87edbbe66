import type { Bits } from "./bits.js";
import type { Snapshot } from "./listing-index.js";
import { searchRows } from "./selection.js";
import { wordsIn } from "./words.js";

const MAX_WORDS = 12;
/** Words that shoppers type and products are not described with. */
export const STOP_WORDS = new Set([
  "a",
  "an",
  "and",
  "by",
  "for",
  "in",
  "of",
  "on",
  "or",
  "the",
  "with",
]);

/**
 * Products that a search finds: those with all its words (the beginning of a word is enough, and a
 * slip of the finger is forgiven), or where there is none, those with any of them.
 */
export function searchItems(snapshot: Snapshot, keyword: string): Bits {
  const words = wordsIn(keyword, MAX_WORDS);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const meanings = (telling.length > 0 ? telling : words).map((word) =>
    snapshot.vocabulary.meaning(word),
  );
  return searchRows(snapshot.words, snapshot.size, meanings);
}
