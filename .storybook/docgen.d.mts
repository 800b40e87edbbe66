import type { ParserOptions } from "react-docgen-typescript";
import type { Plugin } from "vite";

export const docgenOptions: ParserOptions;

export const relativePaths: (root: string) => Plugin;
