const parsed = new Map<string, string[]>();

/** Literal parts at even places, names at odd ones. Lists of cards fill the same text many times. */
function parse(text: string): string[] {
  const parts = text.split(/\{(\w+)\}/);
  // More than the kit's own texts; without an end a server would keep every text made of data.
  if (parsed.size < 999) parsed.set(text, parts);
  return parts;
}

/** Puts values into the `{name}` places of a text: `fill("{percent}% OFF", { percent: 25 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return (parsed.get(text) ?? parse(text))
    .map((part, index) =>
      index % 2 ? (Object.hasOwn(values, part) ? values[part] : `{${part}}`) : part,
    )
    .join("");
}
