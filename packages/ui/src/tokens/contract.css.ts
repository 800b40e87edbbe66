import { createGlobalThemeContract } from "@vanilla-extract/css";
import { propertyName } from "./propertyName";
import { tokenShape } from "./shape";

/** The theme contract: every value that components may use, as `var(--taanka-…)`. */
export const vars = createGlobalThemeContract(tokenShape, (_value, path) => propertyName(path));
