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
  const known = (tag: string | null) => shop.languages.find((one) => one === tag);
  const asked = known(new URLSearchParams(location.search).get("language"));
  if (asked) rememberLanguage(asked);
  return asked ?? known(remembered()) ?? shop.languages[0] ?? "en-IN";
}

export const locale = chosen();
document.documentElement.lang = locale;

/** One language is loaded, whatever others there are. */
export const { texts, messages } =
  locale === "hi-IN" ? await import("./languages/hi-IN") : await import("./languages/en-IN");

/** The page in each of the shop's languages, for the footer; all else in its address stays. */
export const languagesAt = (search: string) =>
  shop.languages.map((tag) => {
    const parameters = new URLSearchParams(search);
    parameters.set("language", tag);
    return { locale: tag, label: names[tag] ?? tag, href: `?${parameters}` };
  });
