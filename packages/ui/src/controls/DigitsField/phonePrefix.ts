import { withLatinDigits } from "./digits";

/**
 * What may be written before an Indian mobile number and is no part of it: +91, 0091 or 0. Where
 * nothing was entered a 0 stays, so that a wrong first digit can be taken out and mended.
 */
export function phonePrefix(text: string, entered: boolean): string {
  const prefix = entered ? /^(?:(?:\+|00)91|\+)?0*/ : /^\+(?:91)?/;
  return prefix.exec(text)?.[0] ?? "";
}

/** Of more digits than a number has, those without the country code: numbers begin with 6 to 9. */
export const withoutCode = (digits: string): string => digits.replace(/^91(?=[6-9])/, "");

/** Whether a number begins with the code of another country. */
export const isForeign = (text: string): boolean => /^(?:\+|00)(?!91|0)/.test(text);

/** A + or 00 that the next keys may make a country code; a single 0 may become 00. */
export function openPrefix(text: string): string {
  const [, sign = "", begun = ""] = /^(\+|00?)(\d*)$/.exec(text) ?? [];
  return begun === "" || begun === "9" ? sign : "";
}

/** Ten digits with what may stand before them; a bare 91 before those of a mobile number alone. */
const wholeNumber = /^(?:(?:\+|00)91|91(?=0?[6-9]))?0?\d{10}$/;

/** Whether a text holds one Indian number and no digit more: not with an extension, nor two of them. */
export function isOneNumber(text: string): boolean {
  const latin = withLatinDigits(text).replaceAll("＋", "+");
  const [number = ""] = /[+\d](?:.*\d)?/s.exec(latin) ?? [];
  return wholeNumber.test(number.replace(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}.()/]/gu, ""));
}
