/** A colour mode; `system` follows the device. */
export type Mode = "light" | "dark" | "system";

const key = "taanka-mode";
const listeners = new Set<() => void>();

/** Chosen where nothing can be stored: it lasts as long as the page. */
let unstored: Mode | null = null;

const isMode = (value: unknown): value is Mode =>
  value === "light" || value === "dark" || value === "system";

/** The mode that somebody chose here, in this tab or another; null where nobody did. */
export function readMode(): Mode | null {
  try {
    const stored = localStorage.getItem(key);
    return isMode(stored) ? stored : unstored;
  } catch {
    return unstored;
  }
}

/** Keeps a choice, or forgets it with null. */
export function storeMode(mode: Mode | null): void {
  unstored = null;
  try {
    if (mode) localStorage.setItem(key, mode);
    else localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing keeps the choice while the page is open.
    unstored = mode;
  }
  for (const listener of listeners) listener();
}

export function subscribeToMode(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The mode that the document was written in, whatever was chosen since; the theme's script keeps it too. */
export function readPageMode(): Mode | undefined {
  const { taankaPageMode, taankaMode } = document.documentElement.dataset;
  const written = taankaPageMode ?? taankaMode;
  return isMode(written) ? written : undefined;
}

/** Writes a brand to the document, and the mode in force: the chosen one, else `usual`, else its own. */
export function writeToDocument(brand: string | undefined, usual: Mode | undefined): void {
  const { dataset } = document.documentElement;
  dataset.taankaBrand = brand ?? dataset.taankaBrand ?? "taanka";
  const page = usual ?? readPageMode();
  const chosen = readMode();
  if (chosen) dataset.taankaPageMode = page ?? "light";
  const shown = chosen ?? page;
  if (shown) dataset.taankaMode = shown;
}
