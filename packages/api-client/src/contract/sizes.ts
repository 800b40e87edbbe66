/** Letters in their scale; `XL` and its like are counted by their X. */
const LETTERS: Readonly<Record<string, number>> = {
  xsmall: -1,
  small: 0,
  s: 0,
  medium: 1,
  m: 1,
  large: 2,
  l: 2,
  xlarge: 3,
};

const FREE =
  /^(free|one|uni|universal)[\s-]*size$|^(one|free) ?size fits (all|most)$|^o\/?s$|^freesize$/;
const AGE =
  /^(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*(m|mth|mths|month|months|y|yr|yrs|year|years)$/;
const NEWBORN = /^(new[\s-]?born|nb)$/;
const NUMBER = /^(?:(?:us|uk|eu|eur|ind|in)[\s-]*)?(\d+(?:\.\d+)?)(?![\d.])/;
/** Of `S/M`, `M (38)` and `S-M` the first word counts. */
const FIRST_WORD = /^[a-z0-9]+(?:-(?:small|large))?(?=$|[\s/(,-])/;

/** Kinds of sizes, in the order in which they stand. */
const KINDS = { letter: 0, number: 1, age: 2, other: 3, free: 4 } as const;

/** Where a size stands: its kind, then its place in it. */
type Rank = readonly [kind: number, first: number, second: number];

/** `XXL`, `2XL` and `XX-Large` are one step above `XL`; `XXS` is one below `XS`. */
function letterOf(word: string): number | undefined {
  const known = LETTERS[word.replace("-", "")];
  if (known !== undefined) return known;
  const [, digits, letters = "", end] = /^(\d{0,2})(x+)-?(s|small|l|large)$/.exec(word) ?? [];
  if (end === undefined || (digits && letters.length > 1)) return undefined;
  const steps = digits ? Number(digits) : letters.length;
  return end.startsWith("s") ? -steps : 2 + steps;
}

function ageOf(size: string): Rank | undefined {
  if (NEWBORN.test(size)) return [KINDS.age, 0, 0];
  const [, from, to, unit] = AGE.exec(size) ?? [];
  if (from === undefined || unit === undefined) return undefined;
  const months = unit.startsWith("y") ? 12 : 1;
  return [KINDS.age, Number(from) * months, Number(to ?? from) * months];
}

function rankOf(size: string): Rank {
  const name = size
    .trim()
    .toLowerCase()
    .replace(/^extra[\s-]+(?=small|large)/, "x");
  if (FREE.test(name)) return [KINDS.free, 0, 0];
  const age = ageOf(name);
  if (age) return age;
  const letter = letterOf(FIRST_WORD.exec(name)?.[0] ?? "");
  if (letter !== undefined) return [KINDS.letter, letter, 0];
  const [, number] = NUMBER.exec(name) ?? [];
  return number === undefined ? [KINDS.other, 0, 0] : [KINDS.number, Number(number), 0];
}

/**
 * The one order of sizes: letters by their scale (XXS … 5XL, `XXL` beside `2XL`), numbers, ages, what is
 * none of these, and what fits all. Sizes of one rank compare as equal, so that a stable sort keeps them
 * as the shop has them.
 */
export function compareSizes(a: string, b: string): number {
  const one = rankOf(a);
  const other = rankOf(b);
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
