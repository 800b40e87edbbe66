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
 * The status that refuses a request for its target alone, or undefined when the target is a path
 * with or without a query. So nobody behind has to take care of `//elsewhere.example`,
 * `http://[::1`, `%` or `/..//`: they can neither throw there nor become an address.
 */
export function refuseTarget(target = ""): Refusal | undefined {
  if (target.length > longest) return 414;
  const [path = "", ...query] = target.split("?");
  const isGood =
    isPath(path) && !dotSegment.test(path) && !query.some((part) => part.includes("#"));
  return isGood && decodes(target) ? undefined : 400;
}

/** What is said with the status of {@link refuseTarget}. */
export const refusalText = (status: Refusal): string =>
  status === 414 ? "URI too long" : "Bad request";
