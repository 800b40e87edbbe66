import { information as english } from "./en/information";
import type { Information } from "./informationPage";

export type { InformationName } from "./informationPage";

const languages: Record<string, Information> = { en: english };

/** The shop's small print in a language. It comes with its own page and with no other. */
export function informationIn(code: string): Information {
  return languages[code] ?? english;
}
