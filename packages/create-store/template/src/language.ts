import type { SomeMessages } from "@taanka/ui";
import type { texts as ofEnglish } from "./languages/en-IN";
import shop from "./shop.json";

interface Language {
  /** Its name in itself. */
  label: string;
  /** Its texts: one language is loaded, whatever others there are. */
  load: () => Promise<{ texts: typeof ofEnglish; messages: SomeMessages | undefined }>;
}

const english: Language = { label: "English", load: () => import("./languages/en-IN") };

/** The languages that there are texts in; those of `shop.json` are offered. */
const languages: Record<string, Language> = {
  "en-IN": english,
  "hi-IN": { label: "हिन्दी", load: () => import("./languages/hi-IN") },
};

const offered = shop.languages.filter((tag) => tag in languages);
const key = `${shop.id}-language`;

function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberLanguage(tag: string) {
  try {
    localStorage.setItem(key, tag);
  } catch {
    // Where nothing may be stored the address says the language of this page alone.
  }
}

/** `?language=hi-IN` chooses one of the shop's languages, and the choice is kept. */
function chosen(): string {
  const known = (tag: string | null) => offered.find((one) => one === tag);
  const asked = known(new URLSearchParams(location.search).get("language"));
  if (asked) rememberLanguage(asked);
  return asked ?? known(remembered()) ?? offered[0] ?? "en-IN";
}

export const locale = chosen();
document.documentElement.lang = locale;

export const { texts, messages } = await (languages[locale] ?? english).load();

/** The page in each of the shop's languages, for the footer; all else in its address stays. */
export const languagesAt = (search: string) =>
  offered.map((tag) => {
    const parameters = new URLSearchParams(search);
    parameters.set("language", tag);
    return { locale: tag, label: languages[tag]?.label ?? tag, href: `?${parameters}` };
  });
