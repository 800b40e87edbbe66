import { latinDigits } from "@taanka/api-client/contract";
import { stemmer } from "stemmer";

/** More words than this of one product are not searched; the first are the most telling ones. */
const MAX_WORDS = 96;

/**
 * Lower case, without accents and characters that cannot be seen, digits as 0–9: `Élégant` is found as
 * `elegant`, and a word with a zero-width space or a joiner in it as one without.
 */
function fold(text: string): string {
  return latinDigits(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** The distinct words of a text, in their order. */
export function wordsIn(text: string, most = MAX_WORDS): string[] {
  const words = fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, 40)))].slice(0, most);
}

/** The stem of an English word, so that `prints` and `printed` are the same. */
export function stemOf(word: string): string {
  return stemmer(word);
}

/**
 * How an Indian word sounds: `saree`, `sari` and `sarees` are the same, and so are `chikankari` and
 * `chickenkari` but for one letter. Hindi has no one spelling in Latin letters.
 */
export function soundOf(word: string): string {
  return word
    .replace(/ee|ie|ey|y/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/ck|q/g, "k")
    .replace(/ph/g, "f")
    .replace(/w/g, "v")
    .replace(/([kgcjtdbs])h/g, "$1")
    .replace(/(.)\1+/g, "$1")
    .replace(/s$/, "");
}

/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one
 * word of the other.
 *
 * @param most - gives up beyond this and answers more than it
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, last, before);
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Distances of the first `i` letters of a word to each beginning of the other. */
function nextRow(
  a: string,
  b: string,
  i: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const at = (row: readonly number[], j: number) => row[j] ?? Number.POSITIVE_INFINITY;
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const swapped =
      a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : replaced;
    row[j] = Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced, swapped);
  }
  return row;
}
