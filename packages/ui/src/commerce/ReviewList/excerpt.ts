/**
 * The beginning of a long text, cut between words; null for one that is not longer than `length`
 * by at least a line, for which an opener would be longer than what it hides.
 */
export function excerpt(text: string, length: number): string | null {
  const line = 60;
  if (text.length <= length + line) return null;
  const cut = text.slice(0, length + 1);
  const lastSpace = cut.search(/\s\S*$/u);
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : length).replace(/[\s,;:.–—-]+$/u, "")}…`;
}
