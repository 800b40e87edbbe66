import { isForeign, openPrefix, phonePrefix, withoutCode } from "./phonePrefix";

export interface DigitsRule {
  /** Number of digits the field holds. */
  length: number;
  /** Which digits stay when more than that arrive at once, pasted or filled in by the browser. */
  keep: "first" | "last";
  /** They are an Indian mobile number: what may be written before one is no part of it. */
  phone?: boolean;
}

/**
 * How a text came to be: a key added one character, more of them came at once, or it `stands`: some
 * were taken away, or it is a value that is given.
 */
export type Edit = "typed" | "pasted" | "stands";

interface Edited {
  value: string;
  /** Offset of the caret in `value`. */
  caret: number;
  /** What was typed before the digits and may become a country code; belongs before the next text. */
  open: string;
}

const devanagariZero = "०".charCodeAt(0);

/** A text with 0–9 in the place of Devanagari digits. */
export const withLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));

/** The digits of a text as 0–9, Devanagari ones too. */
export const digitsOf = (text: string): string => withLatinDigits(text).replace(/\D/g, "");

/** The digits with each + among them. */
const written = (text: string): string =>
  withLatinDigits(text)
    .replace(/[^\d+]/g, "")
    .replace(/\++/g, "+");

/** The digits of a text that a field with the rule would hold. */
export const digitsFor = (text: string, rule: DigitsRule): string =>
  keepDigits(text, 0, "stands", rule).value;

/** The digits, and how many of them stand before the caret. */
interface Counted {
  digits: string;
  before: number;
}

/** Takes off what is no part of a number: before more than ten digits a bare 91 is the country code. */
function withoutPrefix(text: string, caret: number, edit: Edit, length: number): Counted {
  const prefix = phonePrefix(text, edit !== "stands").length;
  const digits = digitsOf(text.slice(prefix));
  const before = digitsOf(text.slice(prefix, caret)).length;
  const inside = edit === "typed" && before < digits.length;
  if (digits.length <= length || inside) return { digits, before };
  const number = withoutCode(digits);
  return { digits: number, before: Math.max(before - digits.length + number.length, 0) };
}

/**
 * What a field of digits holds after an edit. A digit typed into a full field is refused; of a longer
 * text that came at once the rule's digits stay, so that "+91 98765 43210" becomes the ten last. Typed
 * key by key it becomes the same.
 */
export function keepDigits(text: string, caret: number, edit: Edit, rule: DigitsRule): Edited {
  const { length, keep, phone = false } = rule;
  const whole = written(text);
  const open = phone && edit !== "stands" ? openPrefix(whole) : "";
  const at = written(text.slice(0, caret)).length;
  const { digits, before } = phone
    ? withoutPrefix(whole, at, edit, length)
    : { digits: digitsOf(whole), before: digitsOf(whole.slice(0, at)).length };
  const extra = digits.length - length;
  if (extra <= 0) return { value: digits, caret: before, open };
  // Its last ten digits may be the number of somebody in India.
  if (phone && isForeign(whole)) return { value: "", caret: 0, open };
  if (edit === "typed" && before >= extra) {
    const start = before - extra;
    return { value: digits.slice(0, start) + digits.slice(before), caret: start, open };
  }
  const value = keep === "last" ? digits.slice(-length) : digits.slice(0, length);
  return { value, caret: length, open };
}
