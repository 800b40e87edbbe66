import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes each brand's tokens as documents of the Design Tokens format: `<brand>.json` for the light
 * mode, `<brand>.dark.json` for the dark one.
 */
export async function writeTokens(folder, brands, toDesignTokens) {
  await mkdir(folder, { recursive: true });
  for (const brand of brands) {
    for (const mode of ["light", "dark"]) {
      const file = mode === "light" ? `${brand.name}.json` : `${brand.name}.dark.json`;
      const text = `${JSON.stringify(toDesignTokens(brand, mode), null, 2)}\n`;
      await writeFile(path.join(folder, file), text);
    }
  }
}
