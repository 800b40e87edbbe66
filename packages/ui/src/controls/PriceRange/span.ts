import { withLatinDigits } from "../DigitsField/digits";

/** The lowest and the highest price, in rupees, both included. */
export type PriceSpan = readonly [lowest: number, highest: number];

/** Which end of a span. */
export type SpanEnd = 0 | 1;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** A span within its limits, its ends in order. */
export function boundedSpan([lowest, highest]: PriceSpan, [min, max]: PriceSpan): PriceSpan {
  const low = between(lowest, min, max);
  return [low, between(highest, low, max)];
}

/** Whole rupees out of what was typed, “1,19,999”, “₹ 1500” or “१५००”; null when there is no number in it. */
export function parseRupees(text: string): number | null {
  const digits = withLatinDigits(text).replace(/\.\d*/, "").replace(/\D/g, "");
  return digits === "" ? null : Number(digits);
}

/** The span after somebody typed one of its ends; it stops at the other end and at the limits. */
export function withTyped(
  span: PriceSpan,
  end: SpanEnd,
  text: string,
  limits: PriceSpan,
): PriceSpan {
  const typed = parseRupees(text) ?? limits[end];
  return end === 0
    ? [between(typed, limits[0], span[1]), span[1]]
    : [span[0], between(typed, span[0], limits[1])];
}
