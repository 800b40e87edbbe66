const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as a shopper reads it, `3 Nov 2026`. Always the day in India, so that the server and every
 * browser write the same. An empty text for what is no date.
 */
export function formatDay(date: string | number | Date, locale = "en-IN"): string {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return "";
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "Asia/Kolkata" });
    formatters.set(locale, formatter);
  }
  return formatter.format(day);
}
