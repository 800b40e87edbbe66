import { digitsOf, withLatinDigits } from "./digits";
import { isForeign, isOneNumber, openPrefix, phonePrefix, withoutCode } from "./phonePrefix";

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

/** The digits with each + among them. */
const written = (text: string): string =>
  withLatinDigits(text)
    .replaceAll("＋", "+")
    .replace(/[^\d+]/g, "")
    .replace(/\++/g, "+");

/** The digits of a text that a field with the rule would hold. */
export const digitsFor = (text: string, rule: DigitsRule): string =>
  keepDigits(text, 0, "stands", rule).value;

/** Whether a text is all that a field with the rule holds. */
const isWhole = (text: string, { length, phone }: DigitsRule): boolean =>
  phone ? isOneNumber(text) : digitsOf(text).length === length;

/**
 * What a field makes its value of after a paste: a whole number or code takes the place of one that was
 * begun, and is not put into it.
 */
export function pastedText(before: string, text: string, caret: number, rule: DigitsRule): string {
  const start = before.length - (text.length - caret);
  const isBeside = start >= 0 && text.startsWith(before.slice(0, start));
  const pasted = isBeside ? text.slice(start, caret) : "";
  return isWhole(pasted, rule) ? pasted : text;
}

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
 * What a field of digits holds after an edit. A digit typed into a full field is refused. "+91 98765
 * 43210" becomes the ten last digits, at once and key by key; of a longer text that came at once the
 * rule's digits stay, but none of more than one phone number.
 */
export function keepDigits(text: string, caret: number, edit: Edit, rule: DigitsRule): Edited {
  const { length, keep, phone = false } = rule;
  const whole = written(text);
  const open = phone && edit !== "stands" ? openPrefix(whole) : "";
  // Ten of its digits may be another person's number.
  const isTooMuch = phone && edit !== "typed" && digitsOf(whole).length > length;
  if (isTooMuch && !isOneNumber(text)) return { value: "", caret: 0, open };
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
