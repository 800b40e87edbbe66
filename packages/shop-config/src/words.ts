import type { Language, ShopConfig, Words } from "./types";

/**
 * Words in a language; in the first language that they have where that one is missing.
 * @param code of a language of the shop, such as `en`
 */
export function inLanguage(words: Words, code: string): string {
  if (typeof words === "string") return words;
  return words[code] ?? Object.values(words)[0] ?? "";
}

/**
 * What stands before the paths of a language: nothing for the shop's first one, `/hi` for another.
 * @param code of a language; one that the shop does not speak is read as its first
 */
export function languagePrefix({ languages }: Pick<ShopConfig, "languages">, code: string): string {
  const place = languages.findIndex((language) => language.code === code);
  return place > 0 ? `/${code}` : "";
}

/** A language of the shop; its first one where `code` is of none that it speaks. */
export function languageOf(
  { languages }: Pick<ShopConfig, "languages">,
  code: string | null | undefined,
): Language {
  return languages.find((language) => language.code === code) ?? languages[0];
}
