/** A language of a storefront. */
export interface StoreLanguage {
  /** Such as `hi`: stands before the paths of its pages. */
  code: string;
}

/** The paths of a storefront in several languages. */
export interface LocalePaths<Language extends StoreLanguage = StoreLanguage> {
  /** The first one's paths have no prefix. */
  languages: readonly [Language, ...Language[]];
  /** What stands before the paths of a language. */
  prefixOf(language: Language): string;
  /** A path of the route table as the address of its page in a language. */
  pathIn(language: Language, path: string): string;
  /**
   * The language that a path is in, and the path without its name: what the route table knows. Of
   * `/hi//elsewhere.example` an address on another server would be left, so that is no page in Hindi.
   */
  readLanguage(pathname: string): { language: Language; pathname: string };
  /** The language that a person has chosen on this device, if the shop has it still. */
  rememberedLanguage(): Language | undefined;
  /**
   * Remembers the language of a page that was opened from the shop's same page in another one: so it
   * is chosen before there is any code on that page, too.
   */
  noteChosenLanguage(location: Pick<Location, "origin" | "pathname">, referrer: string): void;
  /**
   * Where a person who enters the shop goes on in the language that they chose before; undefined where
   * they are right already, came by a link of the shop, or opened an address that names its language.
   */
  addressInRememberedLanguage(
    location: Pick<Location, "origin" | "pathname" | "search" | "hash">,
    referrer: string,
  ): string | undefined;
}

const storageKey = "taanka.language";

/** Keeps on this device which language a person has chosen. Private windows may refuse; then it is not kept. */
function rememberLanguage(code: string): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {}
}

/**
 * The paths of a storefront in several languages: `/faq` in its first, `/hi/faq` in another.
 *
 * @param languages the first one has no prefix
 */
export function localePaths<Language extends StoreLanguage>(
  languages: readonly [Language, ...Language[]],
): LocalePaths<Language> {
  const [first, ...others] = languages;

  const prefixOf = ({ code }: Language): string => (code === first.code ? "" : `/${code}`);

  const pathIn = (language: Language, path: string): string =>
    path === "/" ? prefixOf(language) || "/" : prefixOf(language) + path;

  function readLanguage(pathname: string): { language: Language; pathname: string } {
    const [, name, next] = pathname.split("/", 4);
    const isEmptyStep = next === "" && pathname !== `/${name}/`;
    const language = others.find(({ code }) => code === name);
    if (!language || isEmptyStep) return { language: first, pathname };
    return { language, pathname: pathname.slice(prefixOf(language).length) || "/" };
  }

  function rememberedLanguage(): Language | undefined {
    try {
      const code = localStorage.getItem(storageKey);
      return languages.find((language) => language.code === code);
    } catch {
      return undefined;
    }
  }

  function noteChosenLanguage(
    { origin, pathname }: Pick<Location, "origin" | "pathname">,
    referrer: string,
  ): void {
    if (!referrer.startsWith(`${origin}/`)) return;
    const { language } = readLanguage(pathname);
    const before = readLanguage(new URL(referrer).pathname).language;
    if (language.code !== before.code) rememberLanguage(language.code);
  }

  function addressInRememberedLanguage(
    { origin, pathname, search, hash }: Pick<Location, "origin" | "pathname" | "search" | "hash">,
    referrer: string,
  ): string | undefined {
    const remembered = rememberedLanguage();
    const { language } = readLanguage(pathname);
    if (!remembered || language.code !== first.code || remembered.code === first.code)
      return undefined;
    if (referrer.startsWith(`${origin}/`)) return undefined;
    return pathIn(remembered, pathname) + search + hash;
  }

  return {
    languages,
    prefixOf,
    pathIn,
    readLanguage,
    rememberedLanguage,
    noteChosenLanguage,
    addressInRememberedLanguage,
  };
}
