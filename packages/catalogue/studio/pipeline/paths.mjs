/** Where the studio reads and writes. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const STUDIO = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGE = dirname(STUDIO);
export const PRODUCTS = join(PACKAGE, "data", "products");
export const PICTURES = join(PACKAGE, "pictures");
export const MANIFEST = join(PICTURES, "manifest.json");
export const CACHE = join(STUDIO, "cache");
export const MASTERS = join(CACHE, "masters");
/** Sheets of this run; each run has its own, so that runs do not delete each other's. */
export const SHEETS = join(CACHE, `sheets-${process.pid}`);
export const STATE = join(CACHE, "state.json");
