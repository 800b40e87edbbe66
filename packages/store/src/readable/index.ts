/** Parameters that a listing reads from the query string of its address. */
export const listingParameters = {
  query: "q",
  sort: "sort",
  filter: "filter",
  page: "page",
} as const;

/**
 * The text without escapes; undefined where one is broken (`50%off`) or no UTF-8 (`%E9`, as old
 * mailers write `é`).
 */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** No page has these in its address, and a pattern's `.` does not match each of them. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a path may be one of the shop's: its escapes can be read, and it has no control characters. */
export function isReadablePath(pathname: string): boolean {
  const text = decoded(pathname);
  return text !== undefined && !controls.test(text);
}

/** A database takes no zero byte. */
const isReadableParameter = (pair: string) => decoded(pair)?.includes("\0") === false;

/**
 * Reads a query string without the parameters that can't be read, which `URLSearchParams` would give
 * as `50%off` or with replacement characters: a page takes them as absent.
 *
 * @param search with or without its question mark
 */
export function readSearch(search: string): URLSearchParams {
  if (!search.includes("%") && !search.includes("\0")) return new URLSearchParams(search);
  return new URLSearchParams(
    search.replace(/^\?/, "").split("&").filter(isReadableParameter).join("&"),
  );
}
