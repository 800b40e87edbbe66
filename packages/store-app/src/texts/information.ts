import { information as english } from "./en/information";
import type { Information } from "./informationPage";

export type { InformationName } from "./informationPage";

const languages = import.meta.glob<Information>("./*/information/index.ts", {
  eager: true,
  import: "information",
});

/** The shop's small print in a language. It comes with its own page and with no other. */
export function informationIn(code: string): Information {
  return languages[`./${code}/information/index.ts`] ?? english;
}
