import { useSyncExternalStore } from "react";
import * as v from "valibot";

/** What the browser keeps of where somebody has been, by its name in the storage. */
export const traces = { searches: "recentSearches", viewed: "taanka.recentlyViewed" } as const;

/** Forgets where somebody has been: whoever has the device next is somebody else. */
export function forgetTraces(): void {
  for (const key of Object.values(traces)) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing could be kept either.
    }
    // Those that are remembered hear of it as of another tab's change.
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }
}

/** One thing that is remembered. */
export interface Memory<T> {
  read(): T;
  /** As it stands in the storage, where another tab may have changed it a moment ago. */
  readAgain(): T;
  write(value: T): void;
  /** Tells of every change, of other tabs too. */
  subscribe(listener: () => void): () => void;
  /** Stands in for what nobody has written yet. */
  nothing: T;
}

/** What is remembered, as it is now; nothing on the server. */
export const useRemembered = <T>({ subscribe, read, nothing }: Memory<T>): T =>
  useSyncExternalStore(subscribe, read, () => nothing);

function memory<T>(
  storage: () => Storage,
  storageKey: string,
  schema: v.GenericSchema<unknown, T>,
  nothing: T,
): Memory<T> {
  let current: T | undefined;
  let refused = false;
  const listeners = new Set<() => void>();
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
      return parsed?.success ? parsed.output : nothing;
    } catch {
      return nothing;
    }
  };
  const read = () => {
    current ??= readStored();
    return current;
  };
  return {
    nothing,
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
        // Nobody has heard what other tabs did before.
        if (!refused) current = undefined;
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", hear);
      };
    },
  };
}

/**
 * Remembers one thing for this tab, beyond a reload. Where storage is refused, as in some private
 * windows, it lasts as long as the page.
 *
 * @param nothing what is remembered before anything was; stands in for what can't be read
 */
export const tabMemory = <T>(
  storageKey: string,
  schema: v.GenericSchema<unknown, T>,
  nothing: T,
): Memory<T> => memory(() => sessionStorage, storageKey, schema, nothing);

/** The same for every tab of this browser, from one visit to the next. */
export const browserMemory = <T>(
  storageKey: string,
  schema: v.GenericSchema<unknown, T>,
  nothing: T,
): Memory<T> => memory(() => localStorage, storageKey, schema, nothing);
