/** Parts of a text between commas that stand in no brackets. */
export function splitAtCommas(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if ("([".includes(letter)) depth += 1;
    if (")]".includes(letter)) depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** The text within the bracket that a text begins with. */
function withinBracket(text: string): string {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0) return text.slice(1, at);
  }
  throw new Error(`A bracket stays open: ${text}`);
}

const simpleSelector = /::?[\w-]+|\.[\w-]+|#[\w-]+|\[[^\]]*\]|[a-z][\w-]*/i;
const weights: Record<string, number> = { "#": 1_000_000, ".": 1000, "[": 1000, ":": 1000 };

/** The specificity of a selector as one number: ids in millions, classes in thousands, elements in ones. */
export function weigh(selector: string): number {
  const found = simpleSelector.exec(selector);
  if (!found) return 0;
  const [name] = found;
  const rest = selector.slice(found.index + name.length);
  if (!rest.startsWith("(")) {
    const weight = name.startsWith("::") ? 1 : (weights[name.charAt(0)] ?? 1);
    return weight + weigh(rest);
  }
  const list = withinBracket(rest);
  return weighFunction(name, list) + weigh(rest.slice(list.length + 2));
}

function weighFunction(name: string, list: string): number {
  if (name === ":where") return 0;
  if (/^:(is|not|has)$/.test(name)) return Math.max(...splitAtCommas(list).map(weigh));
  return name.startsWith("::") ? 1 : 1000;
}
