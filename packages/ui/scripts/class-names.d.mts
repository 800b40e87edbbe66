/** What vanilla-extract tells of a class to be named. */
export interface ClassOrigin {
  hash: string;
  filePath: string;
  packageName?: string;
}

/** Names classes in six characters. */
export function shortClassNames(): (origin: ClassOrigin) => string;
