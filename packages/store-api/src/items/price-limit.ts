import { latinDigits } from "@taanka/api-client/contract";

/** Prices, in rupees, that a search is limited to. */
export interface PriceLimit {
  least: number;
  most: number;
}

/** Paise are left out; what goes on in digits is another number, or none. */
const amount = String.raw`(?:₹|rs\.?|inr)?\s{0,3}(\d[\d,]{0,9})(?:\.\d{1,2})?(?:(k)|\s?(?:rs|rupees|inr|\/-))?(?![\w₹]|[.,]*\d)`;
const below = new RegExp(
  String.raw`(?<!\w)(?:under|below|within|upto|up to|less than)\s{1,3}${amount}`,
  "i",
);
const above = new RegExp(String.raw`(?<!\w)(?:above|over|more than)\s{1,3}${amount}`, "i");
const between = new RegExp(
  String.raw`(?<!\w)between\s{1,3}${amount}\s{1,3}(?:and|to)\s{1,3}${amount}`,
  "i",
);

const rupees = (digits = "", thousands?: string) =>
  Number(digits.replaceAll(",", "")) * (thousands ? 1000 : 1);

/**
 * Takes what a search says of the price out of it: `kurti under 1,000`, `saree above ₹5k`, `lehenga
 * between 5000 and 9000`.
 *
 * @returns the other words, and the limits where there are any
 */
export function readPriceLimit(keyword: string): { text: string; limit: PriceLimit | undefined } {
  let text = latinDigits(keyword);
  const take = (pattern: RegExp) => {
    const found = pattern.exec(text);
    if (found) text = text.replace(found[0], " ");
    return found;
  };
  const range = take(between);
  const most = take(below);
  const least = take(above);
  if (!range && !most && !least) return { text, limit: undefined };
  const ends = range
    ? [rupees(range[1], range[2]), rupees(range[3], range[4])]
    : [0, Number.POSITIVE_INFINITY];
  const limit = {
    least: least ? rupees(least[1], least[2]) : Math.min(...ends),
    most: most ? rupees(most[1], most[2]) : Math.max(...ends),
  };
  return { text, limit };
}
