import { texts as english } from "../../packages/store-app/src/texts/en";
import { texts as hindi } from "../../packages/store-app/src/texts/hi";

/** Texts that stand by themselves, by their place in the catalogue. */
function wordsOf(texts: unknown, place = ""): [place: string, words: string][] {
  if (typeof texts === "string") return [[place, texts]];
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => wordsOf(value, `${place}.${key}`));
}

const inHindi = new Map(wordsOf(hindi));

/** What is said otherwise in Hindi, and is not also a name in the catalogue of goods. */
export const englishOnly: ReadonlySet<string> = new Set(
  wordsOf(english)
    .filter(
      ([place, words]) =>
        inHindi.get(place) !== words && /\s/.test(words) && !/^\.samples/.test(place),
    )
    .map(([, words]) => words),
);

/** A letter of Hindi. */
export const devanagari = /[\u0900-\u097F]/;
