/** What vanilla-extract tells of a class to be named. */
export interface ClassOrigin {
  hash: string;
  filePath: string;
  packageName?: string;
  debugId?: string;
}

/** What every class of the kit begins with. */
export const CLASS_PREFIX: string;
/** Names classes in seven characters. */
export function shortClassNames(): (origin: ClassOrigin) => string;
