import emotionHash from "@emotion/hash";

// The package of vanilla-extract is CommonJS in Node's eyes.
const hash = emotionHash.default ?? emotionHash;
const LENGTH = 4;

/** What every class of the kit begins with: sheets beside other CSS know the kit's elements by it. */
export const CLASS_PREFIX = "t_";

/**
 * Names classes in seven characters instead of nine: pages repeat them hundreds of times, and names
 * are what compresses worst.
 *
 * The names of parts stay as they were told.
 *
 * @returns vanilla-extract's `identifiers`; fails when two files would get the same names
 */
export function shortClassNames() {
  const owners = new Map();
  return ({ hash: name, filePath, packageName, debugId }) => {
    // A part's name is told: it lasts.
    if (debugId?.startsWith(CLASS_PREFIX)) return debugId;
    const file = hash(`${packageName ?? ""}${filePath}`);
    if (!name.startsWith(file)) throw new Error(`Class names are built differently now: ${name}.`);
    const short = file.slice(-LENGTH);
    const owner = owners.get(short) ?? filePath;
    owners.set(short, owner);
    if (owner !== filePath) throw new Error(`${owner} and ${filePath} would share class names.`);
    return `${CLASS_PREFIX}${short}${name.slice(file.length)}`;
  };
}
