import type { Words } from "./types";

/**
 * Words in a language; in the first language that they have where that one is missing.
 * @param code of a language of the shop, such as `en`
 */
export function inLanguage(words: Words, code: string): string {
  if (typeof words === "string") return words;
  return words[code] ?? Object.values(words)[0] ?? "";
}
