export function writeTokens<B extends { name: string }>(
  folder: string,
  brands: readonly B[],
  toDesignTokens: (brand: B, mode: "light" | "dark") => unknown,
): Promise<void>;
