/**
 * Seconds that a server asks to wait by `Retry-After`, which is a number of them or a date (RFC 9110,
 * 10.2.3); undefined without the header or where it is neither.
 */
export function retryAfterOf(headers: Pick<Headers, "get">): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  // Engines read a date into nearly anything; one of HTTP begins with its day's name.
  if (!/^[a-z]{3}/i.test(value)) return undefined;
  const seconds = Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
