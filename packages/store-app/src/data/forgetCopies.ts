/** Begins the names of all copies. Apart from what writes them, which few pages load. */
export const keptPrefix = "taanka.kept.";

/** Forgets every copy: whoever leaves takes theirs along. */
export function forgetCopies(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(keptPrefix)) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing can be read nothing was written.
  }
}
