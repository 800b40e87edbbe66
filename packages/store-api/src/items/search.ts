import { addBit, type Bits, intersect, noBits } from "./bits.js";
import type { Snapshot } from "./listing-index.js";
import { type PriceLimit, readPriceLimit } from "./price-limit.js";
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

/** Other words for what the trade calls by one; each is looked for besides what was typed. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  kurta: ["kurti"],
  kurtas: ["kurti"],
  ghagra: ["lehenga"],
  chaniya: ["lehenga"],
  salwar: ["suit"],
  kameez: ["suit"],
  dress: ["gown", "anarkali"],
  dresses: ["gown", "anarkali"],
  chunni: ["dupatta"],
  odhni: ["dupatta"],
};

/** Whether a word says something of a product: a single letter begins half of all words. */
export const isTelling = (word: string) => !STOP_WORDS.has(word) && !/^[a-z]$/.test(word);

/** The words of products that each word of a search may mean. */
function meaningsOf({ vocabulary }: Snapshot, text: string): (readonly number[])[] {
  return wordsIn(text, MAX_WORDS)
    .filter(isTelling)
    .map((word) => {
      const others = Object.hasOwn(SAME, word) ? (SAME[word] ?? []) : [];
      return [word, ...others].flatMap((one) => vocabulary.meaning(one));
    });
}

function withinPrice({ prices, size }: Snapshot, { least, most }: PriceLimit): Bits {
  const rows = noBits(size);
  for (let row = 0; row < size; row++) {
    const price = prices[row] ?? 0;
    if (price >= least && price <= most) addBit(rows, row);
  }
  return rows;
}

/**
 * Products that a search finds: those with all its words, or where there is none, with most of them.
 * The beginning of a word is enough, and a slip of the finger is forgiven. What a product is called and
 * sorted by counts; what is told of it counts where nothing else is found, so that "kurti for women" finds
 * the kurtis, not the one whose text speaks of women. `under 1000` limits the price.
 */
export function searchItems(snapshot: Snapshot, keyword: string): Bits {
  const { text, limit } = readPriceLimit(keyword);
  const meanings = meaningsOf(snapshot, text);
  const { size, words, tellingWords } = snapshot;
  const priced = limit && withinPrice(snapshot, limit);
  if (priced && meanings.length === 0) return priced;
  let found = searchRows(tellingWords, size, meanings);
  if (found.words === 0) found = searchRows(words, size, meanings);
  return priced ? intersect(found.rows, priced) : found.rows;
}
