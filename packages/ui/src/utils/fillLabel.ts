import { fill } from "./fill";

/** The words of a text, in one form of each letter, with a space around each. */
const wordsOf = (text: string) =>
  ` ${(
    text
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(" ")} `;

/**
 * `fill` for a label before a value, such as “Size {size}”. A value that says the label itself stands
 * alone: “Free Size”, not “Size Free Size”.
 */
export function fillLabel(text: string, values: Record<string, string>): string {
  const label = wordsOf(text.replace(/\{\w+\}/g, " "));
  const [value = ""] = Object.values(values);
  return label.trim() && wordsOf(value).includes(label) ? value : fill(text, values);
}
