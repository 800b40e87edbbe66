import type { ParserOptions } from "react-docgen-typescript";

export const docgenOptions: ParserOptions;
