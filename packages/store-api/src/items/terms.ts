import { STOP_WORDS } from "./search.js";
import type { Vocabulary } from "./vocabulary.js";
import { wordsIn } from "./words.js";

/** Longer searches are hardly made twice. */
const MAX_WORDS = 6;

/**
 * What a search is counted as, and shown to everybody as: whole words of the catalogue and small
 * words between them, put together anew. A search with any other word is not counted, for what
 * somebody types is not what all others should read.
 */
export function termOf(keyword: string, vocabulary: Vocabulary): string | undefined {
  const words = wordsIn(keyword);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  if (telling.length === 0 || words.length > MAX_WORDS) return undefined;
  const isCatalogues = (word: string) => /\p{L}/u.test(word) && vocabulary.has(word);
  return telling.every(isCatalogues) ? words.join(" ") : undefined;
}
