const parsed = new Map<string, string[]>();

/** Literal parts at even places, names at odd ones. Lists of cards fill the same text many times. */
function parse(text: string): string[] {
  const known = parsed.get(text);
  if (known) return known;
  const parts = text.split(/\{(\w+)\}/);
  parsed.set(text, parts);
  return parts;
}

/** Puts values into the `{name}` places of a text: `fill("{percent}% OFF", { percent: 25 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  const parts = parse(text);
  let filled = parts[0] ?? "";
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index] ?? "";
    filled += `${values[name] ?? `{${name}}`}${parts[index + 1] ?? ""}`;
  }
  return filled;
}
