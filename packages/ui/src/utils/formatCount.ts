/** Languages that write numbers in ASCII digits, grouped the Indian way. */
const grouped = /^(en|hi)-IN$/;

/** Above it numbers lose their last digits, which `Intl` rounds in its own way. */
const largest = 10 ** 13;

/**
 * Whether `groupDigits` writes a number as the language does. A page's first `Intl.NumberFormat`
 * costs it 17 to 30 ms, more than a hundred product cards; sums and counts rarely need one.
 */
export function groupsByHand(value: number, locale: string): boolean {
  return grouped.test(locale) && Math.abs(value) < largest;
}

/** `"119999.50"` as `1,19,999.50`. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d\d)*\d{3}(\.|$))/g, ",");
}

/** A count of things in the language's own digits and groups: `1,19,999`. */
export function formatCount(count: number, locale: string): string {
  return groupsByHand(count, locale) && Number.isInteger(count)
    ? groupDigits(String(count))
    : new Intl.NumberFormat(locale).format(count);
}
