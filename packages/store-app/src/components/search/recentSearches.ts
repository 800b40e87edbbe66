import * as v from "valibot";
import { browserMemory, traces, useRemembered } from "../../data/tabMemory";

const most = 8;

/** Each term once, in its first place, without the spaces around it. */
const withTerms = (terms: readonly string[]): string[] =>
  [...new Set(terms.map((term) => term.trim()).filter(Boolean))].slice(0, most);

const schema = v.pipe(
  v.array(v.string()),
  v.transform((terms) => withTerms(terms)),
);
const memory = browserMemory<readonly string[]>(traces.searches, schema, []);

/** The shopper's last searches, newest first. */
export const recentSearches = (): readonly string[] => memory.read();

/** Puts a term in front of the last searches; an empty one is no search. */
export function rememberSearch(term: string): void {
  if (term.trim()) memory.write(withTerms([term, ...memory.readAgain()]));
}

/** Forgets a term. */
export const forgetSearch = (term: string): void =>
  memory.write(memory.readAgain().filter((other) => other !== term));

/** {@link recentSearches} as they are now, also when another tab of the shop searches. */
export const useRecentSearches = (): readonly string[] => useRemembered(memory);
