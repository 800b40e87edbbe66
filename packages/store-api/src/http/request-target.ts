type Refusal = 400 | 414;

/** Longer addresses than any page or call has. */
const longest = 8192;

const isPath = (path: string) => /^\/(?!\/)[^\\#]*$/.test(path);

/** `.` and `..`, which every client resolves itself; here they could only hide another path. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

function decodes(text: string): boolean {
  try {
    return !text.includes("%") || !decodeURIComponent(text).includes("\0");
  } catch {
    return false;
  }
}

/**
 * The status that refuses a page's request for its target alone, or undefined when the target is a
 * path with or without a query: `//elsewhere.example`, `http://[::1` and `/..//` reach no page and
 * become no address. An escape that can't be read, such as `%` or `%FF`, is the pages' to answer:
 * people follow links with `50%off` in them.
 */
export function refusePageTarget(target = ""): Refusal | undefined {
  if (target.length > longest) return 414;
  const [path = "", ...query] = target.split("?");
  const isGood =
    isPath(path) && !dotSegment.test(path) && !query.some((part) => part.includes("#"));
  return isGood ? undefined : 400;
}

/**
 * The same for a call of the API, whose callers are programs: an escape that can't be read, and a
 * zero byte, are refused as well, so that no call has to take care of them.
 */
export function refuseTarget(target = ""): Refusal | undefined {
  return refusePageTarget(target) ?? (decodes(target) ? undefined : 400);
}

/** What is said with the status of {@link refuseTarget}. */
export const refusalText = (status: Refusal): string =>
  status === 414 ? "URI too long" : "Bad request";
