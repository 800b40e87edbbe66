/** Begins the storage keys of all copies. Apart from what writes them, which few pages load. */
export const offlineCopyPrefix = "taanka.kept.";

/** Removes every copy: whoever leaves takes theirs along. */
export function removeOfflineCopies(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(offlineCopyPrefix)) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing can be read nothing was written.
  }
}
