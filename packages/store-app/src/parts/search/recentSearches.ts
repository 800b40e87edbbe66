import { useCallback, useSyncExternalStore } from "react";
import * as v from "valibot";

const storageKey = "recentSearches";
const most = 8;

const schema = v.array(v.string());
const nothing: readonly string[] = [];

let current: readonly string[] | undefined;
const listeners = new Set<() => void>();

function readStored(): readonly string[] {
  try {
    const stored = localStorage.getItem(storageKey);
    const parsed = v.safeParse(schema, stored === null ? [] : JSON.parse(stored));
    return parsed.success ? withTerms(parsed.output) : nothing;
  } catch {
    return nothing;
  }
}

/** Each term once, in its first place, without the spaces around it. */
const withTerms = (terms: readonly string[]): string[] =>
  [...new Set(terms.map((term) => term.trim()).filter(Boolean))].slice(0, most);

function write(terms: readonly string[]): void {
  current = terms;
  try {
    localStorage.setItem(storageKey, JSON.stringify(terms));
  } catch {
    // Where storage is refused they last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The shopper's last searches, newest first. */
export function recentSearches(): readonly string[] {
  current ??= readStored();
  return current;
}

/** Puts a term in front of the last searches; an empty one is no search. */
export function rememberSearch(term: string): void {
  if (term.trim()) write(withTerms([term, ...recentSearches()]));
}

/** Forgets a term. */
export const forgetSearch = (term: string): void =>
  write(recentSearches().filter((other) => other !== term));

/** {@link recentSearches} as they are now, also when another tab of the shop searches. */
export function useRecentSearches(): readonly string[] {
  const subscribe = useCallback((listener: () => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && key !== storageKey) return;
      current = undefined;
      listener();
    };
    listeners.add(listener);
    window.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", onStorage);
    };
  }, []);
  return useSyncExternalStore(subscribe, recentSearches, () => nothing);
}
