import type { ThemeProviderProps } from "@taanka/ui";
import { createContext, use } from "react";
import type { texts as english } from "./en";

/** Every text of the storefront; a language is a folder with an object of this type. */
export type Texts = typeof english;

/** What a language's folder gives. */
export interface LanguageTexts {
  texts: Texts;
  /** The kit's own words; they are English where there are none. */
  kit?: ThemeProviderProps["messages"];
  /** Says what the API and its client say of failures; what it has no words for stays English. */
  failures?: (english: string) => string;
}

/** Says what went wrong in a language. */
export const translateInto = ({ failures = (english) => english }: LanguageTexts) => failures;

const languages = import.meta.glob<LanguageTexts>("./*/index.ts");

/**
 * Loads the texts of a language.
 * @param code of a language of the shop's configuration
 * @throws when the shop names a language that has no texts
 */
export async function loadTexts(code: string): Promise<LanguageTexts> {
  const load = languages[`./${code}/index.ts`];
  if (!load) throw new Error(`There are no texts in src/texts/${code}.`);
  return load();
}

export const TextsContext = createContext<Texts | undefined>(undefined);

/** The texts in the language of the page. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("useTexts() needs a TextsContext above it.");
  return texts;
}
