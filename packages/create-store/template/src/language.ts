import shop from "./shop.json";

const names: Record<string, string> = { "en-IN": "English", "hi-IN": "हिन्दी" };
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
  const asked = new URLSearchParams(location.search).get("language");
  const known = (tag: string | null) => shop.languages.find((one) => one === tag);
  return known(asked) ?? known(remembered()) ?? shop.languages[0] ?? "en-IN";
}

export const locale = chosen();
document.documentElement.lang = locale;

/** One language is loaded, whatever others there are. */
export const { texts, messages } =
  locale === "hi-IN" ? await import("./languages/hi-IN") : await import("./languages/en-IN");

/** The page in each of the shop's languages, for the footer. */
export const languages = shop.languages.map((tag) => ({
  locale: tag,
  label: names[tag] ?? tag,
  href: `?language=${tag}`,
}));
