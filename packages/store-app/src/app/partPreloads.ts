const preloads = new Set<() => Promise<unknown>>();

/** @param preload loads the part's code; may be called more than once */
export function registerPart(preload: () => Promise<unknown>): void {
  preloads.add(preload);
}

/** Loads the code of every part that the screens loaded so far are made of. */
export async function preloadParts(): Promise<void> {
  await Promise.all([...preloads].map((preload) => preload()));
}
