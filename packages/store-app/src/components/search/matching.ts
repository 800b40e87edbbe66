const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Whether every word that was typed begins a word of the text. */
export function fits(text: string, typed: string): boolean {
  const words = wordsOf(text);
  const starts = wordsOf(typed);
  return starts.length > 0 && starts.every((start) => words.some((word) => word.startsWith(start)));
}

/** Texts that differ in more than their capitals, each as it is written first. */
export function uniqueTerms(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * The right spelling of what was typed: what the API suggests in its place when nothing that it
 * suggests is spelt as it was typed; of several the one that is most like it, in its length.
 */
export function correctionOf(typed: string, suggestions: readonly string[]): string | undefined {
  if (suggestions.some((term) => fits(term, typed))) return undefined;
  const distance = (term: string) => Math.abs(term.length - typed.length);
  return [...suggestions].sort((one, other) => distance(one) - distance(other))[0];
}
