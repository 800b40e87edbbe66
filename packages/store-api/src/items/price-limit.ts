/** Prices, in rupees, that a search is limited to. */
export interface PriceLimit {
  least: number;
  most: number;
}

const amount = String.raw`(?:₹|rs\.?|inr)?\s{0,3}(\d[\d,]{0,9})(k)?(?![\w.])`;
const below = new RegExp(
  String.raw`(?<!\w)(?:under|below|within|upto|up to|less than)\s{1,3}${amount}`,
  "i",
);
const above = new RegExp(String.raw`(?<!\w)(?:above|over|more than)\s{1,3}${amount}`, "i");

/**
 * Takes what a search says of the price out of it: `kurti under 1,000`, `saree above ₹5k`.
 *
 * @returns the other words, and the limits where there are any
 */
export function readPriceLimit(keyword: string): { text: string; limit: PriceLimit | undefined } {
  let text = keyword;
  const limit = { least: 0, most: Number.POSITIVE_INFINITY };
  const take = (pattern: RegExp, key: keyof PriceLimit) => {
    const found = pattern.exec(text);
    if (!found) return false;
    const [words, digits = "", thousands] = found;
    limit[key] = Number(digits.replaceAll(",", "")) * (thousands ? 1000 : 1);
    text = text.replace(words, " ");
    return true;
  };
  const isLimited = [take(below, "most"), take(above, "least")].includes(true);
  return { text, limit: isLimited ? limit : undefined };
}
