import type { Plugin } from "esbuild";

/** Name that a source module has in `dist`, without extension. */
export function outputName(sourceFile: string): string;
/** Builds one module for each source module. */
export function perModule(): Plugin;
