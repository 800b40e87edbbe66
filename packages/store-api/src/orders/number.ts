import { latinDigits } from "@taanka/api-client/contract";

/**
 * A number that people can read out: the shop's letters, the year in India, and a count.
 *
 * @param count - of the shop's orders, from 1
 */
export const orderNumber = (prefix: string, year: number, count: number): string =>
  `${prefix}-${year}-${String(count).padStart(6, "0")}`;

const bare = (text: string) =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * An order's number as it is written, from how somebody typed it: in small letters, with spaces or
 * other dashes, in the digits of any script, or with nothing between its parts. What is no such number stays, in capitals.
 *
 * @param prefix - the shop's letters
 */
export function readOrderNumber(typed: string, prefix: string): string {
  const text = bare(typed);
  const letters = bare(prefix);
  const [, year, count] =
    /^(\d{4})(\d{6,})$/.exec(text.startsWith(letters) ? text.slice(letters.length) : "") ?? [];
  return year && count ? `${prefix}-${year}-${count}` : typed.trim().toUpperCase();
}
