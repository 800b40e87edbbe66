export interface DigitsRule {
  /** Number of digits the field holds. */
  length: number;
  /** Which digits stay when more than that arrive at once, pasted or filled in by the browser. */
  keep: "first" | "last";
}

interface Edited {
  value: string;
  /** Offset of the caret in `value`. */
  caret: number;
}

const devanagariZero = "०".charCodeAt(0);

/** The digits of a text as 0–9, Devanagari ones too. */
export function digitsOf(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/\D/g, "");
}

/** The digits of a text that a field with the rule would hold. */
export const digitsFor = (text: string, rule: DigitsRule): string =>
  keepDigits(text, 0, false, rule).value;

/**
 * What a field of digits holds after an edit. A digit typed into a full field is refused; of a longer
 * text that came at once the rule's digits stay, so that "+91 98765 43210" becomes the ten last.
 */
export function keepDigits(
  text: string,
  caret: number,
  typed: boolean,
  { length, keep }: DigitsRule,
): Edited {
  const digits = digitsOf(text);
  const before = digitsOf(text.slice(0, caret)).length;
  const extra = digits.length - length;
  if (extra <= 0) return { value: digits, caret: before };
  if (typed && before >= extra) {
    const start = before - extra;
    return { value: digits.slice(0, start) + digits.slice(before), caret: start };
  }
  const value = keep === "last" ? digits.slice(-length) : digits.slice(0, length);
  return { value, caret: length };
}
