import type { Plugin } from "esbuild";

/** Name that a source module has in `dist`, without extension. */
export function outputName(sourceFile: string): string;
/** Of the style sheets that a `.css.ts` module drags in, only its own stays. */
export const ownSheets: Plugin;
