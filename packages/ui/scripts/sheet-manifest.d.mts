/** Writes which sheets every component needs, as `sheets.json` with its types. */
export function writeSheetManifest(
  dist: string,
  sheetOf: (module: string) => string[],
): Promise<void>;
