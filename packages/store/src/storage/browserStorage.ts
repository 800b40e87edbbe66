import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { onSeenAgain } from "./seenAgain";

/** What the browser stores of where somebody has been, by its key. */
export const browsingHistoryKeys = {
  searches: "recentSearches",
  viewed: "taanka.recentlyViewed",
} as const;

/** Forgets where somebody has been: whoever has the device next is somebody else. */
export function clearBrowsingHistory(): void {
  for (const key of Object.values(browsingHistoryKeys)) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing could be stored either.
    }
    // Those who read them hear of it as of another tab's change.
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }
}

/** One value in the browser's storage. */
export interface StorageItem<T> {
  read(): T;
  /** As it stands in the storage, where another tab may have changed it a moment ago. */
  readAgain(): T;
  write(value: T): void;
  /** Tells of every change, of other tabs too. */
  subscribe(listener: () => void): () => void;
  /** Stands in for what nobody has written yet. */
  fallback: T;
}

/** The value as it is now; the fallback on the server. */
export const useStorageItem = <T>({ subscribe, read, fallback }: StorageItem<T>): T =>
  useSyncExternalStore(subscribe, read, () => fallback);

function storageItem<T>(
  storage: () => Storage,
  storageKey: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): StorageItem<T> {
  let current: T | undefined;
  let refused = false;
  const listeners = new Set<() => void>();
  let ignoreReturns: (() => void) | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    current = undefined;
    tell();
  };
  const readStored = () => {
    try {
      const stored = storage().getItem(storageKey);
      const parsed = stored === null ? undefined : v.safeParse(schema, JSON.parse(stored));
      return parsed?.success ? parsed.output : fallback;
    } catch {
      return fallback;
    }
  };
  const renew = () => {
    if (refused || JSON.stringify(readStored()) === JSON.stringify(current)) return;
    current = undefined;
    tell();
  };
  const read = () => {
    current ??= readStored();
    return current;
  };
  return {
    fallback,
    read,
    readAgain() {
      if (!refused) current = readStored();
      return read();
    },
    write(value) {
      current = value;
      try {
        storage().setItem(storageKey, JSON.stringify(value));
      } catch {
        // It stays in memory.
        refused = true;
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener("storage", hear);
        // A page that Back shows as it was left has missed the events.
        ignoreReturns = onSeenAgain(renew);
        // Nobody has heard what other tabs did before.
        if (!refused) current = undefined;
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener("storage", hear);
        ignoreReturns?.();
      };
    },
  };
}

/**
 * A value of this tab, beyond a reload. Where storage is refused, as in some private windows, it
 * lasts as long as the page.
 *
 * @param fallback what it is before anything was written; stands in for what can't be read
 */
export const sessionStorageItem = <T>(
  storageKey: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): StorageItem<T> => storageItem(() => sessionStorage, storageKey, schema, fallback);

/** The same for every tab of this browser, from one visit to the next. */
export const localStorageItem = <T>(
  storageKey: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): StorageItem<T> => storageItem(() => localStorage, storageKey, schema, fallback);
