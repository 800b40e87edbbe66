import { LRUCache } from "lru-cache";
import { Failure } from "../http/failure.js";
import type { ListingIndex } from "../items/listing-index.js";

/** Makes a value and all that belongs to it unchangeable: it is handed to more than one caller. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}

/**
 * Gives what `read` gave for the catalogue that is shown, to everybody the same frozen value, and
 * reads anew once the catalogue is another. A read that failed is not cached.
 */
export function cachedPerRevision<T>(
  listing: ListingIndex,
  read: () => Promise<T>,
): () => Promise<T> {
  let cached: { revision: string; value: Promise<T> } | undefined;
  return async () => {
    const revision = await listing.shownRevision();
    if (revision === undefined) return read();
    if (cached?.revision !== revision) {
      const fresh = { revision, value: read().then(deepFreeze) };
      cached = fresh;
      fresh.value.catch(() => {
        if (cached === fresh) cached = undefined;
      });
    }
    return cached.value;
  };
}

/**
 * One of a cached list.
 * @throws Failure `not_found` with the message
 */
export function byId<T extends { _id: string }>(
  list: readonly T[],
  id: string,
  message: string,
): T {
  const found = list.find(({ _id }) => _id === id);
  if (!found) throw new Failure("not_found", message);
  return found;
}

interface RevisionCacheOptions {
  /** The most values cached; the one not asked for the longest goes first. */
  max: number;
  /** Milliseconds after which a value is read anew, for what not only imports change. */
  maxAge?: number;
}

/** The same for values by their keys; what is not there is asked for again. */
export class RevisionCache<K extends string | number, T extends object> {
  readonly #listing: ListingIndex;
  readonly #values: LRUCache<K, T>;
  #revision: string | undefined;

  constructor(listing: ListingIndex, { max, maxAge }: RevisionCacheOptions) {
    this.#listing = listing;
    this.#values = new LRUCache(maxAge === undefined ? { max } : { max, ttl: maxAge });
  }

  /**
   * The values of some keys.
   * @param read - reads those that are not cached; may leave out what does not exist
   */
  async many(
    keys: readonly K[],
    read: (missing: readonly K[]) => Promise<ReadonlyMap<K, T>>,
  ): Promise<ReadonlyMap<K, T>> {
    const revision = await this.#listing.shownRevision();
    if (revision === undefined) return read(keys);
    this.#begin(revision);
    const found = new Map<K, T>();
    for (const key of keys) {
      const value = this.#values.get(key);
      if (value) found.set(key, value);
    }
    const missing = keys.filter((key) => !found.has(key));
    if (missing.length === 0) return found;
    for (const [key, value] of await read(missing)) {
      found.set(key, deepFreeze(value));
      // Read while the catalogue became another: nobody knows which of the two it is of.
      if (this.#revision === revision) this.#values.set(key, value);
    }
    return found;
  }

  /** The value of one key; undefined when there is none. */
  async one(key: K, read: () => Promise<T | undefined>): Promise<T | undefined> {
    const found = await this.many([key], async () => {
      const value = await read();
      return new Map(value ? [[key, value]] : []);
    });
    return found.get(key);
  }

  /** Has values read anew that were changed by something else than an import. */
  forget(matches: (value: T) => boolean): void {
    for (const [key, value] of [...this.#values.entries()]) {
      if (matches(value)) this.#values.delete(key);
    }
  }

  #begin(revision: string): void {
    if (this.#revision === revision) return;
    this.#revision = revision;
    this.#values.clear();
  }
}
