export function tailwindTheme(
  tokenPaths: ReadonlyArray<readonly [group: string, name: string]>,
  propertyName: (path: readonly string[]) => string,
): string;
