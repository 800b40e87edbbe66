/** What ends a declaration or the sheet, or spells one of these; a backslash would hide any of them. */
const breaking = /[;{}<>\\]|\/\*|\*\/|@import/i;

/** What fetches, or draws another element: no token needs it. */
const fetching = /(?:url|src|image|image-set|cross-fade|element)\(/i;

const strings = /"[^"\n\r\f]*"|'[^'\n\r\f]*'/g;

const partners: Record<string, string> = { ")": "(", "]": "[" };

function balanced(plain: string): boolean {
  const open: string[] = [];
  for (const sign of plain.replace(/[^()[\]]/g, "")) {
    const partner = partners[sign];
    if (partner === undefined) open.push(sign);
    else if (open.pop() !== partner) return false;
  }
  return open.length === 0;
}

/** Why a text can't be the value of a token in a style sheet; nothing where it can. */
export function unsafeBecause(value: string): string | undefined {
  const plain = value.replace(strings, " ");
  if (value.trim() === "") return "is empty";
  if (breaking.test(value) || plain.includes("!")) return "would end its declaration";
  if (fetching.test(value)) return "would fetch from elsewhere";
  if (/["']/.test(plain)) return "has a quote that nothing closes";
  return balanced(plain) ? undefined : "has brackets that don't close";
}
