import { compile } from "html-to-text";

const heading = (selector: string) => ({ selector, options: { uppercase: false } });

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map(heading),
    { selector: "table", format: "block" },
    { selector: "ul", options: { itemPrefix: "• " } },
  ],
});

/** What stands deeper loses its tags: the parser's walk would use up the stack. */
const MAX_DEPTH = 100;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The same text in elements that lie within each other no deeper than {@link MAX_DEPTH}. */
function flatten(html: string): string {
  const open: string[] = [];
  const dropped = new Map<string, number>();
  // Behind it each `<` would look to the end for a sign that does not come.
  const end = html.lastIndexOf(">") + 1;
  const flat = html.slice(0, end).replace(TAG, (tag, slash: string, written: string) => {
    const name = written.toLowerCase();
    if (VOID.test(name)) return tag;
    const missing = dropped.get(name) ?? 0;
    if (slash === "") {
      if (open.length < MAX_DEPTH) {
        open.push(name);
        return tag;
      }
      dropped.set(name, missing + 1);
      return "";
    }
    if (missing > 0) {
      dropped.set(name, missing - 1);
      return "";
    }
    const at = open.lastIndexOf(name);
    if (at >= 0) open.length = at;
    return tag;
  });
  return flat + html.slice(end);
}

/**
 * HTML as plain text: paragraphs, list marks and line breaks stay, everything else goes, scripts
 * and styles with all they hold.
 */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  return toText(flatten(html))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
