import { browsingHistoryKeys, localStorageItem, useStorageItem } from "@taanka/store";
import * as v from "valibot";

const most = 8;

/** Each term once, in its first place, without the spaces around it. */
const withTerms = (terms: readonly string[]): string[] =>
  [...new Set(terms.map((term) => term.trim()).filter(Boolean))].slice(0, most);

const schema = v.pipe(
  v.array(v.string()),
  v.transform((terms) => withTerms(terms)),
);
const storedTerms = localStorageItem<readonly string[]>(browsingHistoryKeys.searches, schema, []);

/** The shopper's last searches, newest first. */
export const recentSearches = (): readonly string[] => storedTerms.read();

/** Puts a term in front of the last searches; an empty one is no search. */
export function rememberSearch(term: string): void {
  if (term.trim()) storedTerms.write(withTerms([term, ...storedTerms.readAgain()]));
}

/** Forgets a term. */
export const forgetSearch = (term: string): void =>
  storedTerms.write(storedTerms.readAgain().filter((other) => other !== term));

/** {@link recentSearches} as they are now, also when another tab of the shop searches. */
export const useRecentSearches = (): readonly string[] => useStorageItem(storedTerms);
